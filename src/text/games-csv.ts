import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { words as detailWords } from '#messages/game-details';
import { words } from '#messages/games-csv';
import { gamesOfRow } from '../domain/classic/games-of-row';
import { gameTexts, measuresPlain } from './game-texts';
import { csvText } from './csv';
import { gameName } from './game-name';
import { plainNumber } from '../domain/plain-number';
import { games } from '../domain/games/games';
import { gameAnswer, measuresOf } from '../domain/games/game-answer';
import { sortedByName } from '../domain/games/sort-games';
import type { Game } from '../domain/games/types';
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';

/** Address of a game's page. */
type PageOf = (gameId: string) => string;

type Column = keyof typeof words.columns;

const columns = Object.keys(words.columns) as readonly Column[];

/** Every game of the library with its answer for this rig, a line each; measured ones, which have no page, first. */
export function gamesCsv(
  entry: RigEntry,
  units: Units,
  { pageOf, ownGames = [] }: { readonly pageOf: PageOf; readonly ownGames?: readonly Game[] },
): string {
  const rows = [...ownGames, ...sortedByName(games)].map((game) => {
    const page = game.limitFor === undefined ? pageOf(game.id) : '';
    const row = { ...rowOf(game, entry, units), page };
    return columns.map((column) => row[column]);
  });
  return csvText([columns.map((column) => words.columns[column]), ...rows]);
}

function rowOf(game: Game, entry: RigEntry, units: Units): Readonly<Record<Exclude<Column, 'page'>, string>> {
  const { id, scale, evidence } = game;
  const { seen, classic: classicRows } = exactAnswer(entry);
  const answer = gameAnswer(game, seen);
  const { warning, seat } = gameTexts(game, entry, units);
  const isNumber = answer.kind === 'number';
  const takesElse = answer.kind !== 'impossible' && !isNumber;
  const classic = classicRows.find((row) => gamesOfRow[row.id]?.includes(id));
  const alone = takesElse ? words.classicAlone.measures : words.classicAlone.impossible;
  return {
    id,
    game: gameName(game),
    // Measures replace the number, so its meaning is left out.
    takes: scale && (isNumber || !takesElse) ? detailWords.takes[scale.takes] : '',
    spans: isNumber ? words.spans[answer.setting.span] : '',
    classic: classic ? inSheet(classic.text) : '',
    value: isNumber ? inSheet(plainNumber(answer.setting.value, answer.scale.decimals)) : '',
    unit: isNumber ? words.units[answer.scale.unit] : '',
    measures: measuresPlain(measuresOf(answer), ({ number, unit }) => inSheet(number) + unit),
    seat: seat?.distance ?? '',
    warning: language.sentences([warning, classic && !isNumber ? alone : '']),
    evidence: gameWords.evidence[evidence.level],
  };
}

/** Spreadsheets read numbers in the language's format, unlike games. */
const inSheet = (number: string): string => number.replace('.', language.decimalSign);
