import { words as appWords } from '#messages/app';
import { words } from '#messages/game-details';
import { degreesText } from '../text/angles';
import { gameValueText } from '../text/game-values';
import type { FovReport, GameReport } from './report';

type Row = readonly [string, string, string?];

/** Columns as wide as their widest text. */
function columns(rows: readonly Row[]): string {
  const width = (column: 0 | 1) => Math.max(...rows.map((row) => row[column].length));
  const [first, second] = [width(0), width(1)];
  return rows
    .map(([a, b, c = '']) => `  ${a.padEnd(first)}  ${b.padStart(second)}  ${c}`.trimEnd())
    .join('\n');
}

function angleRows({ view }: FovReport): readonly Row[] {
  const angles = [
    ['Horizontal', view.h],
    ['Vertical', view.v],
    ['Covered by the screen', view.coverage],
    ['Side angle', view.sideAngle],
    ['Total span', view.total],
    ['Hidden at each seam', view.blindWedge],
    ['One flat picture over all', view.oneProjection],
  ] as const;
  const rows: Row[] = angles.flatMap(([name, angle]) =>
    angle === null ? [] : [[name, degreesText(angle, 2)] as const],
  );
  if (view.footprint !== null) {
    const { widthCm, depthCm } = view.footprint;
    rows.push(['Footprint', `${widthCm.toFixed(1)} × ${depthCm.toFixed(1)} cm`]);
  }
  return rows;
}

const takesMeasures = ({ takes }: GameReport): boolean => takes === 'measures' || takes === 'angles';

/** Measures in the order of the game: "Screen width 708 mm, Eye distance 700 mm". */
const measureTexts = ({ triple }: GameReport): readonly string[] =>
  (triple?.measures ?? []).map(
    (measure) =>
      `${words.measures[measure.what]} ${gameValueText(measure.value, measure)}` +
      (measure.outOfRange === null ? '' : ` (${measure.outOfRange} what the game allows)`),
  );

function gameNotes(game: GameReport): string {
  const { evidence, warning } = game;
  return [...measureTexts(game), evidence === 'confirmed' ? '' : evidence, warning]
    .filter(Boolean)
    .join(', ');
}

export const gameRow = (game: GameReport): Required<Row> => [
  game.name,
  takesMeasures(game) ? 'measures' : (game.text ?? '–'),
  gameNotes(game),
];

/** The report for people. */
export function fovTable(report: FovReport): string {
  const withAnswer = report.games.filter((game) => game.text !== null || takesMeasures(game));
  const games = withAnswer.length > 0 ? withAnswer : report.games;
  return [
    '1:1',
    columns(angleRows(report)),
    '',
    'Games, 1:1',
    columns(games.map(gameRow)),
    '',
    'Classic',
    columns(report.classic.map(({ id, text }) => [appWords.classic.rows[id], text])),
    '',
  ].join('\n');
}
