import { words } from '#messages/plan-screens';
import type { Units } from '../../domain/geometry/units';
import { angleText } from '../../text/angles';
import { numberText } from '../../text/numbers';
import type { PlacedRig } from '../../domain/planning/where-to-sit';
import { footprintText } from './screen-texts';
import './screen-facts.css';

interface ScreenFactsProps extends Pick<PlacedRig, 'view' | 'plan'> {
  readonly pixelsPerDegree?: number | null;
  readonly units: Units;
}

/** Facts of the chosen screens, for windows without room for the whole table. */
export function ScreenFacts({ view, plan, pixelsPerDegree = null, units }: ScreenFactsProps) {
  const { facts } = words;
  const { triple } = view;
  const rows = [
    [facts.h, angleText(view.h)],
    [facts.v, angleText(view.v)],
    ...(triple
      ? [
          [facts.sideAngle, angleText(triple.sideAngle)],
          [facts.total, angleText(triple.total)],
        ]
      : []),
    [facts.footprint, footprintText(plan.footprint, units)],
    ...(pixelsPerDegree === null ? [] : [[facts.pixelsPerDegree, numberText(pixelsPerDegree, 0)]]),
  ];
  return (
    <dl className="screen-facts">
      {rows.map(([term, value], row) => (
        <div key={row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
