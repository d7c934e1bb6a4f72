import { words } from '#messages/exact';
import { useState, type ReactNode } from 'react';
import type { Units } from '../../domain/geometry/units';
import type { ViewAngles } from '../../domain/geometry/view-angles';
import type { RigEntry } from '../../domain/rig/entry';
import { useStore } from '../../state/store';
import { angleText } from '../../text/angles';
import { lengthNumber, lengthText } from '../../text/lengths';
import { chevronIcon } from '../../ui/svg/list-icons';
import { hasChoices, Refine } from './refine';
import { Sharpness, sharpnessOf } from './sharpness';
import './more-answers.css';

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

interface MoreAnswersProps {
  readonly entry: RigEntry;
  readonly view: ViewAngles;
}

/** What few need each time: other angles, choices that only the exact method has, how fine the picture is. Closed, it holds nothing. */
export function MoreAnswers({ entry, view }: MoreAnswersProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const units = useStore((state) => state.units);
  const angles = otherAngles(view, units);
  const sharp = sharpnessOf(entry);
  if (angles.length === 0 && !hasChoices(entry) && sharp === null) return null;
  return (
    <details className="more-answers" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {words.moreAnswers}
        {chevronIcon}
      </summary>
      {isOpen && (
        <>
          {angles.length > 0 && (
            <dl className="angles">
              {angles.map(([id, text]) => (
                <div key={id}>
                  <dt>{words.angles[id].term}</dt>
                  <dd className="angle-meaning">{words.angles[id].meaning}</dd>
                  <dd className="angle-value">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <Refine entry={entry} view={view} />
          {sharp && <Sharpness entry={entry} sharp={sharp} />}
        </>
      )}
    </details>
  );
}
