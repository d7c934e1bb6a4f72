import type { Measure } from './measure';
import type { TripleInstructions } from './triple';

/**
 * Measures that a player types, without switches of a file and mere remarks. A table, so that the catalogue has a short
 * name for each.
 */
const typedCodes = [
  'each-width',
  'width',
  'height',
  'lit-width',
  'framed-width',
  'eye-distance',
  'side-angle',
  'each-bezel',
  'bezel',
  'gap',
  'curve-radius',
  'centre',
  'left',
  'right',
  'borders',
  'each-screen',
  'left-seam',
  'right-seam',
  'side-width',
  'side-height',
  'side-distance',
] as const;

export type TypedMeasureCode = (typeof typedCodes)[number];

export interface TypedMeasure extends Measure {
  readonly what: TypedMeasureCode;
}

const isTypedMeasure = (measure: Measure): measure is TypedMeasure =>
  (typedCodes as readonly string[]).includes(measure.what);

/**
 * Measures for the game's own fields, in the order in which it asks for them.
 *
 * @example typedMeasures(tripleFor(gameById('acc')!, rig, view)!).map(({ what }) => what)
 * // ['each-width', 'eye-distance', 'side-angle', 'each-bezel']
 */
export const typedMeasures = ({ measures }: Pick<TripleInstructions, 'measures'>): readonly TypedMeasure[] =>
  measures.filter(isTypedMeasure);
