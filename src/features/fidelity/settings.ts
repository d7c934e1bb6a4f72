import { words } from '#messages/fidelity';
import type { Projection } from '../../domain/geometry/fidelity';
import type { ViewedRig } from '../../domain/geometry/compute-view';
import { degreesText } from '../../text/angles';
import { gameValueText } from '../../text/game-values';
import { numberText } from '../../text/numbers';
import { gameName } from '../../text/game-name';
import { gameById, games, gamesWithSetting } from '../../domain/games/games';
import {
  exactProjection,
  outOfTheBoxProjection,
  projectionFor,
  wideProjection,
} from '../../domain/games/projection';
import type { OutOfTheBox } from '../../domain/games/record-types';
import { answerFor, numberOf } from '../../domain/games/game-answer';
import { sortedByName } from '../../domain/games/sort-games';
import type { Game } from '../../domain/games/types';
import { widest, type ComparedSetting, type SettingId } from '../../state/compared-setting';

export interface SettingOption {
  readonly id: SettingId;
  readonly text: string;
  /** false = hidden for this rig. */
  readonly isOffered: boolean;
}

export interface SettingOptions {
  readonly plain: readonly SettingOption[];
  readonly games: readonly SettingOption[];
  readonly defaults: readonly SettingOption[];
}

/** Name of a setting: short at its line, and long. */
export type SettingWords = typeof words.settings.exact;

/** The chosen setting for this rig. */
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

/** Number to type; null if the game takes measures instead. */
const typedText = (game: Game, seen: ViewedRig): string | null => {
  const answer = numberOf(answerFor(game, seen));
  return answer && gameValueText(answer.setting.value, answer.scale);
};

const typedWords = (game: Game, seen: ViewedRig): SettingWords => {
  const typed = typedText(game, seen);
  return typed === null
    ? words.settings.gameByMeasurements(gameName(game))
    : words.settings.game(gameName(game), typed);
};

const defaultText = (game: Game, { degrees, axis, ratio, screens }: OutOfTheBox): string => {
  const { defaultHigh, defaultWide, defaultWideAt16To9, defaultWideEach } = words.settings;
  const [name, angle] = [gameName(game), degreesText(degrees, 0)];
  if (axis === 'vertical') return defaultHigh(name, angle);
  if (screens === 3) return defaultWideEach(name, angle);
  return (ratio === undefined ? defaultWide : defaultWideAt16To9)(name, angle);
};

const defaultProjection = ({ outOfTheBox }: Game, seen: ViewedRig): Projection | null =>
  outOfTheBox === undefined ? null : outOfTheBoxProjection(outOfTheBox, seen);

/** The same options for every rig; unavailable ones keep their place. */
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
  const name = isDefault ? words.settings.gameDefault(gameName(game)) : typedWords(game, seen);
  return projection && { words: name, projection };
};

/** Falls back to the exact angle if this rig does not offer the choice. */
export const chosenSetting = (
  id: SettingId,
  { seen, wideDegrees }: { readonly seen: ViewedRig; readonly wideDegrees: number },
): ChosenSetting => {
  const found = projectionOf(id, wideDegrees, seen);
  return found ? { id, ...found } : { id: 'exact', ...exactSetting(seen) };
};

/** Fallback example: a widely used game whose default view for one screen is known. */
const example: SettingId = 'default:assetto-corsa';

/** Default choice: the user's game, if its default view on this rig is known, else the example, else a wide picture. */
const firstSetting = (myGame: string, seen: ViewedRig): SettingId => {
  const offered: readonly SettingId[] = [`default:${myGame}`, example];
  return offered.find((id) => projectionOf(id, widest.start, seen) !== null) ?? 'wide';
};

interface Viewer {
  readonly seen: ViewedRig;
  readonly myGame: string;
}

/** The setting to compare: the chosen one, or the default choice. */
export const settingToCompare = ({ id, wideDegrees }: ComparedSetting, { seen, myGame }: Viewer) =>
  chosenSetting(id ?? firstSetting(myGame, seen), { seen, wideDegrees });
