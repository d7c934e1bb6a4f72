import { words } from '#messages/drawing';
import { useId, type ReactNode } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeRig } from '../text/describe-rig';
import { pointsAlong } from './driver-room';
import { line, strokePath } from './paths';
import { linesAlong, squareAt } from './place-labels';
import { commonViewport, type Placed } from './shared-viewport';
import { digits, projection, type PixelPoint, type Viewport } from './viewport';
import { path, StillDrawing, type Shape } from './shapes';
import { topModel, type DrawnRig } from './top-model';
import './planned-rig.css';

/** Before the window's size is known. */
export const firstSize: Size = { width: 480, height: 320 };

export interface PlannedRigProps {
  readonly today: DrawnRig;
  /** The rig that could be; null = there is none, and today's stands alone. */
  readonly planned: DrawnRig | null;
}

/** A rig that could be, from above, with today's pale behind it: both to one scale, their screens on the same spot. */
export function PlannedRig({ today, planned }: PlannedRigProps) {
  const { size, ref } = useSize(firstSize);
  const shapes = plannedShapes({ today, planned }, size, useId());
  const shown = planned ?? today;
  return (
    <PlannedFigure hasAnswer={planned !== null}>
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeRig(shown.seen, shown.units)} />
    </PlannedFigure>
  );
}

interface PlannedFigureProps {
  readonly hasAnswer: boolean;
  readonly children: ReactNode;
}

/** A drawing, and below it what is pale and what is not. */
export const PlannedFigure = ({ hasAnswer, children }: PlannedFigureProps) => (
  <figure className="planned-rig">
    <div className="rig-paper">{children}</div>
    <figcaption className="planned-caption">
      {hasAnswer ? (
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

const plannedShapes = ({ today, planned }: PlannedRigProps, size: Size, id: string): readonly Shape[] => {
  if (!planned?.rig || !planned.plan) return topModel(today, { id, size }).shapes;
  if (!today.rig || !today.plan) return topModel(planned, { id, size }).shapes;
  const held = commonViewport(
    [
      { plan: planned.plan, eyeDistanceMm: planned.rig.eyeDistanceMm },
      { plan: today.plan, eyeDistanceMm: today.rig.eyeDistanceMm },
    ],
    size,
  );
  const { shape, besides } = todayOn(held, { plan: today.plan, eyeDistanceMm: today.rig.eyeDistanceMm });
  return overDriver(topModel(planned, { id, size, held, besides }).shapes, shape);
};

/** Over the driver, who would hide the other eye, and below all that the answer shows. */
export const overDriver = (shapes: readonly Shape[], shape: Shape): readonly Shape[] => {
  const over = shapes.findIndex(({ key }) => key !== 'grid' && key !== 'driver');
  return [...shapes.slice(0, over), shape, ...shapes.slice(over)];
};

interface TodaysEye {
  readonly eye: PixelPoint;
  /** Where its outer lines of sight end. */
  readonly ends: readonly [PixelPoint, PixelPoint];
}

/** Today's eye and what it sees, and what of them no label may lie on. */
export const todaysEye = ({ eye, ends: [first, last] }: TodaysEye) => ({
  shapes: [
    path('today-sight', line(first, eye, last)),
    {
      key: 'eye',
      tag: 'circle' as const,
      attributes: { className: 'today-eye', cx: digits(eye.x), cy: digits(eye.y), r: 4.5 },
    },
  ],
  besides: [...linesAlong([first, eye, last]), squareAt(eye, 20)],
});

const todayOn = (viewport: Viewport, { plan, eyeDistanceMm }: Placed) => {
  const { centre, sides } = plan;
  const screens = sides ? [sides.left, centre, sides.right] : [centre];
  const project = projection(viewport, eyeDistanceMm);
  const { shapes, besides } = todaysEye({
    eye: project({ xMm: 0, yMm: 0 }),
    ends: [project((sides?.left ?? centre).lit.start), project((sides?.right ?? centre).lit.end)],
  });
  const shape: Shape = {
    key: 'today',
    tag: 'g',
    attributes: { className: 'today' },
    children: [
      ...screens.map(({ frame }, index) =>
        path('today-screen', strokePath(frame, { project, pxPerMm: viewport.pxPerMm }), `${index}`),
      ),
      ...shapes,
    ],
  };
  const glass = screens.flatMap(({ frame }) => linesAlong(pointsAlong(frame).map(project)));
  return { shape, besides: [...besides, ...glass] };
};
