import { degreesText } from '../text/angles';
import type { PlanAnswer, PlanReport } from './plan';
import { gameRow } from './table';

const angleText = (degrees: number | null): string => (degrees === null ? '' : degreesText(degrees, 1));

const screenText = ({ screens, sizeIn, ratio, curveRadiusMm }: PlanAnswer): string =>
  [
    screens === 'triple' ? '3 × ' : '',
    `${Number(sizeIn.toFixed(1))}in ${ratio}`,
    curveRadiusMm === null ? '' : ` ${curveRadiusMm}R`,
  ].join('');

/** Fit into the room, and a warning about the distance. */
const noteText = ({ fits, seat }: PlanAnswer): string =>
  [fits === null ? '' : fits ? 'fits' : 'does not fit', seat === null ? '' : seat.replaceAll('-', ' ')]
    .filter(Boolean)
    .join(', ');

function gameText({ game }: PlanAnswer): string {
  if (!game) return '';
  const [, value, notes] = gameRow(game);
  return `${value} ${notes}`.trimEnd();
}

const rowOf = (answer: PlanAnswer): readonly string[] => {
  const { distanceCm, h, v, sideAngle, total, footprint } = answer;
  return [
    screenText(answer),
    `${distanceCm.toFixed(1)} cm`,
    angleText(h),
    angleText(v),
    angleText(sideAngle),
    angleText(total),
    `${footprint.widthCm.toFixed(1)} × ${footprint.depthCm.toFixed(1)} cm`,
    noteText(answer),
    gameText(answer),
  ];
};

/** The answers for people, in columns as wide as their widest text; a column without any is left out. */
export function planTable({ answers }: PlanReport): string {
  const rows = answers.map(rowOf);
  const gameName = answers[0]?.game?.name ?? '';
  const titles = ['Screen', 'Distance', 'H', 'V', 'Side angle', 'Total', 'Footprint', '', gameName];
  const shown = titles.map((_, column) => rows.some((row) => row[column] !== ''));
  const widths = titles.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const isText = (column: number) => column === 0 || column >= titles.length - 2;
  const line = (row: readonly string[]) =>
    row
      .flatMap((text, column) => {
        if (!shown[column]) return [];
        const width = widths[column] ?? 0;
        return [isText(column) ? text.padEnd(width) : text.padStart(width)];
      })
      .join('  ')
      .trimEnd();
  return [titles, ...rows].map(line).join('\n') + '\n';
}
