import { useId } from 'react';
import type { Units } from '../domain/geometry/units';
import { describeFromSide } from '../text/describe-rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { insteadBecause, type LiveRig } from './live-rig';
import { StillDrawing } from './shapes';
import { sideDrawing } from './side-drawing';
import './live-drawing.css';

/** Assumed until the drawing is measured. */
const firstSize: Size = { width: 480, height: 384 };

interface SideViewProps {
  readonly live: LiveRig;
  readonly units: Units;
}

/** The rig from the side: the height of the screen, and the eye in front of it. */
export function SideView({ live, units }: SideViewProps) {
  const { size, ref } = useSize(firstSize);
  const { entered, drawn } = live;
  const { shapes, reason } = sideDrawing(drawn, {
    id: useId(),
    size,
    units,
    insteadBecause: insteadBecause(live),
  });
  return (
    <div className={entered.seen.ok ? 'rig-paper' : 'rig-paper rig-pale'}>
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeFromSide(entered.seen)} />
      {reason !== null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}
