import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import { words as detailWords } from '#messages/game-details';
import { words } from '#messages/games-csv';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import { gamesOfRow } from './classic-notes';
import { gameTexts, measuresOf, measuresPlain } from './game-texts';
import { csvText } from './csv';
import { games } from '../domain/games/games';
import { settingFor } from '../domain/games/setting';
import { sortedByName } from '../domain/games/sort-games';
import type { Game } from '../domain/games/types';
import type { Units } from '../domain/geometry/units';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';

/** The address of a game's page. */
type PageOf = (gameId: string) => string;

type Column = keyof typeof words.columns;

const columns = Object.keys(words.columns) as readonly Column[];

/** Every game of the library with what it wants for this rig, a line each. */
export function gamesCsv(entry: RigEntry, units: Units, pageOf: PageOf): string {
  const rows = sortedByName(games).map((game) => {
    const row = { ...rowOf(game, entry, units), page: pageOf(game.id) };
    return columns.map((column) => row[column]);
  });
  return csvText([columns.map((column) => words.columns[column]), ...rows]);
}

function rowOf(game: Game, entry: RigEntry, units: Units): Readonly<Record<Exclude<Column, 'page'>, string>> {
  const { id, name, scale, evidence } = game;
  const answer = exactAnswer(entry);
  const seen = answer.seen.ok ? answer.seen.value : null;
  const setting = seen && settingFor(game, seen.view);
  const { plain, isList, warning, seat } = gameTexts(game, entry, units);
  const value = isList ? null : plain;
  const classic = answer.classic.find((row) => rowGames[row.id]?.includes(id));
  const alone = isList ? words.classicAlone.measures : words.classicAlone.impossible;
  return {
    id,
    game: name,
    // Where measures take its place, the number means nothing.
    takes: scale && !isList ? detailWords.takes[scale.takes] : '',
    spans: setting?.hasEffect === true ? words.spans[setting.span] : '',
    classic: inSheet(classic?.text ?? ''),
    value: inSheet(value ?? ''),
    unit: scale && value !== null ? words.units[scale.unit] : '',
    measures: inSheet(seen ? measuresPlain(measuresOf(game, seen)) : ''),
    seat: seat?.distance ?? '',
    warning: language.sentences([warning, classic && value === null ? alone : '']),
    evidence: gameWords.evidence[evidence.level],
  };
}

/** A spreadsheet counts with it, and no game reads it: its numbers are those of the language. */
const inSheet = (text: string): string => text.replace(/(?<=\d)\.(?=\d)/g, language.decimalSign);

/** The rows that speak of no game have no list. */
const rowGames: Readonly<Partial<Record<ClassicRowId, readonly string[]>>> = gamesOfRow;
