import type { Projection } from '../../core/fidelity';
import type { SeenRig } from '../../core/see-rig';
import { settingText } from '../../games/format';
import { gameById, games, gamesWithSetting } from '../../games/games';
import {
  exactProjection,
  outOfTheBoxProjection,
  projectionFor,
  wideProjection,
} from '../../games/projection';
import { settingFor } from '../../games/setting';
import { sortedByName } from '../../games/sort-games';
import type { Game, OutOfTheBox } from '../../games/types';

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

/** What was chosen, on this rig. */
export interface ChosenSetting {
  readonly id: SettingId;
  /** What stands at its line. */
  readonly lineName: string;
  /** What it is called where there is room. */
  readonly fullName: string;
  readonly projection: Projection;
}

const plainOptions: readonly SettingOption[] = [
  { id: 'exact', text: 'Your 1:1 angle', isOffered: true },
  { id: 'wide', text: `A wide default (${widest.min}–${widest.max}°)`, isOffered: true },
];

const gamesByName = sortedByName(gamesWithSetting);
const gamesWithDefault = sortedByName(games).flatMap((game) =>
  game.outOfTheBox === undefined ? [] : { game, outOfTheBox: game.outOfTheBox },
);

/** The number to type; null where the game takes measures instead. */
const typedText = (game: Game, { view }: SeenRig): string | null => {
  const setting = settingFor(game, view);
  return setting?.hasEffect === true && game.scale ? settingText(game.scale, setting.value) : null;
};

const defaultText = ({ degrees, axis, ratio, screens }: OutOfTheBox): string => {
  const size = `${degrees}° ${axis === 'vertical' ? 'high' : 'wide'}`;
  if (screens === 3) return `${size} on each screen`;
  return ratio === undefined ? size : `${size} at 16:9`;
};

const defaultProjection = ({ outOfTheBox }: Game, seen: SeenRig): Projection | null =>
  outOfTheBox === undefined ? null : outOfTheBoxProjection(outOfTheBox, seen);

/** The same list for every rig; what cannot be chosen on this one stays in its place. */
export const settingOptions = (seen: SeenRig): SettingOptions => ({
  plain: plainOptions,
  games: gamesByName.map((game) => ({
    id: `game:${game.id}`,
    text: `${game.name}: ${typedText(game, seen) ?? 'your measurements'}`,
    isOffered: true,
  })),
  defaults: gamesWithDefault.map(({ game, outOfTheBox }) => ({
    id: `default:${game.id}`,
    text: `${game.name}: ${defaultText(outOfTheBox)}`,
    isOffered: outOfTheBoxProjection(outOfTheBox, seen) !== null,
  })),
});

const exactSetting = (seen: SeenRig): Omit<ChosenSetting, 'id'> => ({
  lineName: 'exact',
  fullName: 'your 1:1 angle',
  projection: exactProjection(seen),
});

const projectionOf = (
  id: SettingId,
  wideDegrees: number,
  seen: SeenRig,
): Omit<ChosenSetting, 'id'> | null => {
  if (id === 'exact') return exactSetting(seen);
  if (id === 'wide') {
    return {
      lineName: `at ${wideDegrees}°`,
      fullName: `a horizontal ${wideDegrees}°`,
      projection: wideProjection(wideDegrees, seen),
    };
  }
  const game = gameById(id.slice(id.indexOf(':') + 1));
  if (!game) return null;
  const isDefault = id.startsWith('default:');
  const projection = isDefault ? defaultProjection(game, seen) : projectionFor(game, seen);
  const typed = typedText(game, seen);
  const name = isDefault
    ? { lineName: 'default', fullName: `${game.name} out of the box` }
    : {
        lineName: typed === null ? 'as set' : `at ${typed}`,
        fullName: `${game.name}: ${typed ?? 'your measurements'}`,
      };
  return projection && { ...name, projection };
};

/** What this rig does not offer falls back to the exact angle. */
export const chosenSetting = (
  id: SettingId,
  { seen, wideDegrees }: { readonly seen: SeenRig; readonly wideDegrees: number },
): ChosenSetting => {
  const found = projectionOf(id, wideDegrees, seen);
  return found ? { id, ...found } : { id: 'exact', ...exactSetting(seen) };
};
