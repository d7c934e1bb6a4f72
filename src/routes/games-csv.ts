import { words as gameWords } from '#messages/games';
import { words } from '#messages/games-csv';
import type { ClassicRowId } from '../classic/classic-formulas';
import type { ClassicResult } from '../classic/classic-results';
import type { SeenRig } from '../core/see-rig';
import { gamesOfRow } from '../features/calculator/classic-notes';
import type { takesNames } from '../features/calculator/game-details';
import { gameReader, measuresOf, measuresPlain } from '../features/calculator/game-texts';
import type { Workspace } from '../features/calculator/workspace';
import { madeName } from '../features/compare/rig-name';
import { csvText } from '../features/take-away/csv';
import { fileName } from '../features/take-away/file-name';
import { games } from '../games/games';
import { settingFor } from '../games/setting';
import { sortedByName } from '../games/sort-games';
import type { Game } from '../games/types';
import { saveFile } from '../platform/files';
import type { LiveAnswer } from '../store/answers';
import { activeEntry } from '../store/store';
import { exactOf } from './rig-facts';

type Column = keyof typeof words.columns;

const columns = Object.keys(words.columns) as readonly Column[];

/** Gives the user the table as a file. */
export function saveGames(
  { store, answers }: Pick<Workspace, 'store' | 'answers'>,
  takes: typeof takesNames,
): void {
  const state = store.get();
  const name = fileName(madeName(activeEntry(state), state.units), 'csv');
  saveFile(name, new TextEncoder().encode(gamesCsv(answers.get(), takes)));
}

/** Every game of the library with what it wants for this rig, a line each. */
function gamesCsv(answer: LiveAnswer, takes: typeof takesNames): string {
  const { seen } = exactOf(answer);
  const rows = sortedByName(games).map((game) => {
    const row = rowOf(game, answer, seen.ok ? seen.value : null, takes);
    return columns.map((column) => row[column]);
  });
  return csvText([columns.map((column) => words.columns[column]), ...rows]);
}

function rowOf(
  game: Game,
  answer: LiveAnswer,
  seen: SeenRig | null,
  takes: typeof takesNames,
): Readonly<Record<Column, string>> {
  const { id, name, scale, evidence } = game;
  const setting = seen && settingFor(game, seen.view);
  const { plain, isList, warning } = gameReader(game)({ ...answer, exact: exactOf(answer) });
  const value = isList ? null : plain;
  return {
    id,
    game: name,
    // Where measures take its place, the number means nothing.
    takes: scale && !isList ? takes[scale.takes] : '',
    spans: setting?.hasEffect === true ? words.spans[setting.span] : '',
    classic: classicOf(id, answer.classic)?.text ?? '',
    value: value ?? '',
    unit: scale && value !== null ? words.units[scale.unit] : '',
    measures: seen ? measuresPlain(measuresOf(game, seen)) : '',
    warning,
    evidence: gameWords.evidence[evidence.level],
  };
}

/** The rows that speak of no game have no list. */
const rowGames: Readonly<Partial<Record<ClassicRowId, readonly string[]>>> = gamesOfRow;

const classicOf = (id: string, results: readonly ClassicResult[]): ClassicResult | undefined =>
  results.find((row) => rowGames[row.id]?.includes(id));
