import type { Point } from '../points';
import { maxUnevenGrowth } from '../zoom-from-points';
import { align, correlation, shownPart, type Alignment, type Pair, type Warp } from './align';
import { localContrast, reduced, rowMean, type GreyPicture, type Part } from './grey-picture';
import type { MatchRefusal, Matched, Matching } from './match-refusal';
import { nearBand, outsideBand, usablePixels } from './usable-pixels';

/** Enlargement of the second picture over the first, found without clicks. */
export interface ZoomMatch {
  readonly m: number;
  /** Standard deviation of ln m by the scatter of the pixels; the measurement's floor is above it. */
  readonly sdLn: number;
  /** Correlation of the best enlargement, and of the best other one. */
  readonly score: number;
  readonly second: number;
  /** Point that stays in place, in pixels from the middle, y up; null if the pictures hardly differ. */
  readonly centre: Point | null;
  /** Growth of the edge over that of the middle, minus 1. */
  readonly unevenness: number;
  /**
   * Enlargement of dash and wheel over that of the outside world, to a few percent: not 1 if the seat moves with the
   * number. null if they cannot be told.
   */
  readonly nearGrowth: number | null;
}

/** Thresholds of a match that needs no click. */
const accepted = { score: 0.35, lead: 0.15, leastM: 0.4 } as const;

/** Width of the first search, and of the three that follow. */
const searchWidth = 200;
const widths = [240, 480, 960] as const;

/** Surroundings of the local contrast, in pixels of the reduced picture. */
const radius = 4;

/** Largest enlargement that is searched, the step of its logarithm, and offsets as shares of the height. */
const searched = { most: 4, step: 0.012, shift: 0.06, centre: 0.12 } as const;

/** Enlargements nearer than this are the same peak. */
const samePeak = 0.1;

/** Lead that a shifted centre needs over the middle. */
const shiftPrice = 0.02;

const scaleFor = ({ width }: GreyPicture, target: number): number => Math.min(1, target / width);

/** A picture with the pixels of it that may be compared. */
interface Masked {
  readonly picture: GreyPicture;
  readonly usable: Uint8Array;
}

/** Usable pixels of a picture shrunk by m. */
const shrunkMask = ({ picture, usable }: Masked, m: number, size: GreyPicture): Uint8Array => {
  const { width, height } = picture;
  const mask = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const fromX = Math.floor((x + 0.5 - size.width / 2) / m + width / 2);
      const fromY = Math.floor((y + 0.5 - size.height / 2) / m + height / 2);
      const isInside = fromX >= 0 && fromY >= 0 && fromX < width && fromY < height;
      mask[y * size.width + x] = isInside ? usable[fromY * width + fromX]! : 0;
    }
  return mask;
};

/** Fewest pixels of a comparison. */
const leastPixels = 250;

/** Length along a row over which shapes must differ: a horizon is the same at any enlargement. */
const alongRow = 8;

/** Contrast of shapes that change along the row. */
const shapes = (picture: GreyPicture): Float32Array => {
  const contrast = localContrast(picture, radius);
  const along = rowMean(contrast, alongRow).values;
  return contrast.values.map((value, at) => value - along[at]!);
};

/** One enlargement of the first search. */
interface Peak {
  readonly m: number;
  /** Shift of the narrow picture in the wide one, as a share of the height. */
  readonly down: number;
  readonly score: number;
}

/** A picture of the first search: shapes at the search's width, and a finer copy to shrink. */
interface Searched extends Masked {
  readonly shapes: Float32Array;
  readonly fine: GreyPicture;
}

/** The best shift of the narrow picture, shrunk by m < 1, in the wide one; the middle is preferred. */
const bestShift = (wide: Searched, narrow: Searched, m: number): Omit<Peak, 'm'> => {
  const { width, height } = wide.picture;
  const small = reduced(narrow.fine, (width / narrow.fine.width) * m, wide.picture);
  const mask = shrunkMask(narrow, m, small);
  const shrunk = shapes(small);
  const left = (width - small.width) / 2;
  const scoreAt = (down: number): number => {
    const top = (height - small.height) / 2 + down;
    const sums = { n: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
    // Contrast at the small picture's border lacks its surroundings.
    for (let y = Math.max(radius, -top); y < Math.min(small.height - radius, height - top); y++)
      for (let x = radius; x < small.width - radius; x++) {
        const at = y * small.width + x;
        const there = (y + top) * width + x + left;
        if ((mask[at]! & wide.usable[there]!) === 0) continue;
        const [a, b] = [shrunk[at]!, wide.shapes[there]!];
        sums.n++;
        sums.a += a;
        sums.b += b;
        sums.aa += a * a;
        sums.bb += b * b;
        sums.ab += a * b;
      }
    return sums.n < leastPixels ? -1 : correlation(sums);
  };
  const most = Math.round(Math.min(searched.shift, searched.centre * (1 - m)) * height);
  let best = { down: 0, score: scoreAt(0) };
  for (let down = -most; down <= most; down += 2) {
    const score = down === 0 ? -1 : scoreAt(down);
    if (score > best.score + (best.down === 0 ? shiftPrice : 0)) best = { down: down / height, score };
  }
  return best;
};

/** Mapping of the wide picture into the narrow one, shrunk by exp(lnShrunk): ln m, and the shift in full pixels. */
const warpOf =
  (lnShrunk: number, scale: number): Warp =>
  ([lnM = 0, dx = 0, dy = 0]) => {
    const factor = Math.exp(lnShrunk - lnM);
    return (x, y, target) => {
      target[0] = (x - dx * scale) * factor;
      target[1] = (y - dy * scale) * factor;
    };
  };

/** Part of the wide picture that the narrow one fills, with a margin for the surroundings. */
const filledPart = (
  { width, height }: GreyPicture,
  { m, down }: { readonly m: number; readonly down: number },
): Part => {
  const margin = 3 * radius;
  const half = (m * width) / 2;
  const rowOf = (share: number) => height / 2 + m * (share - 0.5) * height + down;
  const left = Math.max(0, Math.floor(width / 2 - half - margin));
  const right = Math.min(width, Math.ceil(width / 2 + half + margin));
  const top = Math.max(0, Math.floor(Math.max(outsideBand.top * height, rowOf(outsideBand.top)) - margin));
  const bottom = Math.min(outsideBand.bottom * height, rowOf(outsideBand.bottom)) + margin;
  const last = Math.min(height, Math.ceil(bottom));
  return { left, top, width: right - left, height: Math.max(1, last - top) };
};

/** Both pictures at one width. */
interface Level {
  readonly scale: number;
  readonly narrow: GreyPicture;
  readonly whole: GreyPicture;
  readonly other: GreyPicture;
  readonly usable: Uint8Array;
}

const levelAt = (narrow: GreyPicture, wide: GreyPicture, target: number): Level => {
  const scale = scaleFor(wide, target);
  const [whole, other] = [reduced(wide, scale), reduced(narrow, scale)];
  return { scale, narrow, whole, other, usable: usablePixels(other, whole, outsideBand) };
};

/** Pictures at one width, the narrow one shrunk by the enlargement found so far. */
const pairAt = (
  { scale, narrow, whole, other, usable }: Level,
  [lnM = 0, , dy = 0]: readonly number[],
): { readonly pair: Pair; readonly warp: Warp } => {
  const m = Math.exp(lnM);
  const source = reduced(narrow, scale * m);
  const pair = {
    ...shownPart(whole, usable, filledPart(whole, { m, down: dy * scale })),
    ...{ source, radius },
    sourceUsable: shrunkMask({ picture: other, usable }, m, source),
  };
  return { pair, warp: warpOf(lnM, scale) };
};

/** Largest changes in one step: ln m, and the shift in full pixels. */
const most = [0.03, 20, 20] as const;

/** Growth at two distances from the middle of the narrow picture, as a share of half its width. */
const rings = { middle: 0.45, edge: 0.6 } as const;

/** Differences of ln m from which a ring's growth is sought: a bent edge is far from the whole picture's. */
const ringStarts = [-0.1, -0.06, -0.03, 0, 0.03, 0.06, 0.1] as const;

/** Growth of middle and edge about the centre that was found, at a rough level and a finer one. */
const growths = (
  [rough, fine]: readonly [Level, Level],
  [lnM = 0, dx = 0, dy = 0]: readonly number[],
): { readonly middle: number; readonly edge: number } | null => {
  const growthWhere = (isInRing: (share: number) => boolean): number | null => {
    const alignAt = (level: Level, start: number, steps: number) => {
      const { pair, warp } = pairAt(level, [start, dx, dy]);
      const half = (level.whole.width * Math.exp(lnM)) / 2;
      const isUsed = (x: number, y: number) => isInRing(Math.hypot(x, y) / half);
      return align(pair, warp, [start, dx, dy], { steps, most, free: [0], isUsed });
    };
    const best = ringStarts
      .flatMap((offset) => alignAt(rough, lnM + offset, 5) ?? [])
      .reduce<Alignment | null>((found, each) => (found && found.score >= each.score ? found : each), null);
    const found = best && alignAt(fine, best.parameters[0] ?? NaN, 4);
    return found ? Math.exp(found.parameters[0] ?? NaN) : null;
  };
  const middle = growthWhere((share) => share < rings.middle);
  const edge = growthWhere((share) => share > rings.edge);
  return middle === null || edge === null ? null : { middle, edge };
};

/** Search for the growth of near things: ln m about that of the outside world. */
const searchedNear = { most: 0.24, step: 0.012 } as const;

/** Growth of dash and wheel over that of the outside world. */
const nearGrowthOf = (a: Searched, b: Searched, m: number): number | null => {
  const usable = usablePixels(a.picture, b.picture, nearBand);
  const [wide, narrow] = m < 1 ? [b, a] : [a, b];
  const inner = Math.min(m, 1 / m);
  let best = { growth: 1, score: -1 };
  for (let ln = -searchedNear.most; ln <= searchedNear.most; ln += searchedNear.step) {
    const growth = Math.exp(ln);
    if (inner * growth >= 1) continue;
    const { score } = bestShift({ ...wide, usable }, { ...narrow, usable }, inner * growth);
    if (score > best.score) best = { growth: m < 1 ? growth : 1 / growth, score };
  }
  const isAtEnd = Math.abs(Math.log(best.growth)) > searchedNear.most - searchedNear.step;
  return best.score < accepted.score || isAtEnd ? null : best.growth;
};

const refuse = (refusal: MatchRefusal): Matched<never> => ({ ok: false, refusal });

/** Smallest picture that is compared. */
const leastWidth = 320;

/**
 * Enlargement of the second picture over the first, both from the same place with two numbers. Only the outside world
 * between roof and dash counts, and nothing that stands still.
 *
 * @example finished(matchZoom(at40, at60)) // { ok: true, value: { m: 0.6304, score: 0.7, second: 0.1, … } }
 */
export function* matchZoom(a: GreyPicture, b: GreyPicture): Matching<ZoomMatch> {
  if (a.width !== b.width || a.height !== b.height) return refuse({ kind: 'sizes-differ' });
  if (a.width < leastWidth || a.height < leastWidth / 4) return refuse({ kind: 'too-small' });

  const [fineA, fineB] = [reduced(a, scaleFor(a, widths[2])), reduced(b, scaleFor(b, widths[2]))];
  const full = a.width / fineA.width;
  yield 0.05;
  const scale = scaleFor(fineA, searchWidth);
  const [smallA, smallB] = [reduced(fineA, scale), reduced(fineB, scale)];
  const usable = usablePixels(smallA, smallB, outsideBand);
  const middling = scaleFor(fineA, widths[1]);
  const searchedA = { picture: smallA, usable, shapes: shapes(smallA), fine: reduced(fineA, middling) };
  const searchedB = { picture: smallB, usable, shapes: shapes(smallB), fine: reduced(fineB, middling) };
  const peaks: Peak[] = [];
  const end = Math.log(searched.most);
  for (let lnM = -end; lnM <= end; lnM += searched.step) {
    const m = Math.exp(lnM);
    const shift = m < 1 ? bestShift(searchedB, searchedA, m) : bestShift(searchedA, searchedB, 1 / m);
    peaks.push({ m, ...shift });
    if (peaks.length % 16 === 0) yield 0.05 + (0.4 * (lnM + end)) / (2 * end);
  }
  const best = peaks.reduce((top, each) => (each.score > top.score ? each : top));
  const others = peaks.filter(({ m }) => Math.abs(Math.log(m / best.m)) > samePeak);
  const second = Math.max(...others.map(({ score }) => score));
  if (best.score < accepted.score) return refuse({ kind: 'no-match', score: best.score });
  if (best.score - second < accepted.lead) return refuse({ kind: 'two-matches', score: best.score, second });

  const [narrow, wide] = best.m < 1 ? [fineA, fineB] : [fineB, fineA];
  let parameters: readonly number[] = [-Math.abs(Math.log(best.m)), 0, best.down * wide.height];
  let alignment: Alignment | null = null;
  const [rough, fine, finest] = widths;
  const levels = [
    levelAt(narrow, wide, rough),
    levelAt(narrow, wide, fine),
    levelAt(narrow, wide, finest),
  ] as const;
  for (const [index, level] of levels.entries()) {
    // The second round shrinks the narrow picture by the enlargement that the first has found.
    for (const steps of [6, 2]) {
      const { pair, warp } = pairAt(level, parameters);
      alignment = align(pair, warp, parameters, { steps, most });
      if (!alignment) return refuse({ kind: 'no-match', score: best.score });
      parameters = alignment.parameters;
    }
    yield 0.5 + 0.1 * (index + 1);
  }
  const [lnM = 0, dx = 0, dy = 0] = parameters;
  const inner = Math.exp(lnM);
  if (inner < accepted.leastM) return refuse({ kind: 'too-far-apart', m: best.m < 1 ? inner : 1 / inner });
  const growth = growths([levels[0], levels[1]], parameters);
  const unevenness = growth ? growth.edge / growth.middle - 1 : 0;
  if (growth && Math.abs(unevenness) > maxUnevenGrowth) return refuse({ kind: 'not-flat', ...growth });

  return {
    ok: true,
    value: {
      m: best.m < 1 ? inner : 1 / inner,
      sdLn: alignment?.deviations[0] ?? 0,
      ...{ score: best.score, second, unevenness },
      nearGrowth: nearGrowthOf(searchedA, searchedB, best.m < 1 ? inner : 1 / inner),
      centre: 1 - inner < 0.02 ? null : { x: (full * dx) / (1 - inner), y: (-full * dy) / (1 - inner) },
    },
  };
}
