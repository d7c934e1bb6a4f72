import { useId, type CSSProperties } from 'react';
import { useSize, type Size } from '../ui/svg/use-size';
import { describeRig } from '../text/describe-rig';
import { pointsAlong } from './driver-room';
import { gridPath, rulerRequests } from './grid';
import { linesAlong, placeLabels, squareAt, type LabelRequest, type Line } from './place-labels';
import { sameEyeShape, sameEyeViewport } from './shared-viewport';
import { beam, eyeDot, labelShapes, path, StillDrawing, type Shape } from './shapes';
import { topModel, type DrawnRig, type TopModel } from './top-model';
import { projection, type PixelPoint } from './viewport';
import './several-rigs.css';

/** Before the window's size is known. */
const firstSize: Size = { width: 272, height: 240 };

interface RigAmongProps {
  readonly drawn: DrawnRig;
  /** All that stand beside it, itself included. */
  readonly among: readonly DrawnRig[];
}

/** The angle stands above the glass; nothing beside it. As several-rigs.css has it. */
const around = { besidePx: 8, abovePx: 40 } as const;

/** One of several rigs, from above and to look at only, at the scale at which all of them fit: its other numbers stand in the table. */
export function RigAmong({ drawn, among }: RigAmongProps) {
  const { size, ref } = useSize(firstSize);
  const held = sameEyeViewport(among, size, around)(drawn.rig?.eyeDistanceMm ?? 0);
  const model = topModel(drawn, { id: useId(), size, held, angleOnly: true });
  return (
    <div
      className="rig-paper several-rigs rig-among"
      style={{ '--rig-shape': sameEyeShape(among) } as CSSProperties}
    >
      <StillDrawing
        ref={ref}
        size={size}
        shapes={model.shapes}
        label={describeRig(drawn.seen, drawn.units)}
      />
      {model.drawn === null && <p className="rig-reason">{model.reason}</p>}
    </div>
  );
}

/** A rig among others, by the letter that it goes by. */
interface MarkedRig {
  readonly mark: string;
  readonly drawn: DrawnRig;
}

interface RigsOverlaidProps {
  readonly rigs: readonly MarkedRig[];
  readonly label: string;
}

/** All of them over each other. */
export function RigsOverlaid({ rigs, label }: RigsOverlaidProps) {
  const { size, ref } = useSize(firstSize);
  return (
    <div className="rig-paper several-rigs">
      <StillDrawing ref={ref} size={size} shapes={overlaidShapes(rigs, size, useId())} label={label} />
    </div>
  );
}

type Drawn = NonNullable<TopModel['drawn']>;

/** Several rigs over each other, at one scale and with one eye. The first is the one that the others are measured against. */
function overlaidShapes(rigs: readonly MarkedRig[], size: Size, id: string): readonly Shape[] {
  const viewportOf = sameEyeViewport(
    rigs.map(({ drawn }) => drawn),
    size,
  );
  const drawn = rigs.flatMap(({ mark, drawn: each }, index): readonly Marked[] => {
    const held = viewportOf(each.rig?.eyeDistanceMm ?? 0);
    const model = topModel(each, { id, size, held, rulerFrom: 'eye' });
    return model.drawn ? [{ mark, index, drawn: model.drawn, shapes: model.shapes }] : [];
  });
  const [first] = drawn;
  if (!first) return [];
  const { eye, away, ground } = first.drawn.scene;
  const labels = placeLabels([...drawn.map(markRequest), ...rulerRequests(ground)], {
    size,
    forbidden: [squareAt(eye, 20), ...drawn.flatMap((each) => linesOf(each.drawn))],
    avoided: [],
  });
  return [
    path(
      'grid',
      gridPath(
        ground,
        labels.map(({ box }) => box),
      ),
    ),
    ...first.shapes.filter(({ key }) => key === 'driver'),
    // The first one last, and so over the others.
    ...drawn.toReversed().map(({ index, drawn: { scene, seen } }) => ({
      key: `rig-${index}`,
      tag: 'g' as const,
      attributes: { className: `overlaid overlaid-${index + 1}` },
      children: [
        ...(index === 0
          ? beam(id, { eye, radius: away, cones: [...scene.cones.centre, ...scene.cones.side] })
          : []),
        ...(seen.ok ? [path('sight', scene.sightLines)] : []),
        ...scene.lit.map((d, at) => path('lit', d, `lit-${at}`)),
      ],
    })),
    eyeDot(eye),
    ...labelShapes(labels),
  ];
}

interface Marked {
  readonly mark: string;
  readonly index: number;
  readonly drawn: Drawn;
  readonly shapes: readonly Shape[];
}

/** The letters stand at an end of their own screens; where screens end on one spot, beside each other. */
const sidesteps = [0, 1, 2, 3];
const sidestepPx = 18;

const markRequest = ({ mark, index, drawn }: Marked): LabelRequest => {
  const [left, right] = outerEnds(drawn);
  return {
    id: `mark-${index + 1}`,
    text: mark,
    figure: mark,
    isLive: index === 0,
    places: sidesteps.flatMap((step) => [
      { x: right.x + 10 + step * sidestepPx, y: right.y + 5, anchor: 'start' as const },
      { x: left.x - 10 - step * sidestepPx, y: left.y + 5, anchor: 'end' as const },
      { x: right.x + 2, y: right.y - 8 - step * sidestepPx, anchor: 'middle' as const },
      { x: right.x + 2, y: right.y + 20 + step * sidestepPx, anchor: 'middle' as const },
    ]),
  };
};

const onViewport = ({ viewport, rig }: Drawn) => projection(viewport, rig.eyeDistanceMm);

const outerEnds = (drawn: Drawn): readonly [PixelPoint, PixelPoint] => {
  const project = onViewport(drawn);
  const { centre, sides } = drawn.plan;
  return [project((sides?.left ?? centre).lit.start), project((sides?.right ?? centre).lit.end)];
};

/** Its screens, and what the eye sees of them. */
const linesOf = (drawn: Drawn): readonly Line[] => {
  const project = onViewport(drawn);
  const { centre, sides } = drawn.plan;
  return (sides ? [sides.left, centre, sides.right] : [centre]).flatMap(({ lit }) => [
    ...linesAlong(pointsAlong(lit).map(project)),
    ...(drawn.seen.ok ? linesAlong([project(lit.start), drawn.scene.eye, project(lit.end)]) : []),
  ]);
};
