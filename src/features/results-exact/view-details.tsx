import { words } from '#messages/exact';
import type { Units } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { angleText } from '../../text/angles';
import { lengthNumber, lengthText } from '../../text/lengths';
import { Figure } from '../../ui/figure';
import { Refine } from './refine';
import { Sharpness, sharpnessOf } from './sharpness';
import './view-details.css';

type AngleId = keyof typeof words.angles;

/** What is not among the large figures; what says nothing is left out. */
function otherAngles(
  { h, coverage, triple }: ViewAngles,
  units: Units,
): readonly (readonly [AngleId, string])[] {
  return [
    // The screen may cover more than its picture shows, where it is curved.
    ...(angleText(coverage) === angleText(h) ? [] : [['coverage', angleText(coverage)] as const]),
    ...(triple
      ? ([
          ['total', angleText(triple.total)],
          ['blindWedge', angleText(triple.blindWedge)],
          [
            'footprint',
            words.footprint(
              lengthNumber(triple.footprint.widthMm, units),
              lengthText(triple.footprint.depthMm, units),
            ),
          ],
        ] as const)
      : []),
  ];
}

interface ViewDetailsProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
}

/** What few need each time: other angles, choices that only the exact method has, how fine the picture is. */
export function ViewDetails({ entry, view }: ViewDetailsProps) {
  const units = useStore((state) => state.units);
  const angles = otherAngles(view, units);
  const sharp = sharpnessOf(entry);
  return (
    <>
      {angles.length > 0 && (
        <dl className="angles">
          {angles.map(([id, text]) => (
            <div key={id}>
              <dt>{words.angles[id].term}</dt>
              <dd className="angle-meaning">{words.angles[id].meaning}</dd>
              <dd className="angle-value">
                <Figure text={text} />
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
