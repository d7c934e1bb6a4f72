import { words } from '#messages/drawing';
import type { ReactNode } from 'react';
import type { Units } from '../domain/geometry/units';
import { Button } from '../ui/button';
import { ViewSwitch } from '../ui/navigation/view-switch';
import type { RigToDraw } from './top-layout';
import { TopPicture } from './top-picture';
import './handle.css';
import './rig-bar.css';
import './rig-view.css';

export type View = 'above' | 'side';

export const views = (['above', 'side'] as const).map((value) => ({ value, text: words.rig.views[value] }));

interface ServedRigViewProps {
  readonly rig: RigToDraw;
  readonly units: Units;
}

/** The view as written into the page, before the calculator has loaded. */
export const ServedRigView = (props: ServedRigViewProps) => (
  <Frame
    variant="served"
    bar={
      <>
        <ViewSwitch label={words.rig.view} options={views} value="above" onChange={() => undefined} />
        <Button look="plain" className="rig-tool" aria-pressed={false}>
          {words.rig.humanField}
        </Button>
      </>
    }
    caption={
      <div className="rig-foot">
        <p className="rig-hint screen-only">{words.rig.hintSingle}</p>
      </div>
    }
  >
    <TopPicture {...props} />
  </Frame>
);

interface FrameProps {
  /** served: the bar's controls have no effect yet. */
  readonly variant: 'live' | 'served';
  readonly bar: ReactNode;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

export const Frame = ({ variant, bar, caption, children }: FrameProps) => (
  <figure className="rig-view" aria-label={words.rig.title}>
    <div className="rig-bar" inert={variant === 'served'}>
      {bar}
    </div>
    {children}
    <figcaption className="rig-caption text-note">{caption}</figcaption>
  </figure>
);
