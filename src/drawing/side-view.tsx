import { useId } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeFromSide } from '../text/describe-rig';
import { driverRoom } from './driver-room';
import { reasonFor } from './reason-note';
import { StillDrawing } from './shapes';
import type { ShownRig } from './shown-rig';
import { sideScene } from './side-scene';
import { sideShapes } from './side-shapes';
import './live-drawing.css';

/** Before the window's size is known. */
const firstSize: Size = { width: 480, height: 384 };

/** The rig from the side: how high the screen is, and where the eye is before it. */
export function SideView({ entered, drawn, insteadBecause }: ShownRig) {
  const { size, ref } = useSize(firstSize);
  const id = useId();
  const { rig, seen, plan, units = 'cm' } = drawn;
  const bare = insteadBecause !== null;
  const wheelMm = plan && driverRoom(plan).wheelMm;
  const scene = rig && sideScene(rig, seen.ok && !bare ? seen.value : null, { size, wheelMm, units, bare });
  const reason = insteadBecause ?? reasonFor(seen, { isDrawn: scene !== null, hasDriver: true });
  return (
    <div className={entered.seen.ok ? 'rig-paper' : 'rig-paper rig-pale'}>
      <StillDrawing
        ref={ref}
        size={size}
        shapes={scene ? sideShapes(scene, id) : []}
        label={describeFromSide(entered.seen)}
      />
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}
