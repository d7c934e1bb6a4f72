import { words as detailWords } from '#messages/game-details';
import { words } from '#messages/games';
import { language } from '#messages/language';
import { gameFiles } from '../domain/game-files/game-files';
import type { GameFile } from '../domain/game-files/types';
import { disagreementsOf, sourcesOf } from '../domain/games/game-sources';
import { games } from '../domain/games/games';
import type { MeasureRecord, Menu, OutOfTheBox, Range } from '../domain/games/record-types';
import type { ListedGame, MeasureCode, ListedScale } from '../domain/games/types';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { defaultEntry, type RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { formatVersion } from './about';
import type { gamesShape } from './games-shape';
import type { ValueOf } from './shape';

export type GamesFile = ValueOf<typeof gamesShape>;
type GameData = GamesFile['games'][number];
type SettingData = NonNullable<GameData['setting']>;
type PatchableFile = GameData['patchableFiles'][number];

const rangeOf = (range: Range): NonNullable<SettingData['range']> =>
  range.kind === 'vertical'
    ? range
    : {
        kind: 'fixed',
        min: range.min,
        max: range.max,
        maxOverThreeScreens: range.maxOverThreeScreens ?? null,
        doubtfulAbove: range.doubtfulAbove ?? null,
      };

const settingOf = ({ takes, conversion, range, step, decimals, unit }: ListedScale): SettingData => ({
  means: detailWords.takes[takes],
  conversion,
  range: range && rangeOf(range),
  step,
  decimals,
  unit,
});

const measureOf = (measure: MeasureRecord<MeasureCode>): GameData['tripleScreens']['measures'][number] => ({
  name: detailWords.measures[measure.what],
  key: measure.key ?? null,
  quantity: measure.quantity,
  unit: measure.unit,
  decimals: measure.decimals,
  min: measure.min ?? null,
  max: measure.max ?? null,
  maxInComment: measure.maxInComment ?? null,
});

const menuText = (menu: Menu): string => (typeof menu === 'string' ? menu : words.menus[menu.code]);

function curvedOf(measures: readonly MeasureRecord[]): GameData['tripleScreens']['curved'] {
  const quantities = measures.map(({ quantity }) => String(quantity));
  if (quantities.includes('curve-radius')) return 'radius';
  return quantities.some((quantity) => quantity.startsWith('flat-')) ? 'flat-equivalent' : null;
}

function tripleOf({ triple }: ListedGame): GameData['tripleScreens'] {
  const { draws = null, sentence, menu = null, measures: all = [], file } = triple;
  // Three equal screens that face the eye, as the text says.
  const takes = triple.takes === 'file' ? 'measures' : triple.takes;
  const measures = all.filter(({ isForOtherSizes }) => isForOtherSizes === undefined);
  return {
    takes,
    draws,
    curved: curvedOf(measures),
    text: detailWords.triple[sentence],
    menu: menu && menuText(menu),
    measures: measures.map(measureOf),
    file: file
      ? {
          path: file.path,
          section: file.section ?? null,
          line: file.line,
          together: file.together ? [...file.together.centre, ...file.together.sides] : null,
        }
      : null,
  };
}

/**
 * Rigs that together bring out every file and key: these depend on one or three screens, flat or curved, facing the eye
 * or not.
 */
const rigs: readonly Partial<RigEntry>[] = [
  {},
  { curvedScreen: true },
  { screens: 'triple' },
  { screens: 'triple', curvedScreen: true },
  { screens: 'triple', sideAngle: '30' },
];

function seenOf(changes: Partial<RigEntry>): ViewedRig {
  const { seen } = exactAnswer({ ...defaultEntry, ...changes });
  if (!seen.ok) throw new Error(`A rig that was meant as an example is impossible: ${seen.reason}`);
  return seen.value;
}

const withScreens = (file: GameFile, { view }: ViewedRig): PatchableFile => ({
  path: file.path,
  name: file.name,
  format: file.format,
  keys: file.targets.map(({ section, key, index = null, cameras = null }) => ({
    section,
    key,
    index,
    cameras,
    screens: [view.triple ? 'triple' : 'single'],
  })),
  sources: file.sources,
});

type Key = PatchableFile['keys'][number];

const isSameKey = (a: Key, b: Key): boolean =>
  a.section === b.section && a.key === b.key && a.index === b.index;

function mergedKeys(keys: readonly Key[]): readonly Key[] {
  const firsts = keys.filter((key, index) => keys.findIndex((each) => isSameKey(each, key)) === index);
  return firsts.map((first) => {
    const screens = keys.filter((key) => isSameKey(key, first)).flatMap((key) => key.screens);
    return { ...first, screens: [...new Set(screens)] };
  });
}

function patchableFilesOf(game: ListedGame): readonly PatchableFile[] {
  const found = rigs
    .map(seenOf)
    .flatMap((seen) => gameFiles(game, seen).map((file) => withScreens(file, seen)));
  const paths = [...new Set(found.map(({ path }) => path))];
  return paths.flatMap((path) => {
    const [first, ...others] = found.filter((file) => file.path === path);
    return first ? [{ ...first, keys: mergedKeys([first, ...others].flatMap(({ keys }) => keys)) }] : [];
  });
}

const outOfTheBoxOf = ({ degrees, axis, ratio, screens, fixed }: OutOfTheBox): GameData['outOfTheBox'] => ({
  degrees,
  axis,
  ratio: ratio ?? null,
  ofEachOfThreeScreens: screens === 3,
  fixed: fixed ?? null,
});

function gameOf(game: ListedGame): GameData {
  const { id, where, evidence } = game;
  return {
    id,
    name: game.name,
    qualifier: game.qualifier === undefined ? null : words.qualifiers[game.qualifier],
    developer: game.developer,
    kind: game.kind ?? 'racing',
    aliases: game.aliases,
    consoles: game.consoles ?? [],
    setting: game.scale && settingOf(game.scale),
    otherwise: (game.otherwise ?? []).map(({ when, scale }) => ({
      when: detailWords.otherwise[when],
      setting: settingOf(scale),
    })),
    menu: where.menu && menuText(where.menu),
    file: where.file && { path: where.file.path, section: where.file.section ?? null, key: where.file.key },
    tip: where.tip === undefined ? null : detailWords.tips[where.tip],
    tripleScreens: tripleOf(game),
    patchableFiles: patchableFilesOf(game),
    outOfTheBox: game.outOfTheBox ? outOfTheBoxOf(game.outOfTheBox) : null,
    grade: evidence.level,
    gradeReason: 'reason' in evidence ? detailWords.reasons[evidence.reason] : null,
    note: game.note === undefined ? null : detailWords.notes[game.note],
    sources: sourcesOf(id),
    disagreements: disagreementsOf(id).map(({ by, says }) => ({ by, says: detailWords.disagreements[says] })),
  };
}

const daysOf = (game: GameData): readonly string[] =>
  [...game.sources, ...game.patchableFiles.flatMap(({ sources }) => sources)].map(({ read }) => read);

/** @param digest Hash of a text, injected by the build: this room imports no package. */
export function gamesFile(digest: (text: string) => string): GamesFile {
  const records = games.map(gameOf);
  const { confirmed, measured, reported, believed, none } = words.evidenceMeans;
  return {
    $schema: './games.schema.json',
    version: formatVersion,
    content: digest(JSON.stringify(records)),
    language: language.tag,
    attribution:
      'Field-of-view settings of games, by Sightline: facts compiled from the sources that each game lists.',
    licences: [
      { of: 'The compilation and its sentences', name: 'MIT', url: 'https://opensource.org/license/mit' },
    ],
    sourcesReadUntil: records.flatMap(daysOf).sort().at(-1) ?? '',
    grades: { confirmed, measured, reported, believed, none },
    games: records,
  };
}
