import { words } from '#messages/pictures';
import { useId, useState } from 'react';
import { describeHorizon } from './describe-rig';
import { SideView } from './side-view';
import { TopView, type DrawnRig } from './top-view';

interface RigViewProps extends DrawnRig {
  /** The same rig, or what it was before the typing that still goes on: for what need not follow each key. */
  readonly inPause: DrawnRig;
  readonly onEyeDistanceCm: (cm: number) => void;
  readonly onSideAngleDegrees: (degrees: number | null) => void;
}

/** Your rig, to scale: from above, where it can be taken by its handles, and from the side. */
export function RigView({ inPause, ...top }: RigViewProps) {
  const { rig, onSideAngleDegrees } = top;
  const [human, setHuman] = useState(false);
  const titleId = useId();
  const isFixed = (rig?.sides?.sideAngle ?? null) !== null;
  return (
    <figure className="card rig-view" aria-labelledby={titleId}>
      <div className="rig-head">
        <h3 className="card-title" id={titleId}>
          {words.rig.title}
        </h3>
        <div className="rig-tools">
          {/* Always there with side screens: if it came and went, the drawing would move under a dragging finger. */}
          {rig?.sides && (
            <button
              className="rig-tool"
              type="button"
              aria-disabled={!isFixed}
              onClick={() => isFixed && onSideAngleDegrees(null)}
            >
              {words.rig.idealSideAngle}
            </button>
          )}
          <button
            className="rig-tool"
            type="button"
            aria-pressed={human}
            onClick={() => setHuman((shown) => !shown)}
          >
            {words.rig.humanField}
          </button>
        </div>
      </div>
      <div className="rig-papers">
        <TopView {...top} human={human} />
        <SideView {...inPause} />
      </div>
      <figcaption className="rig-caption">
        {human && <p>{words.rig.humanFieldExplained}</p>}
        {inPause.seen.ok && <p>{describeHorizon(inPause.seen.value, inPause.units)}</p>}
        <p className="rig-hint">{rig?.sides ? words.rig.hintTriple : words.rig.hintSingle}</p>
      </figcaption>
    </figure>
  );
}
