import { useId } from 'react';
import type { Rig } from '../domain/geometry/rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeFromSide } from '../text/describe-rig';
import { driverRoom } from './driver-room';
import type { Line } from './place-labels';
import { firstSize, overDriver, PlannedFigure, todaysEye, type PlannedRigProps } from './planned-rig';
import { StillDrawing, type Shape } from './shapes';
import { sideScene, type SideScene } from './side-scene';
import { sideShapes } from './side-shapes';
import './planned-rig.css';

/** A rig that could be, from the side, with today's eye pale beside the other. */
export function PlannedFromSide({ today, planned }: PlannedRigProps) {
  const { size, ref } = useSize(firstSize);
  const id = useId();
  const shapes = shapesOf({ today, planned }, size, id);
  const { seen } = planned ?? today;
  return (
    <PlannedFigure hasAnswer={planned !== null}>
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeFromSide(seen)} />
    </PlannedFigure>
  );
}

const shapesOf = ({ today, planned }: PlannedRigProps, size: Size, id: string): readonly Shape[] => {
  const { rig, seen, plan, units = 'cm' } = planned ?? today;
  const wheelMm = plan && driverRoom(plan).wheelMm;
  const sceneWith = (besides: readonly Line[]) =>
    rig && sideScene(rig, seen.ok ? seen.value : null, { size, wheelMm, units, besides });
  const scene = sceneWith([]);
  if (!scene || !rig) return [];
  if (!planned || !today.rig) return sideShapes(scene, id);
  const { shapes, besides } = todaysEye(eyeOf(today.rig, { rig, scene }));
  return overDriver(sideShapes(sceneWith(besides) ?? scene, id), {
    key: 'today',
    tag: 'g',
    attributes: { className: 'today' },
    children: shapes,
  });
};

/** Before the same screen: so much nearer or farther, higher or lower than the other. */
const eyeOf = (today: Rig, { rig, scene }: { readonly rig: Rig; readonly scene: SideScene }) => {
  const { pxPerMm } = scene;
  const screenX = scene.eye.x + rig.eyeDistanceMm * pxPerMm;
  const middleY = scene.eye.y + rig.eyeOffsetMm * pxPerMm;
  const half = (rig.panel.heightMm / 2) * pxPerMm;
  return {
    eye: {
      x: scene.eye.x + (rig.eyeDistanceMm - today.eyeDistanceMm) * pxPerMm,
      y: scene.eye.y - (today.eyeOffsetMm - rig.eyeOffsetMm) * pxPerMm,
    },
    ends: [
      { x: screenX, y: middleY - half },
      { x: screenX, y: middleY + half },
    ] as const,
  };
};
