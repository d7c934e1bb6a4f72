import { useId } from 'react';
import { describeFromSide } from '../text/describe-rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { firstSize, overDriver, PlannedFigure, todaysEye, type PlannedRigProps } from './planned-rig';
import { StillDrawing, type Shape } from './shapes';
import { sideDrawing } from './side-drawing';
import { sideLayout, type SideLayout } from './side-layout';
import type { RigToDraw } from './top-layout';
import './planned-rig.css';

/** A planned rig from the side, with the current eye pale beside its own. */
export function PlannedFromSide({ today, planned, units }: PlannedRigProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = plannedShapes({ today, planned, units }, size, useId());
  const { seen } = planned ?? today;
  return (
    <PlannedFigure planned={planned}>
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeFromSide(seen)} />
    </PlannedFigure>
  );
}

const plannedShapes = (
  { today, planned, units }: PlannedRigProps,
  size: Size,
  id: string,
): readonly Shape[] => {
  const layout = planned && sideLayout(planned, { size, units });
  const before = layout && todaysPlace(today, layout);
  if (!planned || !before) return sideDrawing(planned ?? today, { id, size, units }).shapes;
  const { shapes, obstacles } = todaysEye(before);
  return overDriver(sideDrawing(planned, { id, size, units, obstacles }).shapes, {
    key: 'today',
    tag: 'g',
    attributes: { className: 'today' },
    children: shapes,
  });
};

/** Place of the current eye in front of the planned screen; null = there is none. */
const todaysPlace = ({ rig: today }: RigToDraw, { rig, eye, top, bottom, pxPerMm }: SideLayout) => {
  if (!today.ok) return null;
  const { eyeDistanceMm, eyeOffsetMm } = today.value;
  return {
    eye: {
      x: eye.x + (rig.eyeDistanceMm - eyeDistanceMm) * pxPerMm,
      y: eye.y - (eyeOffsetMm - rig.eyeOffsetMm) * pxPerMm,
    },
    ends: [top, bottom] as const,
  };
};
