import { games } from '../games/games';
import type { Conversion } from '../games/record-types';
import type { ListedGame } from '../games/types';
import type { ReportGrade } from './check-reports';
import { conversionOf, type Meaning } from './meaning';

/** A literal as the table of games is written. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([key, each]) => `${key}: ${literal(each)}`);
  return `{ ${entries.join(', ')} }`;
};

const sameConversion = (one: Conversion, other: Conversion): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A code that another game has for this conversion; else the game's own, which needs a sentence. */
const takesOf = (conversion: Conversion, id: string): string =>
  games.find(({ scale }) => scale && sameConversion(scale.conversion, conversion))?.scale?.takes ?? id;

const decimalsOf = (numbers: readonly number[]): number =>
  Math.max(0, ...numbers.map((number) => (String(number).split('.')[1] ?? '').length));

const scaleText = (conversion: Conversion, id: string, numbers: readonly number[]): string => {
  const decimals = decimalsOf(numbers);
  if (conversion.kind === 'vertical' || conversion.kind === 'horizontal')
    return decimals === 0
      ? `wholeDegrees('${conversion.kind}', null)`
      : `degreesOfUnknownStep('${conversion.kind}')`;
  const takes = takesOf(conversion, id);
  return literal({ takes, conversion, range: null, step: null, decimals, unit: 'none' });
};

/** @example idOf('My Game: 2') // "my-game-2" */
const idOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

interface Finding {
  /** Record of the game; null for a game that has none. */
  readonly game: ListedGame | null;
  readonly name: string;
  readonly meaning: Meaning;
  readonly numbers: readonly number[];
  readonly grade: Extract<ReportGrade, 'reported' | 'measured'>;
}

/**
 * Record for `games-with-setting.ts`; null if records have no conversion for the meaning.
 *
 * @example recordText({ game: null, name: 'My Game', meaning, numbers: [40, 60], grade: 'reported' })
 * // "{\n  id: 'my-game',\n  name: 'My Game',\n  …"
 */
export const recordText = ({ game, name, meaning, numbers, grade }: Finding): string | null => {
  const conversion = conversionOf(meaning);
  if (!conversion) return null;
  const id = game?.id ?? idOf(name);
  const known = game?.scale && sameConversion(game.scale.conversion, conversion) ? game.scale : null;
  const isOld = game !== null;
  const lines = [
    `id: ${literal(id)},`,
    `name: ${literal(game?.name ?? name)},`,
    `developer: ${literal(game?.developer ?? '')},`,
    `aliases: ${literal(game?.aliases ?? [])},`,
    known ? '// scale as it is' : `scale: ${scaleText(conversion, id, numbers)},`,
    ...(isOld
      ? ['// where and triple as they are']
      : ['where: { menu: null, file: null },', 'triple: tripleUnknown,']),
    grade === 'measured' ? 'evidence: measured,' : `evidence: reported(${literal(id)}),`,
  ];
  return ['{', ...lines.map((line) => `  ${line}`), '},'].join('\n');
};
