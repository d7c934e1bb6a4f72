import type { Rig } from '../domain/geometry/rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeFromSide } from '../text/describe-rig';
import { driverRoom } from './driver-room';
import { digits } from './viewport';
import { line } from './paths';
import { firstSize, PlannedFigure, type PlannedRigProps } from './planned-rig';
import { path, StillDrawing, type Shape } from './shapes';
import { sideScene, type SideScene } from './side-scene';
import { sideShapes } from './side-shapes';
import type { DrawnRig } from './top-model';
import './planned-rig.css';

/** A rig that could be, from the side, with today's eye pale beside the other. */
export function PlannedFromSide({ today, planned }: PlannedRigProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = shapesOf(today, planned, size);
  const { seen } = planned ?? today;
  return (
    <PlannedFigure hasAnswer={planned !== null}>
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeFromSide(seen)} />
    </PlannedFigure>
  );
}

const shapesOf = (today: DrawnRig, planned: DrawnRig | null, size: Size): readonly Shape[] => {
  const { rig, seen, plan, units = 'cm' } = planned ?? today;
  const wheelMm = plan && driverRoom(plan).wheelMm;
  const scene = rig && sideScene(rig, seen.ok ? seen.value : null, { size, wheelMm, units });
  if (!scene) return [];
  const shapes = sideShapes(scene);
  if (!planned || !today.rig) return shapes;
  return [...shapes.slice(0, 1), todaysEye(today.rig, { rig, scene }), ...shapes.slice(1)];
};

/** Before the same screen: so much nearer or farther, higher or lower than the other. */
const todaysEye = (today: Rig, { rig, scene }: { readonly rig: Rig; readonly scene: SideScene }): Shape => {
  const { pxPerMm } = scene;
  const x = scene.eye.x + (rig.eyeDistanceMm - today.eyeDistanceMm) * pxPerMm;
  const y = scene.eye.y - (today.eyeOffsetMm - rig.eyeOffsetMm) * pxPerMm;
  const screenX = scene.eye.x + rig.eyeDistanceMm * pxPerMm;
  const middleY = scene.eye.y + rig.eyeOffsetMm * pxPerMm;
  const half = (rig.panel.heightMm / 2) * pxPerMm;
  return {
    key: 'today',
    tag: 'g',
    attributes: { className: 'today' },
    children: [
      path(
        'today-sight',
        line({ x: screenX, y: middleY - half }, { x, y }, { x: screenX, y: middleY + half }),
      ),
      {
        key: 'eye',
        tag: 'circle',
        attributes: { className: 'today-eye', cx: digits(x), cy: digits(y), r: 4.5 },
      },
    ],
  };
};
