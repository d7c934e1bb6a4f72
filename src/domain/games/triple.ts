import { plainNumber } from '../plain-number';
import type { Rig, SideScreens } from '../geometry/rig';
import { seamGapMm } from '../geometry/triple-screen';
import { radians, toDegrees } from '../geometry/units';
import type { TripleView, ViewAngles } from '../geometry/view-angles';
import type { MeasureRecord, MeasureUnit, Menu, Quantity, TripleTakes } from './record-types';
import type { Game, MeasureCode, SentenceCode } from './types';

/** One thing to type or to build. `value` is in `unit` and not rounded; games take `decimals` of it. */
export interface Measure {
  readonly what: MeasureCode;
  readonly key: string | null;
  readonly value: number;
  readonly unit: MeasureUnit;
  readonly decimals: number;
  /** What the player types is beyond what the game says it allows. The value is the true one all the same. */
  readonly outOfRange: 'below' | 'above' | null;
}

/**
 * What to know about a rig in a game: it draws curved screens as flat ones, its file speaks of less than a measure is, or it
 * takes all three to be equal.
 */
export type Caution = 'drawn-flat' | 'above-comment' | 'taken-as-equal';

/** What to do in one game with three screens. */
export interface TripleInstructions {
  readonly takes: TripleTakes;
  readonly sentence: SentenceCode;
  /** Where in the game the measures are entered; null = only in the file. */
  readonly menu: Menu | null;
  readonly measures: readonly Measure[];
  readonly file: { readonly path: string; readonly section: string | null } | null;
  /** Ready to paste into `file`. */
  readonly lines: readonly string[];
  readonly cautions: readonly Caution[];
}

interface Stand {
  readonly rig: Rig;
  readonly view: ViewAngles;
  readonly triple: TripleView;
  readonly gapMm: number;
}

/** Millimetres and degrees. null = this rig has no such measure. */
const quantities: Readonly<Record<Quantity, (stand: Stand) => number | null>> = {
  'lit-width': ({ rig }) => rig.panel.widthMm,
  // The gap counts, not the bezel: where frames overlap, the screens stand that much nearer.
  'framed-width': ({ rig, gapMm }) => rig.panel.widthMm + gapMm,
  'eye-distance': ({ rig }) => rig.eyeDistanceMm,
  curved: ({ rig }) => (rig.panel.curveRadiusMm === null ? 0 : 1),
  'curve-radius': ({ rig }) => rig.panel.curveRadiusMm,
  'flat-width': ({ view }) => view.flatEquivalent.widthMm,
  'flat-framed-width': ({ view, gapMm }) => view.flatEquivalent.widthMm + gapMm,
  'flat-height': ({ view }) => view.flatEquivalent.heightMm,
  'flat-distance': ({ view }) => view.flatEquivalent.distanceMm,
  bezel: ({ gapMm }) => gapMm / 2,
  gap: ({ gapMm }) => gapMm,
  'side-angle': ({ triple }) => toDegrees(triple.sideAngle),
  horizontal: ({ view }) => toDegrees(view.h),
  'one-projection': ({ triple }) => toDegrees(triple.oneProjection),
  'one-projection-with-bezels': ({ triple }) => toDegrees(triple.oneProjectionBezelCorrected),
  'seam-angle': ({ view, gapMm }) => {
    const { widthMm, distanceMm } = view.flatEquivalent;
    return toDegrees(radians(2 * Math.atan2((widthMm + gapMm) / 2, distanceMm) - view.h));
  },
  'side-angle-beyond-horizontal': ({ view, triple }) => toDegrees(radians(triple.sideAngle - view.h)),
};

/** What the player types of a measure. */
const typedOf = ({ value, decimals }: Pick<Measure, 'value' | 'decimals'>): number =>
  Number(plainNumber(value, decimals));

const measure = (spec: MeasureRecord<MeasureCode>, stand: Stand): Measure | null => {
  const amount = typeof spec.quantity === 'number' ? spec.quantity : quantities[spec.quantity](stand);
  if (amount === null) return null;
  const value = spec.unit === 'm' ? amount / 1000 : amount;
  const { what, key = null, unit, decimals, min = -Infinity, max = Infinity } = spec;
  const typed = typedOf({ value, decimals });
  return {
    what,
    key,
    value,
    unit,
    decimals,
    outOfRange: typed < min ? 'below' : typed > max ? 'above' : null,
  };
};

const linesOf = ({ triple: { file } }: Game, measures: readonly Measure[]): readonly string[] => {
  if (file === undefined) return [];
  const line = (key: string, value: string) => file.line.replace('{key}', key).replace('{value}', value);
  const text = ({ value, decimals }: Measure) => plainNumber(value, decimals);
  if (file.together !== undefined)
    return file.together.map((key) => line(key, measures.map(text).join(', ')));
  return measures.flatMap((each) => (each.key === null ? [] : [line(each.key, text(each))]));
};

const cautionsOf = (
  { triple: { measures: specs = [] } }: Game,
  { rig, sides, measures }: { rig: Rig; sides: SideScreens; measures: readonly Measure[] },
): readonly Caution[] => {
  const cautions: Caution[] = [];
  const asksForFlat = specs.some(({ quantity }) => String(quantity).startsWith('flat-'));
  if (asksForFlat && rig.panel.curveRadiusMm !== null) cautions.push('drawn-flat');
  const maxOf = (what: MeasureCode) => specs.find((spec) => spec.what === what)?.maxInComment ?? Infinity;
  if (measures.some((each) => typedOf(each) > maxOf(each.what))) cautions.push('above-comment');
  if (sides.panel !== null) cautions.push('taken-as-equal');
  return cautions;
};

/**
 * What to type and to build with three screens; null for one screen.
 *
 * @example tripleFor(gameById('assetto-corsa')!, rig, view)!.lines
 * // 3 × 32in at 70 cm, bezels of 8 mm: ['SP_WIDTH=708', 'SP_DISTANCE=700', 'SP_MARGINS=8', 'SP_ROTATION=55']
 */
export const tripleFor = (game: Game, rig: Rig, view: ViewAngles): TripleInstructions | null => {
  if (rig.sides === null || view.triple === null) return null;
  const { takes, sentence, menu = null, measures: specs = [], file } = game.triple;
  const stand = { rig, view, triple: view.triple, gapMm: seamGapMm(rig.sides) };
  const measures = specs.map((spec) => measure(spec, stand)).filter((each) => each !== null);
  return {
    takes,
    sentence,
    menu,
    measures,
    file: file === undefined ? null : { path: file.path, section: file.section ?? null },
    lines: linesOf(game, measures),
    cautions: cautionsOf(game, { rig, sides: rig.sides, measures }),
  };
};
