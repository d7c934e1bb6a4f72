import type { ViewedRig } from '../geometry/compute-view';
import type { Impossible, Outcome } from '../geometry/outcome';
import type { Evidence, Game, Scale, WhenCode } from './types';
import type { OutOfTheBox, TripleRecord } from './record-types';
import { settingOn, type Setting, type Span } from './setting';
import {
  cautionsFor,
  equalSpans,
  recipeFor,
  tripleFor,
  type Caution,
  type Spans,
  type TripleInstructions,
} from './triple';
import { typedMeasures, type TypedMeasure } from './typed-measures';

/** Facts of every answer about a possible rig. */
interface Facts {
  readonly recipe: Game['triple'];
  /** Set-up for three screens; null = one screen. */
  readonly triple: TripleInstructions | null;
  readonly cautions: readonly Caution[];
  /** Spans of a game that draws side screens of another size at their place, but as equal ones; else null. */
  readonly spans: Spans | null;
  readonly evidence: Evidence;
}

/** One number to type. */
export interface NumberAnswer extends Facts {
  readonly kind: 'number';
  readonly scale: Scale;
  readonly setting: Setting;
  /** Measures from which the game computes the number; empty = the player types it. */
  readonly measures: readonly TypedMeasure[];
  /** The number under another meaning of it. */
  readonly otherwise: readonly {
    readonly when: WhenCode;
    readonly scale: Scale;
    readonly setting: Setting;
  }[];
}

/** Lengths and angles, or an angle per screen, in place of one number. */
export interface MeasuresAnswer extends Facts {
  readonly kind: 'measures' | 'angles';
  readonly scale: Scale;
  readonly measures: readonly TypedMeasure[];
}

/** No setting in the menu: it is in a file. */
export interface NoEffectAnswer extends Facts {
  readonly kind: 'no-effect';
  readonly scale: Scale;
}

/** A view that cannot be changed; the plan finds the seat from which it is true. */
export interface FixedViewAnswer extends Facts {
  readonly kind: 'fixed-view';
  readonly view: OutOfTheBox;
}

/** A game whose number no source explains, or no measurement at this picture. */
interface UnknownAnswer extends Facts {
  readonly kind: 'unknown';
}

export type PossibleAnswer = NumberAnswer | MeasuresAnswer | NoEffectAnswer | FixedViewAnswer | UnknownAnswer;

/** Answer of one game to a rig. */
export type GameAnswer = PossibleAnswer | { readonly kind: 'impossible'; readonly reason: Impossible };

const spanOf = ({ takes }: TripleRecord): Span =>
  takes === 'total' || takes === 'one-projection' ? takes : 'screen';

/**
 * Answer of one game to a possible rig. The only place that derives it: list, pages, exports, files, plan, command line
 * and package map over it.
 *
 * @example answerFor(gameById('acc')!, seen) // 27in 16:9 at 50 cm: { kind: 'number', setting: { value: 37, … }, … }
 */
export const answerFor = (game: Game, seen: ViewedRig): PossibleAnswer => {
  const { scale, evidence, outOfTheBox, limitFor, otherwise = [] } = game;
  const { view } = seen;
  const recipe = recipeFor(game, seen);
  const triple = tripleFor(recipe, seen);
  const limit = limitFor?.(view) ?? null;
  const cautions = [...cautionsFor(recipe, seen, triple?.measures ?? []), ...(limit === null ? [] : [limit])];
  const takesAsEqual = cautions.includes('taken-as-equal');
  const spans = takesAsEqual && recipe.draws === 'as-built' ? equalSpans(seen) : null;
  const facts = { recipe, triple, cautions, spans, evidence };
  if (scale === null || (limit !== null && limit !== 'beyond-measured'))
    return outOfTheBox?.fixed === undefined
      ? { kind: 'unknown', ...facts }
      : { kind: 'fixed-view', view: outOfTheBox, ...facts };

  const measures = triple ? typedMeasures(triple) : [];
  if (triple?.takes === 'file') return { kind: 'no-effect', scale, ...facts };
  // Equal screens would collide on this stand: no span goes with the measures.
  const hasNoSpan = triple?.takes === 'total' && takesAsEqual && spans === null;
  if (triple?.takes === 'measures' || hasNoSpan) {
    const kind = measures.every(({ unit }) => unit === 'degrees') ? 'angles' : 'measures';
    return { kind, scale, measures, ...facts };
  }
  const span = triple ? spanOf(recipe) : 'screen';
  return {
    kind: 'number',
    scale,
    setting: settingOn(scale, view, { span, ...(spans && { drawnTotal: spans.drawn }) }),
    measures,
    otherwise: otherwise.map((other) => ({ ...other, setting: settingOn(other.scale, view) })),
    ...facts,
  };
};

/**
 * Answer of one game to any rig.
 *
 * @example gameAnswer(gameById('acc')!, exactAnswer(entry).seen) // 27in 16:9 at 50 cm: 37, in degrees upwards
 */
export const gameAnswer = (game: Game, seen: Outcome<ViewedRig>): GameAnswer =>
  seen.ok ? answerFor(game, seen.value) : { kind: 'impossible', reason: seen.reason };

/**
 * The answer with a number to type; null for a game that takes something else.
 *
 * @example numberOf(answer)?.setting.value // 37
 */
export const numberOf = (answer: GameAnswer): NumberAnswer | null =>
  answer.kind === 'number' ? answer : null;

/** Measures for the game's own fields, in place of the number or to compute it from. */
export const measuresOf = (answer: GameAnswer): readonly TypedMeasure[] =>
  'measures' in answer ? answer.measures : [];
