import { words as gameWords } from '#messages/games';
import { words } from '#messages/games-csv';
import type { ClassicRowId } from '../domain/classic/classic-formulas';
import type { ClassicResult } from '../domain/classic/classic-results';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { gamesOfRow } from './classic-notes';
import type { takesNames } from '../features/game-library/game-details';
import { gameReader, measuresOf, measuresPlain } from './game-texts';
import type { Workspace } from '../calculator/workspace';
import { generatedName } from './rig-names';
import { csvText } from './csv';
import { fileName } from '../features/export/file-name';
import { games } from '../domain/games/games';
import { settingFor } from '../domain/games/setting';
import { sortedByName } from '../domain/games/sort-games';
import type { Game } from '../domain/games/types';
import { saveFile } from '../platform/files';
import type { LiveAnswer } from '../state/answers';
import { activeEntry } from '../state/store';
import { exactOf } from './rig-facts';

type Column = keyof typeof words.columns;

const columns = Object.keys(words.columns) as readonly Column[];

/** Gives the user the table as a file. */
export function saveGames(
  { store, answers }: Pick<Workspace, 'store' | 'answers'>,
  takes: typeof takesNames,
): void {
  const state = store.get();
  const name = fileName(generatedName(activeEntry(state), state.units), 'csv');
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
  seen: ViewedRig | null,
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
