import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import type { ViewedRig } from '../domain/geometry/compute-view';
import type { Rig } from '../domain/geometry/rig';
import { toDegrees, type Units } from '../domain/geometry/units';
import { degreesText } from './angles';
import { lengthText } from './lengths';
import { gameValuePlain, gameValueText } from './game-values';
import { measuresText } from './measures';
import { errorSide } from '../domain/games/error-side';
import { settingFor, type Setting } from '../domain/games/setting';
import { tripleFor } from '../domain/games/triple';
import { typedMeasures, type TypedMeasure } from '../domain/games/typed-measures';
import type { Game, Scale } from '../domain/games/types';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { fixedViewSeatMm } from '../domain/planning/fixed-view-seat';

/** What a game's row says, and whoever else shows its answer. */
export interface GameTexts {
  /** With its unit; several measures one after the other; a dash where nothing is known. */
  readonly value: string;
  /** As it is copied; null = there is nothing to type. */
  readonly plain: string | null;
  /** The value is a list of measures, and longer than a number. */
  readonly isList: boolean;
  /** Each measure of such a list. */
  readonly lines: readonly MeasureLine[];
  /** Each measure with its name: instead of a number, or what the game works its number out from. Empty = none. */
  readonly measures: string;
  readonly warning: string;
  readonly note: string;
  /** Where to sit, for a game whose view nobody can change; null = it can be, or no seat is right. */
  readonly seat: SeatText | null;
}

/** A measure by its name: "screen width", "708 mm". */
export interface MeasureLine {
  readonly name: string;
  readonly text: string;
}

export interface SeatText {
  readonly text: string;
  /** The bare distance, with its unit. */
  readonly distance: string;
  /** How sure it is what the game shows. */
  readonly level: 'reported' | 'believed';
  /** What `planSeatFor` takes, for a link to the plan. */
  readonly gameId: string;
}

const noTexts: GameTexts = {
  value: appWords.noNumber,
  plain: null,
  isList: false,
  lines: [],
  measures: '',
  warning: '',
  note: '',
  seat: null,
};

/** What the exact method says of a rig for one game. Of an impossible rig nothing: the reason stands once above the list. */
export function gameTexts(game: Game, entry: RigEntry, units: Units = 'cm'): GameTexts {
  const { seen } = exactAnswer(entry);
  if (!seen.ok) return noTexts;
  const { rig, view } = seen.value;
  const setting = settingFor(game, view);
  if (game.scale === null || setting === null)
    return {
      ...noTexts,
      note: words.row.noNumber(degreesText(toDegrees(view.h)), degreesText(toDegrees(view.v))),
      seat: seatText(game, rig, units),
    };
  const measures = measuresOf(game, seen.value);
  return setting.hasEffect ? numberTexts(game, game.scale, setting, measures) : measureTexts(measures);
}

function seatText(game: Game, rig: Rig, units: Units): SeatText | null {
  const level = game.outOfTheBox?.fixed;
  const distanceMm = fixedViewSeatMm(game, rig);
  if (level === undefined || distanceMm === null) return null;
  const distance = lengthText(distanceMm, units);
  const text = words.row.list([words.row.seat(distance), words.row.evidence[level]]);
  return { text, distance, level, gameId: game.id };
}

/** What the game takes instead of a number, or besides it; nothing with one screen. */
export const measuresOf = (game: Game, { rig, view }: ViewedRig): readonly TypedMeasure[] => {
  const triple = tripleFor(game, rig, view);
  return triple ? typedMeasures(triple) : [];
};

const { names, named, list } = gameWords.measures;

/** @example measureLines(measures)[0] // { name: 'screen width', text: '708 mm' } */
export const measureLines = (measures: readonly TypedMeasure[]): readonly MeasureLine[] =>
  measures.map((measure) => ({ name: names[measure.what], text: gameValueText(measure.value, measure) }));

/** @example measuresPlain(measures) // "screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm" */
export const measuresPlain = (measures: readonly TypedMeasure[]): string => named(measureLines(measures));

function measureTexts(measures: readonly TypedMeasure[]): GameTexts {
  const warnings = measures.flatMap(({ what, outOfRange }) =>
    outOfRange === null ? [] : [words.row.measure[outOfRange](names[what])],
  );
  return {
    ...noTexts,
    value: measuresText(measures),
    plain: measuresPlain(measures),
    isList: true,
    lines: measureLines(measures),
    measures: measuresPlain(measures),
    warning: language.sentences(warnings),
    note: list(measures.map(({ what }) => names[what])),
  };
}

/** What the number would be without the game's limits and steps, with one decimal more. */
export const exactValueText = (scale: Scale, { exact }: Setting): string =>
  gameValueText(exact, { ...scale, decimals: scale.decimals + 1 });

function numberTexts(
  { triple }: Game,
  scale: Scale,
  setting: Setting,
  measures: readonly TypedMeasure[],
): GameTexts {
  const { outOfRange, doubtful, gives, axis, span, errorDegrees } = setting;
  const scaleName = gameWords.scales[scale.takes];
  const warnings = [
    ...(outOfRange === null ? [] : [words.row[outOfRange](exactValueText(scale, setting))]),
    ...(doubtful ? [words.row.doubtful] : []),
  ];
  const notes = [
    ...(scaleName === undefined ? [] : [scaleName]),
    words.row.gives[axis][span](
      degreesText(gives),
      gameWords.error[errorSide(errorDegrees)](degreesText(Math.abs(errorDegrees))),
    ),
    // The game works its number out from these by itself.
    ...(triple.takes === 'total' && measures.length > 0
      ? [words.row.fromMeasures(measuresPlain(measures))]
      : []),
  ];
  return {
    ...noTexts,
    value: gameValueText(setting.value, scale),
    plain: gameValuePlain(setting.value, scale),
    measures: measuresPlain(measures),
    warning: language.sentences(warnings),
    note: words.row.list(notes),
  };
}
