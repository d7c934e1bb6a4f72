import { toDegrees, type Radians } from '../../core/units';
import type { SeenRig } from '../../core/see-rig';
import { angleText } from '../../games/format';

const angle = (radians: Radians) => angleText(toDegrees(radians));
const cm = (mm: number) => (mm / 10).toFixed(1);

/** The rig's own angles, before any game. */
export function Angles({ rig, view: { h, v, coverage, triple } }: SeenRig) {
  const isIdeal = rig.sides?.sideAngle === null;
  const rows: readonly (readonly [term: string, text: string, meaning: string])[] = [
    ['Horizontal', angle(h), 'of one screen’s picture'],
    ['Vertical', angle(v), 'of one screen’s picture'],
    ['Coverage', angle(coverage), 'edge to edge of one screen'],
    ...(triple
      ? ([
          [
            'Side angle',
            angle(triple.sideAngle),
            isIdeal ? 'turn each side screen by this' : 'as your stand fixes it',
          ],
          ['Total span', angle(triple.total), 'outer edge to outer edge'],
          ['Blind wedge', angle(triple.blindWedge), 'hidden at each seam'],
          [
            'Footprint',
            `${cm(triple.footprint.widthMm)} × ${cm(triple.footprint.depthMm)} cm`,
            'width × depth of the three',
          ],
        ] as const)
      : []),
  ];
  return (
    <dl className="angles">
      {rows.map(([term, text, meaning]) => (
        <div key={term} className={term === 'Footprint' ? 'wide' : undefined}>
          <dt>{term}</dt>
          <dd className="value">{text}</dd>
          <dd className="quiet">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
