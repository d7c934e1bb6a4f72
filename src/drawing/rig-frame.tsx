import { words } from '#messages/drawing';
import type { ReactNode } from 'react';
import { ViewSwitch } from '../ui/navigation/view-switch';
import type { DrawnRig } from './top-model';
import { TopPicture } from './top-picture';
import './handle.css';
import './rig-bar.css';
import './rig-view.css';

export type View = 'above' | 'side';

export const views = (['above', 'side'] as const).map((value) => ({ value, text: words.rig.views[value] }));

const notYet = () => undefined;

/** The same frame as the page is written with, before anything in it answers. */
export const ServedRigView = (drawn: DrawnRig) => (
  <Frame
    isInert
    bar={
      <>
        <ViewSwitch label={words.rig.view} options={views} value="above" onChange={notYet} />
        <button className="rig-tool" type="button" aria-pressed={false}>
          {words.rig.humanField}
        </button>
      </>
    }
    caption={
      <div className="rig-foot">
        <p className="rig-hint">{words.rig.hintSingle}</p>
      </div>
    }
  >
    <TopPicture {...drawn} />
  </Frame>
);

interface FrameProps {
  /** Nothing in the bar answers yet. */
  readonly isInert?: boolean;
  readonly bar: ReactNode;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

export const Frame = ({ isInert = false, bar, caption, children }: FrameProps) => (
  <figure className="rig-view" aria-label={words.rig.title}>
    <div className="rig-bar" inert={isInert}>
      {bar}
    </div>
    {children}
    <figcaption className="rig-caption">{caption}</figcaption>
  </figure>
);
