import { words } from '#messages/pictures';
import { useState, type ReactNode } from 'react';
import { useRead } from '../ui/live';
import { Segments } from '../ui/fields/segments';
import type { Source } from '../ui/source';
import { describeHorizon } from '../text/describe-rig';
import { lastPossible } from './last-possible';
import { useDerived } from './live-shapes';
import { remarkOn } from '../text/drawing-remarks';
import { SideView } from './side-view';
import type { DrawnRig } from './top-model';
import { TopPicture, TopView } from './top-view';

interface RigViewProps {
  /** The rig for what follows each key. */
  readonly source: Source<DrawnRig>;
  /** The same rig, or what it was before the typing that still goes on: for what need not follow each key. */
  readonly pause: Source<DrawnRig>;
  readonly onEyeDistanceCm: (cm: number) => void;
  readonly onSideAngleDegrees: (degrees: number | null) => void;
}

type View = 'above' | 'side';

const views = (['above', 'side'] as const).map((value) => ({ value, text: words.rig.views[value] }));

const hasSides = ({ rig }: DrawnRig) => rig !== null && rig.sides !== null;
const isFixed = ({ rig }: DrawnRig) => (rig?.sides?.sideAngle ?? null) !== null;
const horizonOf = ({ seen, units }: DrawnRig) =>
  seen.ok && seen.value.rig.eyeOffsetMm !== 0 ? describeHorizon(seen.value, units) : null;

/** Your rig, to scale: from above, where it can be taken by its handles, or from the side. */
export function RigView({ source, pause, onEyeDistanceCm, onSideAngleDegrees }: RigViewProps) {
  const [view, setView] = useState<View>('above');
  const [human, setHuman] = useState(false);
  const [remember] = useState(lastPossible);
  const shown = useDerived(source, remember);
  const isTriple = useRead(shown, hasSides);
  const fixed = useRead(shown, isFixed);
  const horizon = useRead(pause, horizonOf);
  const remark = useRead(pause, remarkOn);
  return (
    <Frame
      bar={
        <>
          <Segments label={words.rig.view} options={views} value={view} onChange={setView} />
          <button
            className="button button-small rig-tool"
            type="button"
            aria-pressed={human}
            aria-disabled={view === 'side'}
            onClick={() => view === 'above' && setHuman((now) => !now)}
          >
            {words.rig.humanField}
          </button>
        </>
      }
      caption={
        <>
          {remark !== null && <p className="rig-remark">{remark}</p>}
          {human && view === 'above' && <p>{words.rig.humanFieldExplained}</p>}
          {horizon !== null && <p>{horizon}</p>}
          <div className="rig-foot">
            <p className="rig-hint">
              {view === 'side' ? words.rig.hintSide : isTriple ? words.rig.hintTriple : words.rig.hintSingle}
            </p>
            {/* Always there with side screens: it must not come and go under a dragging finger. */}
            {isTriple && view === 'above' && (
              <button
                className="button button-small rig-tool"
                type="button"
                aria-disabled={!fixed}
                onClick={() => fixed && onSideAngleDegrees(null)}
              >
                {words.rig.idealSideAngle}
              </button>
            )}
          </div>
        </>
      }
    >
      {view === 'above' ? (
        <TopView
          source={shown}
          pause={pause}
          human={human}
          onEyeDistanceCm={onEyeDistanceCm}
          onSideAngleDegrees={onSideAngleDegrees}
        />
      ) : (
        <SideView source={shown} pause={pause} />
      )}
    </Frame>
  );
}

const notYet = () => undefined;

/** The same frame as the page is written with, before anything in it answers. */
export const ServedRigView = (drawn: DrawnRig) => (
  <Frame
    isInert
    bar={
      <>
        <Segments label={words.rig.view} options={views} value="above" onChange={notYet} />
        <button className="button button-small rig-tool" type="button" aria-pressed={false}>
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
    <TopPicture {...drawn} hasKnob />
  </Frame>
);

interface FrameProps {
  /** Nothing in the bar answers yet. */
  readonly isInert?: boolean;
  readonly bar: ReactNode;
  readonly caption: ReactNode;
  readonly children: ReactNode;
}

const Frame = ({ isInert = false, bar, caption, children }: FrameProps) => (
  <figure className="rig-view" aria-label={words.rig.title}>
    <div className="rig-bar" inert={isInert}>
      {bar}
    </div>
    {children}
    <figcaption className="rig-caption">{caption}</figcaption>
  </figure>
);
