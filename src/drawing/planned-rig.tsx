import { words } from '#messages/pictures';
import type { ReactNode } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { commonViewport } from './shared-viewport';
import { describeRig } from '../text/describe-rig';
import { digits, projection, type Viewport } from './viewport';
import { line, strokePath } from './paths';
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
  const shapes = plannedShapes(today, planned, size);
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

const plannedShapes = (today: DrawnRig, planned: DrawnRig | null, size: Size): readonly Shape[] => {
  const options = { size, live: false, human: false };
  if (!planned?.rig || !planned.plan) return topModel(today, { ...options, held: null }).shapes;
  if (!today.rig || !today.plan) return topModel(planned, { ...options, held: null }).shapes;
  const viewport = commonViewport(
    [
      { plan: planned.plan, eyeDistanceMm: planned.rig.eyeDistanceMm },
      { plan: today.plan, eyeDistanceMm: today.rig.eyeDistanceMm },
    ],
    size,
  );
  const shapes = topModel(planned, { ...options, held: viewport }).shapes;
  // Over the driver, who would hide the other eye, and below all that the answer shows.
  const over = shapes.findIndex(({ key }) => key !== 'driver');
  return [...shapes.slice(0, over), todayShape(today, viewport), ...shapes.slice(over)];
};

const todayShape = ({ rig, plan }: DrawnRig, viewport: Viewport): Shape => {
  const screens = plan ? (plan.sides ? [plan.sides.left, plan.centre, plan.sides.right] : [plan.centre]) : [];
  const project = projection(viewport, rig?.eyeDistanceMm ?? 0);
  const eye = project({ xMm: 0, yMm: 0 });
  const [first, last] = [screens[0], screens.at(-1)];
  return {
    key: 'today',
    tag: 'g',
    attributes: { className: 'today' },
    children: [
      ...screens.map(({ frame }, index) =>
        path('today-screen', strokePath(frame, { project, pxPerMm: viewport.pxPerMm }), `${index}`),
      ),
      ...(first && last
        ? [path('today-sight', line(project(first.lit.start), eye, project(last.lit.end)))]
        : []),
      {
        key: 'eye',
        tag: 'circle',
        attributes: { className: 'today-eye', cx: digits(eye.x), cy: digits(eye.y), r: 4.5 },
      },
    ],
  };
};
