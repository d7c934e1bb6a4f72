import { words } from '#messages/drawing';
import { useId, type ReactNode } from 'react';
import type { Units } from '../domain/geometry/units';
import { describeRig } from '../text/describe-rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { pointsAlong } from './driver-room';
import { line } from './paths';
import { linesAlong, squareAt } from './place-labels';
import { eyeDot, path, StillDrawing, type Shape } from './shapes';
import { commonViewport } from './shared-viewport';
import { topDrawing } from './top-drawing';
import { outerEnds, topLayout, type RigToDraw, type TopLayout, type TopOptions } from './top-layout';
import { framePaths } from './top-paths';
import type { PixelPoint } from './viewport';
import './planned-rig.css';

/** Assumed until the drawing is measured. */
export const firstSize: Size = { width: 480, height: 320 };

export interface PlannedRigProps {
  readonly today: RigToDraw;
  /** null = no answer; the current rig is drawn alone. */
  readonly planned: RigToDraw | null;
  readonly units: Units;
}

/** A planned rig from above, over the current one in pale: at one scale, with their screens at the same place. */
export function PlannedRig({ today, planned, units }: PlannedRigProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = plannedShapes({ today, planned, units }, size, useId());
  const { seen } = planned ?? today;
  return (
    <PlannedFigure planned={planned}>
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeRig(seen, units)} />
    </PlannedFigure>
  );
}

interface PlannedFigureProps {
  readonly planned: RigToDraw | null;
  readonly children: ReactNode;
}

/** A drawing with a legend below it. */
export const PlannedFigure = ({ planned, children }: PlannedFigureProps) => (
  <figure className="planned-rig">
    <div className="rig-paper">{children}</div>
    <figcaption className="planned-caption text-note">
      {planned ? (
        <>
          <span className="planned-answer">{words.planned.answer}</span>
          <span className="planned-today">{words.planned.today}</span>
        </>
      ) : (
        words.planned.onlyToday
      )}
    </figcaption>
  </figure>
);

const plannedShapes = (
  { today, planned, units }: PlannedRigProps,
  size: Size,
  id: string,
): readonly Shape[] => {
  const options: TopOptions = { size, units, variant: 'picture' };
  const viewport = planned && commonViewport([planned, today], size);
  const before = viewport && topLayout(today, { ...options, viewport });
  if (!planned || !before) {
    const alone = planned?.rig.ok && planned.plan ? planned : today;
    return topDrawing(alone, { ...options, id }).shapes;
  }
  const { shape, obstacles } = todaysRig(before);
  return overDriver(topDrawing(planned, { ...options, id, viewport, obstacles }).shapes, shape);
};

/** Inserts a shape above the driver, who would hide the other eye, and below everything else. */
export const overDriver = (shapes: readonly Shape[], shape: Shape): readonly Shape[] => {
  const over = shapes.findIndex(({ key }) => key !== 'grid' && key !== 'driver');
  return [...shapes.slice(0, over), shape, ...shapes.slice(over)];
};

interface TodaysEye {
  readonly eye: PixelPoint;
  /** Ends of its outer lines of sight. */
  readonly ends: readonly [PixelPoint, PixelPoint];
}

/** The current eye and its lines of sight, also as obstacles for labels. */
export const todaysEye = ({ eye, ends: [first, last] }: TodaysEye) => ({
  shapes: [path('today-sight', line(first, eye, last)), eyeDot(eye, 'today-eye')],
  obstacles: [...linesAlong([first, eye, last]), squareAt(eye, 20)],
});

const todaysRig = (layout: TopLayout) => {
  const { screens, project, eye } = layout;
  const { shapes, obstacles } = todaysEye({ eye, ends: outerEnds(layout) });
  const shape: Shape = {
    key: 'today',
    tag: 'g',
    attributes: { className: 'today' },
    children: [...framePaths(layout).map((d, index) => path('today-screen', d, `${index}`)), ...shapes],
  };
  const glass = screens.flatMap(({ frame }) => linesAlong(pointsAlong(frame).map(project)));
  return { shape, obstacles: [...obstacles, ...glass] };
};
