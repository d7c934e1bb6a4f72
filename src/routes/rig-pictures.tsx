import { useRef } from 'react';
import type { Workspace } from '../features/calculator/workspace';
import { FidelityPlot } from '../features/fidelity/fidelity-plot';
import { RigView } from '../features/rig-view/rig-view';
import type { DrawnRig } from '../features/rig-view/top-view';
import type { Units } from '../core/units';
import type { Answer } from '../rig/answer';
import type { RigEntry } from '../rig/entry';
import type { LiveAnswer } from '../store/answers';
import { adoptStyles } from '../ui/adopt-styles';
import { useRead } from '../ui/live';
import { useInSight } from '../ui/use-in-sight';
import styles from './rig-pictures.css?inline';

export { answerOf } from '../rig/answer';

adoptStyles(styles);

const drawnRig = ({ rig, seen, plan }: Answer, units: Units): DrawnRig => ({
  rig: rig.ok ? rig.value : null,
  seen,
  plan,
  units,
});

const exactOf = ({ exact }: LiveAnswer) => exact;

/**
 * The rig to scale, and how true its picture is. Loaded apart from the rest, when it comes into sight. The drawing from
 * above follows each key, the other pictures when the typing pauses.
 */
export function RigPictures({ store, nextFrame, nextPause }: Workspace) {
  const drawing = useRef<HTMLDivElement>(null);
  const drawn = useRead(useInSight(drawing) ? nextFrame : nextPause, exactOf);
  const inPause = useRead(nextPause, exactOf);
  const units = useRead(store, (state) => state.units);
  // What is held moves with the hand, and the next key starts from where it is.
  const change = (part: Partial<RigEntry>) => {
    store.change(part);
    nextFrame.catchUp();
    nextPause.catchUp();
  };
  return (
    <>
      <div ref={drawing}>
        {drawn && inPause && (
          <RigView
            {...drawnRig(drawn, units)}
            inPause={drawnRig(inPause, units)}
            onEyeDistanceCm={(cm) => change({ distance: String(cm), distanceUnit: 'cm' })}
            onSideAngleDegrees={(degrees) => change({ sideAngle: degrees === null ? '' : String(degrees) })}
          />
        )}
      </div>
      {inPause && <FidelityPlot seen={inPause.seen} />}
    </>
  );
}
