import { words as exactWords } from '#messages/exact';
import { words } from '#messages/view-details';
import type { Units } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { angleFigure, angleText } from '../../text/angles';
import type { FigureParts } from '../../text/figures';
import { lengthFigure, lengthNumber } from '../../text/lengths';
import { Figure } from '../../ui/figure';
import { Refine } from './refine';
import { Sharpness, sharpnessOf } from './sharpness';
import './view-details.css';

type AngleId = keyof typeof words.angles;

/** Angles that are not among the large figures, without those that add nothing. */
function otherAngles(
  { h, coverage, triple }: ViewAngles,
  units: Units,
): readonly (readonly [AngleId, FigureParts])[] {
  return [
    // A curved screen may cover more than its picture shows.
    ...(angleText(coverage) === angleText(h) ? [] : [['coverage', angleFigure(coverage)] as const]),
    ...(triple
      ? ([
          ['total', angleFigure(triple.total)],
          ['blindWedge', angleFigure(triple.blindWedge)],
          [
            'footprint',
            {
              ...lengthFigure(triple.footprint.depthMm, units),
              number: exactWords.footprint(
                lengthNumber(triple.footprint.widthMm, units),
                lengthNumber(triple.footprint.depthMm, units),
              ),
            },
          ],
        ] as const)
      : []),
  ];
}

interface ViewDetailsProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
}

/** Details that few visitors need each time: other angles, choices of the exact method, sharpness. */
export function ViewDetails({ entry, view }: ViewDetailsProps) {
  const units = useStore((state) => state.units);
  const angles = otherAngles(view, units);
  const sharp = sharpnessOf(entry);
  return (
    <>
      {angles.length > 0 && (
        <dl className="angles">
          {angles.map(([id, figure]) => (
            <div key={id}>
              <dt>{words.angles[id].term}</dt>
              <dd className="text-note">{words.angles[id].meaning}</dd>
              <dd className="angle-value">
                <Figure {...figure} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Refine entry={entry} view={view} />
      {sharp && <Sharpness entry={entry} sharp={sharp} />}
    </>
  );
}
