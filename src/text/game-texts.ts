import { words as appWords } from '#messages/app';
import { words } from '#messages/exact';
import { words as gameWords } from '#messages/games';
import { language } from '#messages/language';
import type { Outcome } from '../domain/geometry/outcome';
import type { ViewedRig } from '../domain/geometry/compute-view';
import { toDegrees, type Units } from '../domain/geometry/units';
import { fixedViewSeatMm } from '../domain/planning/fixed-view-seat';
import { doubtfulAbove } from '../domain/games/doubtful-above';
import { errorSide } from '../domain/games/error-side';
import {
  gameAnswer,
  type FixedViewAnswer,
  type MeasuresAnswer,
  type NoEffectAnswer,
  type NumberAnswer,
  type PossibleAnswer,
} from '../domain/games/game-answer';
import type { Setting } from '../domain/games/setting';
import type { TypedMeasure } from '../domain/games/typed-measures';
import type { Game, Scale } from '../domain/games/types';
import type { RigEntry } from '../domain/rig/entry';
import { exactAnswer } from '../domain/rig/exact-answer';
import { degreesText } from './angles';
import { lengthText } from './lengths';
import { bareFigure, figureText, type FigureParts } from './figures';
import { gameValueFigure, gameValuePlain, gameValueText } from './game-values';
import { measuresText } from './measures';

/** Texts of a game's answer, for every surface that shows it. */
export interface GameTexts {
  /** Number with its unit, or measures in a row, or a dash if nothing is known. */
  readonly value: string;
  /** Number and unit of the value; a dash for several measures. */
  readonly figure: FigureParts;
  /** Text to copy; null = nothing to type. */
  readonly plain: string | null;
  /** True for a list of measures, which is longer than a number. */
  readonly isList: boolean;
  /** Measures of such a list. */
  readonly lines: readonly MeasureLine[];
  /**
   * Each measure with its name: instead of a number, or those from which the game computes its number. Empty = none.
   */
  readonly measures: string;
  /** Limits and cautions, as sentences. */
  readonly warning: string;
  readonly note: string;
  /** The seat for a game whose view cannot be changed; null = it can be, or no seat is right. */
  readonly seat: SeatText | null;
}

/** A measure by its name: "screen width", "708 mm". */
export interface MeasureLine {
  readonly name: string;
  readonly text: string;
  readonly figure: FigureParts;
}

export interface SeatText {
  readonly text: string;
  /** Distance with its unit. */
  readonly distance: string;
  /** Certainty of the game's view. */
  readonly level: 'reported' | 'believed';
  /** Argument of `planSeatFor`, for a link to the plan. */
  readonly gameId: string;
}

const noTexts: GameTexts = {
  value: appWords.noNumber,
  figure: bareFigure(appWords.noNumber),
  plain: null,
  isList: false,
  lines: [],
  measures: '',
  warning: '',
  note: '',
  seat: null,
};

export const gameTexts = (game: Game, entry: RigEntry, units: Units = 'cm'): GameTexts =>
  answerTexts(game, exactAnswer(entry).seen, units);

/** Texts of a game's answer for a rig; empty for an impossible rig, whose reason is shown once above the list. */
export function answerTexts(game: Game, seen: Outcome<ViewedRig>, units: Units = 'cm'): GameTexts {
  const answer = gameAnswer(game, seen);
  if (!seen.ok || answer.kind === 'impossible') return noTexts;
  const texts = textsOf(answer, { game, seen: seen.value, units });
  return { ...texts, warning: language.sentences([texts.warning, ...cautionTexts(answer)]) };
}

interface Context {
  readonly game: Game;
  readonly seen: ViewedRig;
  readonly units: Units;
}

function textsOf(answer: PossibleAnswer, context: Context): GameTexts {
  switch (answer.kind) {
    case 'number':
      return numberTexts(answer);
    case 'measures':
    case 'angles':
      return measureTexts(answer);
    case 'no-effect':
      return noEffectTexts(answer);
    case 'fixed-view':
      return { ...noNumberTexts(context.seen), seat: seatText(answer, context) };
    case 'unknown':
      return noNumberTexts(context.seen);
  }
}

const noNumberTexts = ({ view }: ViewedRig): GameTexts => ({
  ...noTexts,
  note: words.row.noNumber(degreesText(toDegrees(view.h)), degreesText(toDegrees(view.v))),
});

function seatText({ view }: FixedViewAnswer, { game, seen, units }: Context): SeatText | null {
  const level = view.fixed;
  const distanceMm = fixedViewSeatMm(game, seen.rig);
  if (level === undefined || distanceMm === null) return null;
  const distance = lengthText(distanceMm, units);
  const text = words.row.list([words.row.seat(distance), words.row.evidence[level]]);
  return { text, distance, level, gameId: game.id };
}

/** Cautions as sentences, for every surface that shows the answer. */
export const cautionTexts = ({ cautions, spans }: PossibleAnswer): readonly string[] => [
  ...cautions.map((caution) => words.row.cautions[caution]),
  ...(spans
    ? [words.row.equalSpan(degreesText(toDegrees(spans.drawn)), degreesText(toDegrees(spans.seen)))]
    : []),
];

const { names, named, list } = gameWords.measures;

/** @example measureLines(measures)[0] // { name: 'screen width', text: '708 mm', figure: { number: '708', unit: ' mm' } } */
export const measureLines = (measures: readonly TypedMeasure[]): readonly MeasureLine[] =>
  measures.map((measure) => {
    const figure = gameValueFigure(measure.value, measure);
    return { name: names[measure.what], text: figureText(figure), figure };
  });

/** @example measuresPlain(measures) // "screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm" */
export const measuresPlain = (measures: readonly TypedMeasure[], write = figureText): string =>
  named(measureLines(measures).map(({ name, figure }) => ({ name, text: write(figure) })));

function measureTexts({ measures }: MeasuresAnswer): GameTexts {
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

/** The number without the game's limits and steps, with one decimal more. */
export const exactValueText = (scale: Scale, { exact }: Setting): string =>
  gameValueText(exact, { ...scale, decimals: scale.decimals + 1 });

/** Warning of a number above which sources disagree. */
export const doubtText = (scale: Scale): string =>
  words.row.doubtful(gameValueText(doubtfulAbove(scale), scale));

function noEffectTexts({ triple }: NoEffectAnswer): GameTexts {
  const first = triple?.measures.find(({ key }) => key !== null);
  return {
    ...noTexts,
    value: words.row.noEffect,
    figure: bareFigure(words.row.noEffect),
    plain: first ? `${first.key} ${gameValuePlain(first.value, first)}` : words.row.noEffect,
  };
}

function numberTexts({ recipe, scale, setting, measures }: NumberAnswer): GameTexts {
  const { outOfRange, doubtful, gives, axis, span, errorDegrees } = setting;
  const scaleName = gameWords.scales[scale.takes]?.full;
  const warnings = [
    ...(outOfRange === null ? [] : [words.row[outOfRange](exactValueText(scale, setting))]),
    ...(doubtful ? [doubtText(scale)] : []),
  ];
  const notes = [
    ...(scaleName === undefined ? [] : [scaleName]),
    words.row.gives[axis][span](
      degreesText(gives),
      gameWords.error[errorSide(errorDegrees)](degreesText(Math.abs(errorDegrees))),
    ),
    // The game computes its number from these.
    ...(recipe.takes === 'total' && measures.length > 0
      ? [words.row.fromMeasures(measuresPlain(measures))]
      : []),
  ];
  const figure = gameValueFigure(setting.value, scale);
  return {
    ...noTexts,
    value: figureText(figure),
    figure,
    plain: gameValuePlain(setting.value, scale),
    measures: measuresPlain(measures),
    warning: language.sentences(warnings),
    note: words.row.list(notes),
  };
}
