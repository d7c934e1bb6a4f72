import { useId, type CSSProperties } from 'react';
import type { Units } from '../domain/geometry/units';
import { describeRig } from '../text/describe-rig';
import { useSize, type Size } from '../ui/svg/use-size';
import { pointsAlong } from './driver-room';
import { gridPath, rulerRequests } from './grid';
import { linesAlong, placeLabels, squareAt, type LabelRequest, type Line } from './place-labels';
import { beam, eyeDot, labelShapes, path, StillDrawing, type Shape } from './shapes';
import { sameEyeShape, sameEyeViewport } from './shared-viewport';
import { driverShape, topDrawing } from './top-drawing';
import { outerEnds, topLayout, type RigToDraw, type TopLayout } from './top-layout';
import { conePaths, litPaths, sightLines } from './top-paths';
import './several-rigs.css';

/** Assumed until the drawing is measured. */
const firstSize: Size = { width: 272, height: 240 };

interface RigAmongProps {
  readonly rig: RigToDraw;
  /** All rigs of the comparison, this one included. */
  readonly among: readonly RigToDraw[];
  readonly units: Units;
}

/** Margins: for the angle above the glass, and none at the sides; several-rigs.css has the same. */
const around = { besidePx: 8, abovePx: 40 } as const;

/** One of several rigs from above, at the scale that fits all of them. Its other numbers are in the table below. */
export function RigAmong({ rig, among, units }: RigAmongProps) {
  const { size, ref } = useSize(firstSize);
  const viewport = sameEyeViewport(among, size, around)(rig);
  const { shapes, layout, reason } = topDrawing(rig, {
    id: useId(),
    size,
    units,
    variant: 'among',
    viewport,
  });
  return (
    <div
      className="rig-paper several-rigs rig-among"
      style={{ '--rig-shape': sameEyeShape(among) } as CSSProperties}
    >
      <StillDrawing ref={ref} size={size} shapes={shapes} label={describeRig(rig.seen, units)} />
      {layout === null && <p className="rig-reason">{reason}</p>}
    </div>
  );
}

interface MarkedRig {
  /** Letter of the rig. */
  readonly mark: string;
  readonly rig: RigToDraw;
}

interface RigsOverlaidProps {
  readonly rigs: readonly MarkedRig[];
  readonly units: Units;
  readonly label: string;
}

/** All rigs over each other. */
export function RigsOverlaid({ rigs, units, label }: RigsOverlaidProps) {
  const { size, ref } = useSize(firstSize);
  const viewportOf = sameEyeViewport(
    rigs.map(({ rig }) => rig),
    size,
  );
  const marked = rigs.flatMap(({ mark, rig }, index): readonly MarkedLayout[] => {
    const layout = topLayout(rig, { size, units, variant: 'overlaid', viewport: viewportOf(rig) });
    return layout ? [{ mark, index, layout }] : [];
  });
  return (
    <div className="rig-paper several-rigs">
      <StillDrawing ref={ref} size={size} shapes={overlaidShapes(marked, useId())} label={label} />
    </div>
  );
}

interface MarkedLayout {
  readonly mark: string;
  readonly index: number;
  readonly layout: TopLayout;
}

/** Layouts with one scale and one eye. Labels compare the others with the first. */
function overlaidShapes(marked: readonly MarkedLayout[], id: string): readonly Shape[] {
  const [first] = marked;
  if (!first) return [];
  const { eye, away: radius, grid, size, room } = first.layout;
  const labels = placeLabels([...marked.map(markRequest), ...rulerRequests(grid)], {
    size,
    forbidden: [squareAt(eye, 20), ...marked.flatMap(({ layout }) => linesOf(layout))],
    avoided: [],
  });
  const boxes = labels.map(({ box }) => box);
  return [
    path('grid', gridPath(grid, boxes)),
    ...(room.driver ? [driverShape(first.layout)] : []),
    // The first one is drawn last, over the others.
    ...marked.toReversed().map(({ index, layout }) => ({
      key: `rig-${index}`,
      tag: 'g' as const,
      attributes: { className: `overlaid overlaid-${index + 1}` },
      children: [
        ...(index === 0 ? beam(id, { eye, radius, cones: conePaths(layout) }) : []),
        ...(layout.seen ? [path('sight', sightLines(layout))] : []),
        ...litPaths(layout).map((d, at) => path('lit', d, `lit-${at}`)),
      ],
    })),
    eyeDot(eye),
    ...labelShapes(labels),
  ];
}

/** Letters stand at an end of their own screens; at a shared end, beside each other. */
const sidesteps = [0, 1, 2, 3];
const sidestepPx = 18;

const markRequest = ({ mark, index, layout }: MarkedLayout): LabelRequest => {
  const [left, right] = outerEnds(layout);
  return {
    id: `mark-${index + 1}`,
    figure: mark,
    ...(index === 0 && { look: 'live' as const }),
    places: sidesteps.flatMap((step) => [
      { x: right.x + 10 + step * sidestepPx, y: right.y + 5, anchor: 'start' as const },
      { x: left.x - 10 - step * sidestepPx, y: left.y + 5, anchor: 'end' as const },
      { x: right.x + 2, y: right.y - 8 - step * sidestepPx, anchor: 'middle' as const },
      { x: right.x + 2, y: right.y + 20 + step * sidestepPx, anchor: 'middle' as const },
    ]),
  };
};

/** Screens and lines of sight. */
const linesOf = ({ screens, project, seen, eye }: TopLayout): readonly Line[] =>
  screens.flatMap(({ lit }) => [
    ...linesAlong(pointsAlong(lit).map(project)),
    ...(seen ? linesAlong([project(lit.start), eye, project(lit.end)]) : []),
  ]);
