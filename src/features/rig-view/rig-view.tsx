import { useId, useState } from 'react';
import { describeHorizon } from './describe-rig';
import { SideView } from './side-view';
import { TopView, type RigViewProps } from './top-view';

export { TopView, type RigViewProps } from './top-view';

/** Your rig, to scale: from above, where it can be taken by its handles, and from the side. */
export function RigView(props: RigViewProps) {
  const { rig, seen, onEyeDistanceCm, onSideAngleDegrees } = props;
  const [human, setHuman] = useState(false);
  const titleId = useId();
  const isFixed = (rig?.sides?.sideAngle ?? null) !== null;
  return (
    <figure className="card rig-view" aria-labelledby={titleId}>
      <div className="rig-head">
        <h3 className="card-title" id={titleId}>
          Your rig, to scale
        </h3>
        <div className="rig-tools">
          {/* Always there with side screens: if it came and went, the drawing would move under a dragging finger. */}
          {rig?.sides && onSideAngleDegrees && (
            <button
              className="rig-tool"
              type="button"
              aria-disabled={!isFixed}
              onClick={() => isFixed && onSideAngleDegrees(null)}
            >
              Ideal side angle
            </button>
          )}
          <button
            className="rig-tool"
            type="button"
            aria-pressed={human}
            onClick={() => setHuman((shown) => !shown)}
          >
            Human field of view
          </button>
        </div>
      </div>
      <div className="rig-papers">
        <TopView {...props} human={human} />
        <SideView rig={rig} seen={seen} />
      </div>
      <figcaption className="rig-caption">
        {human && <p>Dotted: about 60° are seen in focus, and about 114° with both eyes at once.</p>}
        {seen.ok && <p>{describeHorizon(seen.value)}</p>}
        {onEyeDistanceCm && (
          <p className="rig-hint">
            Drawn by the exact geometry, 1:1.{' '}
            {rig?.sides
              ? 'Drag the eye nearer or farther, or a side screen to turn it. The arrow keys do the same: up is farther, or turned further in. Escape puts it back.'
              : 'Drag the eye nearer or farther. The arrow keys do the same: up is farther. Escape puts it back.'}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
