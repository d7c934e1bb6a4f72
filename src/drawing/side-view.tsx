import { useCallback } from 'react';
import { useRead } from '../ui/live';
import type { Source } from '../ui/source';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeFromSide } from '../text/describe-rig';
import { driverRoom } from './driver-room';
import type { ShownRig } from './last-possible';
import { LiveShapes, useDerived } from './live-shapes';
import { reasonFor } from './reason-note';
import { sideScene } from './side-scene';
import { sideShapes } from './side-shapes';
import type { DrawnRig } from './top-model';

/** Before the window's size is known. */
const firstSize: Size = { width: 480, height: 320 };

interface SideViewProps {
  readonly source: Source<ShownRig>;
  /** The same when the typing pauses. */
  readonly pause: Source<DrawnRig>;
}

/** The rig from the side: how high the screen is, and where the eye is before it. */
export function SideView({ source, pause }: SideViewProps) {
  const { size, ref } = useSize(firstSize);
  const draw = useCallback(
    ({ rig, seen, plan, units = 'cm', insteadBecause }: ShownRig) => {
      const wheelMm = plan && driverRoom(plan).wheelMm;
      const scene = rig && sideScene(rig, seen.ok ? seen.value : null, { size, wheelMm, units });
      const ownReason = reasonFor(seen, { isDrawn: scene !== null, hasDriver: true });
      return {
        shapes: scene ? sideShapes(scene) : [],
        reason: insteadBecause ?? ownReason,
        isPale: insteadBecause !== null,
      };
    },
    [size],
  );
  const model = useDerived(source, draw);
  const reason = useRead(model, (now) => now.reason);
  const isPale = useRead(model, (now) => now.isPale);
  const name = useRead(pause, nameOf);
  return (
    <div className={isPale ? 'rig-paper rig-pale' : 'rig-paper'}>
      <svg
        ref={ref}
        className="rig-drawing"
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={name}
      >
        <LiveShapes source={model} />
      </svg>
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}

const nameOf = ({ seen }: DrawnRig): string => describeFromSide(seen);
