import { words } from '#messages/fidelity';
import type { Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { degreesText } from '../../text/angles';
import { gameValueText } from '../../text/game-values';
import { numberText } from '../../text/numbers';
import { gameById, games, gamesWithSetting } from '../../domain/games/games';
import {
  exactProjection,
  outOfTheBoxProjection,
  projectionFor,
  wideProjection,
} from '../../domain/games/projection';
import type { OutOfTheBox } from '../../domain/games/record-types';
import { settingFor } from '../../domain/games/setting';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';

/** What is typed into the game: chosen by id, so that it outlives a change of the rig. */
export type SettingId = 'exact' | 'wide' | `game:${string}` | `default:${string}`;

export const widest = { min: 60, max: 120, start: 90 } as const;

export interface SettingOption {
  readonly id: SettingId;
  readonly text: string;
  /** false = listed, but not on this rig. */
  readonly isOffered: boolean;
}

export interface SettingOptions {
  readonly plain: readonly SettingOption[];
  readonly games: readonly SettingOption[];
  readonly defaults: readonly SettingOption[];
}

/** What a setting is called: at its line, and where there is room. */
export type SettingWords = typeof words.settings.exact;

/** What was chosen, on this rig. */
export interface ChosenSetting {
  readonly id: SettingId;
  readonly words: SettingWords;
  readonly projection: Projection;
}

const plainOptions: readonly SettingOption[] = [
  { id: 'exact', text: words.settings.exactOption, isOffered: true },
  {
    id: 'wide',
    text: words.settings.wideOption(numberText(widest.min, 0), degreesText(widest.max, 0)),
    isOffered: true,
  },
];

const gamesByName = sortedByName(gamesWithSetting);
const gamesWithDefault = sortedByName(games).flatMap((game) =>
  game.outOfTheBox === undefined ? [] : { game, outOfTheBox: game.outOfTheBox },
);

/** The number to type; null where the game takes measures instead. */
const typedText = (game: Game, { view }: ViewedRig): string | null => {
  const setting = settingFor(game, view);
  return setting?.hasEffect === true && game.scale ? gameValueText(setting.value, game.scale) : null;
};

const typedWords = (game: Game, seen: ViewedRig): SettingWords => {
  const typed = typedText(game, seen);
  return typed === null
    ? words.settings.gameByMeasurements(game.name)
    : words.settings.game(game.name, typed);
};

const defaultText = (game: Game, { degrees, axis, ratio, screens }: OutOfTheBox): string => {
  const { defaultHigh, defaultWide, defaultWideAt16To9, defaultWideEach } = words.settings;
  const angle = degreesText(degrees, 0);
  if (axis === 'vertical') return defaultHigh(game.name, angle);
  if (screens === 3) return defaultWideEach(game.name, angle);
  return (ratio === undefined ? defaultWide : defaultWideAt16To9)(game.name, angle);
};

const defaultProjection = ({ outOfTheBox }: Game, seen: ViewedRig): Projection | null =>
  outOfTheBox === undefined ? null : outOfTheBoxProjection(outOfTheBox, seen);

/** The same list for every rig; what cannot be chosen on this one stays in its place. */
export const settingOptions = (seen: ViewedRig): SettingOptions => ({
  plain: plainOptions,
  games: gamesByName.map((game) => ({
    id: `game:${game.id}`,
    text: typedWords(game, seen).name,
    isOffered: true,
  })),
  defaults: gamesWithDefault.map(({ game, outOfTheBox }) => ({
    id: `default:${game.id}`,
    text: defaultText(game, outOfTheBox),
    isOffered: outOfTheBoxProjection(outOfTheBox, seen) !== null,
  })),
});

const exactSetting = (seen: ViewedRig): Omit<ChosenSetting, 'id'> => ({
  words: words.settings.exact,
  projection: exactProjection(seen),
});

const projectionOf = (
  id: SettingId,
  wideDegrees: number,
  seen: ViewedRig,
): Omit<ChosenSetting, 'id'> | null => {
  if (id === 'exact') return exactSetting(seen);
  if (id === 'wide') {
    return {
      words: words.settings.wide(degreesText(wideDegrees, 0)),
      projection: wideProjection(wideDegrees, seen),
    };
  }
  const game = gameById(id.slice(id.indexOf(':') + 1));
  if (!game) return null;
  const isDefault = id.startsWith('default:');
  const projection = isDefault ? defaultProjection(game, seen) : projectionFor(game, seen);
  const name = isDefault ? words.settings.gameDefault(game.name) : typedWords(game, seen);
  return projection && { words: name, projection };
};

/** What this rig does not offer falls back to the exact angle. */
export const chosenSetting = (
  id: SettingId,
  { seen, wideDegrees }: { readonly seen: ViewedRig; readonly wideDegrees: number },
): ChosenSetting => {
  const found = projectionOf(id, wideDegrees, seen);
  return found ? { id, ...found } : { id: 'exact', ...exactSetting(seen) };
};

/** A widely driven game whose setting out of the box is known for one screen: an example of what most people start from. */
const example: SettingId = 'default:assetto-corsa';

/**
 * What the plot opens on: a picture as a game draws it before anybody changes it. The first picked game's where that is
 * known on this rig, else the example's, else a wide one.
 */
export const firstSetting = (pickedGames: readonly string[], seen: ViewedRig): SettingId => {
  const offered: readonly SettingId[] = [...pickedGames.map((id) => `default:${id}` as const), example];
  return offered.find((id) => projectionOf(id, widest.start, seen) !== null) ?? 'wide';
};
