import { plainNumber } from '../plain-number';
import { halfArc } from '../geometry/arc';
import type { ViewedRig } from '../geometry/compute-view';
import type { Rig, SideScreens } from '../geometry/rig';
import { seamGapMm, tripleScreen, type TripleScreen } from '../geometry/triple-screen';
import { radians, toDegrees, type Radians } from '../geometry/units';
import { viewAngles, type TripleView, type ViewAngles } from '../geometry/view-angles';
import type { MeasureRecord, Menu, Quantity, TripleTakes } from './record-types';
import type { Game, MeasureCode, MeasuredLimit, SentenceCode } from './types';
import { measuresOfView, type Measure } from './measure';

/** Set-up of one game for three screens. */
export interface TripleInstructions {
  readonly takes: TripleTakes;
  readonly sentence: SentenceCode;
  /** The way through the menus to the measures; null = only in the file. */
  readonly menu: Menu | null;
  readonly measures: readonly Measure[];
  readonly file: { readonly path: string; readonly section: string | null } | null;
  /** Ready to paste into `file`. */
  readonly lines: readonly string[];
}

/**
 * A fact to show beside the number or the measures.
 * - drawn-flat: curved screens are drawn as flat ones
 * - above-comment: a measure exceeds the maximum that the file's own comment states
 * - drawn-facing: the side screens do not face the eye, but the game draws them as if they did
 * - taken-as-equal: the game takes side screens of another size to be as large as the centre one
 * - centre-only: the game's way with side screens of another size is not known
 * - same-pixel-size: one flat picture is right if the pixels of all screens are equally large
 * - side-views-unseen: each view has measures of its own, by the format of the file alone
 * - exact-in-file: the menu takes three equal screens, the file has room for each
 * - needs-mode-4: the trucks' other modes support equal screens that face the eye, and no others
 * - of a measurement: its limits
 */
export type Caution =
  | 'drawn-flat'
  | 'above-comment'
  | 'drawn-facing'
  | 'taken-as-equal'
  | 'centre-only'
  | 'same-pixel-size'
  | 'side-views-unseen'
  | 'exact-in-file'
  | 'needs-mode-4'
  | MeasuredLimit;

/** Three screens and their view. */
interface Stand {
  readonly rig: Rig;
  readonly sides: SideScreens;
  readonly view: ViewAngles;
  readonly triple: TripleView;
  readonly gapMm: number;
}

const standOf = ({ rig, view }: ViewedRig): Stand | null =>
  rig.sides &&
  view.triple && { rig, sides: rig.sides, view, triple: view.triple, gapMm: seamGapMm(rig.sides) };

/** True if the foot of the perpendicular is within half a millimetre of the screen's middle. */
const facesEye = ({ triple }: Stand): boolean => Math.abs(triple.sideOffsetMm) < 0.5;

type Recipe = Game['triple'];

/** The game's recipe for this stand. */
export const recipeFor = ({ triple }: Game, seen: ViewedRig): Recipe => {
  const stand = standOf(seen);
  const isOtherStand = stand !== null && (stand.sides.panel !== null || !facesEye(stand));
  return isOtherStand ? (triple.forOtherStands ?? triple) : triple;
};

/** The same screens with their side screens turned to face the eye; unchanged if that is impossible. */
const turnedToFace = ({ rig, sides, triple }: Stand): TripleScreen => {
  if (sides.sideAngle === null) return triple;
  const facing = tripleScreen({ ...rig, sides: { ...sides, sideAngle: null } });
  return facing.ok ? facing.value : triple;
};

/** Three screens with their side screens turned to face the eye; null for one screen. */
export const facingSides = (seen: ViewedRig): TripleScreen | null => {
  const stand = standOf(seen);
  return stand && turnedToFace(stand);
};

/** A side screen as a flat one through its lit edges. */
const flatSide = ({ rig, sides, triple }: Stand) => {
  const { widthMm, heightMm, curveRadiusMm } = sides.panel ?? rig.panel;
  const { halfChordMm, sagittaMm } = halfArc(widthMm / 2, curveRadiusMm);
  return {
    widthMm: 2 * halfChordMm,
    heightMm: heightMm * ((2 * halfChordMm) / widthMm),
    distanceMm: triple.sideDistanceMm - sagittaMm,
  };
};

/** Millimetres and degrees. null = this rig has no such measure. */
const quantities: Readonly<Record<Quantity, (stand: Stand) => number | null>> = {
  'lit-width': ({ rig }) => rig.panel.widthMm,
  // The gap, not the bezel: overlapping frames bring the screens closer together.
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
  'side-horizontal': (stand) =>
    toDegrees(stand.sides.panel === null ? stand.view.h : turnedToFace(stand).sideFov.h),
  'side-width': (stand) => flatSide(stand).widthMm,
  'side-height': (stand) => flatSide(stand).heightMm,
  'side-distance': (stand) => flatSide(stand).distanceMm,
  'one-projection': ({ triple }) => toDegrees(triple.oneProjection),
  'one-projection-with-bezels': ({ triple }) => toDegrees(triple.oneProjectionBezelCorrected),
  'seam-angle': (stand) => {
    const { sides, view, gapMm } = stand;
    if (sides.panel !== null) return toDegrees(turnedToFace(stand).blindWedge);
    const { widthMm, distanceMm } = view.flatEquivalent;
    return toDegrees(radians(2 * Math.atan2((widthMm + gapMm) / 2, distanceMm) - view.h));
  },
  'side-angle-beyond-horizontal': ({ view, triple }) => toDegrees(radians(triple.sideAngle - view.h)),
};

/** Value of a measure as the player types it. */
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

const linesOf = ({ file }: Recipe, measures: readonly Measure[]): readonly string[] => {
  if (file === undefined) return [];
  const line = (key: string, value: string) => file.line.replace('{key}', key).replace('{value}', value);
  const text = ({ value, decimals }: Measure) => plainNumber(value, decimals);
  if (file.together !== undefined) {
    const together = (view: 'centre' | 'side') => measuresOfView(measures, view).map(text).join(', ');
    return [
      ...file.together.centre.map((key) => line(key, together('centre'))),
      ...file.together.sides.map((key) => line(key, together('side'))),
    ];
  }
  return measures.flatMap((each) => (each.key === null ? [] : [line(each.key, text(each))]));
};

const cautionForOtherSizes = ({ takes, draws, otherSizes }: Recipe): Caution | null => {
  if (otherSizes === 'own') return null;
  if (otherSizes === 'own-unseen') return 'side-views-unseen';
  if (otherSizes === 'own-in-file') return 'exact-in-file';
  if (draws === 'one-picture') return 'same-pixel-size';
  return draws === undefined && takes !== 'measures' ? 'centre-only' : 'taken-as-equal';
};

/** Facts to show beside a game's answer for this rig; none with one screen. */
export const cautionsFor = (
  recipe: Recipe,
  seen: ViewedRig,
  measures: readonly Measure[],
): readonly Caution[] => {
  const stand = standOf(seen);
  if (stand === null) return [];
  const { takes, draws, measures: specs = [] } = recipe;
  const cautions: Caution[] = [];
  if (takes === 'file') cautions.push('needs-mode-4');
  const asksForFlat = specs.some(({ quantity }) => String(quantity).startsWith('flat-'));
  if (asksForFlat && stand.rig.panel.curveRadiusMm !== null) cautions.push('drawn-flat');
  const maxOf = (what: MeasureCode) => specs.find((spec) => spec.what === what)?.maxInComment ?? Infinity;
  if (measures.some((each) => typedOf(each) > maxOf(each.what))) cautions.push('above-comment');
  if (draws === 'turned-to-face' && !facesEye(stand)) cautions.push('drawn-facing');
  const forOtherSizes = stand.sides.panel === null ? null : cautionForOtherSizes(recipe);
  if (forOtherSizes !== null) cautions.push(forOtherSizes);
  return cautions;
};

/** Angles from outer edge to outer edge: as a game draws equal screens, and as the screens stand. */
export interface Spans {
  readonly drawn: Radians;
  readonly seen: Radians;
}

/** The same stand with side screens as large as the centre one. */
export const withEqualScreens = (rig: Rig, { sideAngle }: Pick<TripleView, 'sideAngle'>): Rig =>
  rig.sides ? { ...rig, sides: { ...rig.sides, panel: null, sideAngle } } : rig;

/** Spans of a game that takes all screens as equal; null if that is impossible. */
export const equalSpans = (seen: ViewedRig): Spans | null => {
  const { triple } = seen.view;
  if (triple === null) return null;
  const equal = viewAngles(withEqualScreens(seen.rig, triple));
  return equal.ok && equal.value.triple ? { drawn: equal.value.triple.total, seen: triple.total } : null;
};

/**
 * Values to type and to build with for three screens; null for one screen.
 *
 * @example tripleFor(recipeFor(gameById('assetto-corsa')!, seen), seen)!.lines
 * // 3 × 32in at 70 cm, bezels of 8 mm: ['SP_WIDTH=708', 'SP_DISTANCE=700', 'SP_MARGINS=8', 'SP_ROTATION=55']
 */
export const tripleFor = (recipe: Recipe, seen: ViewedRig): TripleInstructions | null => {
  const stand = standOf(seen);
  if (stand === null) return null;
  const { takes, sentence, menu = null, measures: specs = [], file } = recipe;
  const measures = specs
    .filter(({ isForOtherSizes }) => isForOtherSizes === undefined || stand.sides.panel !== null)
    .map((spec) => measure(spec, stand))
    .filter((each) => each !== null);
  return {
    takes,
    sentence,
    menu,
    measures,
    file: file === undefined ? null : { path: file.path, section: file.section ?? null },
    lines: linesOf(recipe, measures),
  };
};
