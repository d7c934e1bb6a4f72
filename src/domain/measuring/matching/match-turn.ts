import { radians, type Radians } from '../../geometry/units';
import { turnRotation } from '../focal-from-turn';
import type { Point } from '../points';
import { align, correlation, shownPart, type Alignment, type Pair, type Warp } from './align';
import { localContrast, reduced, type GreyPicture } from './grey-picture';
import type { MatchRefusal, Matched, Matching } from './match-refusal';
import { usablePixels, type Band } from './usable-pixels';

/** Focal length and turn of a pair, found without clicks. */
export interface TurnMatch {
  readonly focalPx: number;
  /** Standard deviation of ln focalPx by the scatter of the pixels; the measurement's floor is above it. */
  readonly sdLn: number;
  /** Positive = to the right. */
  readonly yaw: Radians;
  /** Positive = upwards. */
  readonly pitch: Radians;
  readonly roll: Radians;
  /** Correlation of both pictures in the frame of one. */
  readonly score: number;
}

/** Score of a match that needs no click. */
const leastScore = 0.45;

/** Outside world between roof and dash; the view turns, so that less of the dash may come in. */
const turnBand: Band = { top: 0.22, bottom: 0.56 };

/** Width of the first search and of the first improvement, then of the others. */
const widths = [160, 320, 640] as const;

/** Surroundings of the local contrast, in pixels of the reduced picture. */
const radius = 4;

/** tan(V / 2) of the first search, yaw as a share of the horizontal angle, and rows up and down. */
const searched = { least: 0.12, most: 1.6, growth: 1.06, yaw: [0.08, 0.75], rows: [-3, 0, 3] };

/** Least share of the bearings that both pictures must have in common. */
const leastOverlap = 0.22;

/** A picture by bearing and by height over the distance: a turn shifts it. */
interface Cylinder {
  readonly width: number;
  readonly height: number;
  readonly shapes: Float32Array;
  readonly usable: Uint8Array;
}

/** A picture reduced for one width, and the place of its principal point from its middle, y downwards. */
interface Level {
  readonly a: GreyPicture;
  readonly b: GreyPicture;
  readonly usable: Uint8Array;
  readonly scale: number;
  readonly centre: Point;
}

const levelAt = (a: GreyPicture, b: GreyPicture, target: number, principal: Point): Level => {
  const scale = Math.min(1, target / a.width);
  const [smallA, smallB] = [reduced(a, scale), reduced(b, scale)];
  const usable = usablePixels(smallA, smallB, turnBand);
  const centre = { x: principal.x * scale, y: -principal.y * scale };
  return { a: smallA, b: smallB, usable, scale, centre };
};

const cylinderOf = (picture: GreyPicture, { usable, centre }: Level, focal: number): Cylinder => {
  const { width: pictureWidth, height, values: from } = picture;
  const width = Math.floor(2 * Math.atan(pictureWidth / 2 / focal) * focal);
  const values = new Float32Array(width * height);
  const mask = new Uint8Array(width * height);
  for (let x = 0; x < width; x++) {
    const bearing = (x + 0.5 - width / 2) / focal;
    const stretch = 1 / Math.cos(bearing);
    const u = focal * Math.tan(bearing) + centre.x + pictureWidth / 2 - 0.5;
    const left = Math.floor(u);
    if (left < 0 || left >= pictureWidth - 1) continue;
    const right = u - left;
    for (let y = 0; y < height; y++) {
      const v = (y + 0.5 - height / 2) * stretch + centre.y + height / 2 - 0.5;
      const top = Math.floor(v);
      if (top < 0 || top >= height - 1) continue;
      const down = v - top;
      const place = top * pictureWidth + left;
      const at = y * width + x;
      values[at] =
        (from[place]! * (1 - right) + from[place + 1]! * right) * (1 - down) +
        (from[place + pictureWidth]! * (1 - right) + from[place + pictureWidth + 1]! * right) * down;
      mask[at] = usable[place]!;
    }
  }
  return { width, height, shapes: localContrast({ width, height, values }, radius).values, usable: mask };
};

/** Correlation of two cylinders, the first shifted by columns and rows. */
const scoreOf = (a: Cylinder, b: Cylinder, columns: number, rows: number): number => {
  const { width, height } = b;
  const [from, to] = [Math.max(0, -columns), Math.min(width, width - columns)];
  const sums = { n: 0, a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  const band = rowsOfBand(height, 0);
  for (let y = Math.max(band.top, rows); y < Math.min(band.bottom, height + rows); y++) {
    const [rowA, rowB] = [(y - rows) * width + columns, y * width];
    for (let x = from; x < to; x++) {
      if ((a.usable[rowA + x]! & b.usable[rowB + x]!) === 0) continue;
      const [one, other] = [a.shapes[rowA + x]!, b.shapes[rowB + x]!];
      sums.n++;
      sums.a += one;
      sums.b += other;
      sums.aa += one * one;
      sums.bb += other * other;
      sums.ab += one * other;
    }
  }
  const usableRows = (turnBand.bottom - turnBand.top) * height;
  return sums.n < leastOverlap * usableRows * width ? -1 : correlation(sums);
};

interface Candidate {
  readonly parameters: readonly number[];
  readonly score: number;
}

/** The best turn for one focal length of the first search. */
const bestTurn = (level: Level, focal: number): Candidate => {
  const [a, b] = [cylinderOf(level.a, level, focal), cylinderOf(level.b, level, focal)];
  const [least, most] = searched.yaw.map((share) => Math.round(share * b.width)) as [number, number];
  let best: Candidate = { parameters: [], score: -1 };
  for (let columns = -most; columns <= most; columns++) {
    if (Math.abs(columns) < least) continue;
    for (const rows of searched.rows) {
      const score = scoreOf(a, b, columns, rows);
      if (score > best.score)
        best = {
          parameters: [Math.log(focal / level.scale), columns / focal, rows / focal, 0],
          score,
        };
    }
  }
  return best;
};

/** Least depth of a ray in the other picture, as a share of the focal length. */
const leastDepth = 0.1;

/** Mapping of the second picture into the first: ln f in full pixels, yaw, pitch, roll, and a shift in pixels. */
const warpOf =
  ({ scale, centre }: Level): Warp =>
  ([lnFocal = 0, yaw = 0, pitch = 0, roll = 0, shiftX = 0, shiftY = 0]) => {
    const focal = Math.exp(lnFocal) * scale;
    const [across, up, ahead] = turnRotation(yaw, pitch, roll);
    return (x, y, target) => {
      const [bx, by] = [x - centre.x, centre.y - y];
      const depth = bx * across[2] + by * up[2] + focal * ahead[2];
      const isAhead = depth > leastDepth * focal;
      const factor = isAhead ? focal / depth : NaN;
      target[0] = (bx * across[0] + by * up[0] + focal * ahead[0]) * factor + centre.x + shiftX;
      target[1] = centre.y - (bx * across[1] + by * up[1] + focal * ahead[1]) * factor + shiftY;
    };
  };

/** Largest changes in one step: ln f, yaw, pitch, roll. */
const most = [0.1, 0.05, 0.03, 0.03] as const;

/** Rows of the band, with a margin for the surroundings. */
const rowsOfBand = (height: number, margin: number): { readonly top: number; readonly bottom: number } => ({
  top: Math.max(0, Math.floor(turnBand.top * height) - margin),
  bottom: Math.min(height, Math.ceil(turnBand.bottom * height) + margin),
});

const pairOf = ({ a, b, usable }: Level): Pair => {
  const { top, bottom } = rowsOfBand(b.height, 3 * radius);
  const part = { left: 0, top, width: b.width, height: bottom - top };
  return { ...shownPart(b, usable, part), source: a, sourceUsable: usable, radius };
};

const improved = (level: Level, parameters: readonly number[], steps: number): Alignment | null =>
  align(pairOf(level), warpOf(level), parameters, { steps, most });

/** Number of upright strips of the common part whose places are compared. */
const strips = 5;

/** Largest difference of their shifts in a flat picture, in pixels of the last width. */
const maxStripSpreadPx = 0.45;

/** Shift of each strip against the turn, in pixels of the level: the picture is bent if they differ. */
const stripShifts = (level: Level, parameters: readonly number[]): readonly number[] => {
  const [lnFocal = 0, yaw = 0] = parameters;
  const half = level.b.width / 2;
  const edge = Math.exp(lnFocal) * level.scale;
  // Bearings of the second picture that the first has, too.
  const ends = [-1, 1].map((side) => {
    const bearing = side * Math.atan(half / edge);
    const limit = side * Math.atan(half / edge) - yaw;
    return edge * Math.tan(side < 0 ? Math.max(bearing, limit) : Math.min(bearing, limit));
  });
  const [left = 0, right = 0] = ends;
  const width = (right - left) / strips;
  return Array.from({ length: strips }, (_, strip) => {
    const from = left + strip * width;
    const found = align(pairOf(level), warpOf(level), [...parameters, 0, 0], {
      ...{ steps: 6, most: [0, 0, 0, 0, 1.5, 1.5], free: [4, 5] },
      isUsed: (x) => x >= from && x < from + width,
    });
    return found?.parameters[4] ?? 0;
  });
};

/** Number of candidates that are improved, and how far apart in ln f they are. */
const tried = { count: 5, apart: 0.1 } as const;

const bestCandidates = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates
    .toSorted((one, other) => other.score - one.score)
    .reduce<readonly Candidate[]>((chosen, each) => {
      const [lnFocal = 0] = each.parameters;
      const isNew = chosen.every(({ parameters: [other = 0] }) => Math.abs(other - lnFocal) >= tried.apart);
      return isNew && each.score > 0 && chosen.length < tried.count ? [...chosen, each] : chosen;
    }, []);

const refuse = (refusal: MatchRefusal): Matched<never> => ({ ok: false, refusal });

/** Smallest picture that is compared. */
const leastWidth = 320;

/**
 * Focal length from two pictures with the same number, the view turned in between. Only the outside world between roof
 * and dash counts.
 *
 * @param options.centre Principal point from the middle, y up, if the zoom has found it elsewhere.
 * @example finished(matchTurn(ahead, aside)) // { ok: true, value: { focalPx: 935, yaw: 0.5, score: 0.8, … } }
 */
export function* matchTurn(
  a: GreyPicture,
  b: GreyPicture,
  { centre = { x: 0, y: 0 } }: { readonly centre?: Point } = {},
): Matching<TurnMatch> {
  if (a.width !== b.width || a.height !== b.height) return refuse({ kind: 'sizes-differ' });
  if (a.width < leastWidth || a.height < leastWidth / 4) return refuse({ kind: 'too-small' });
  const fineScale = Math.min(1, widths[2] / a.width);
  const [fineA, fineB] = [reduced(a, fineScale), reduced(b, fineScale)];
  const [first, ...others] = widths.map((width) =>
    levelAt(fineA, fineB, width, { x: centre.x * fineScale, y: centre.y * fineScale }),
  );
  if (!first) return refuse({ kind: 'too-small' });
  yield 0.05;

  const candidates: Candidate[] = [];
  for (let t = searched.least; t < searched.most; t *= searched.growth) {
    candidates.push(bestTurn(first, first.a.height / 2 / t));
    if (candidates.length % 4 === 0) yield 0.05 + 0.55 * (t / searched.most);
  }
  let found: Alignment | null = null;
  for (const { parameters } of bestCandidates(candidates)) {
    const each = improved(first, parameters, 12);
    if (each && each.score > (found?.score ?? -1)) found = each;
    yield 0.65;
  }
  for (const level of others) {
    found = found && improved(level, found.parameters, 8);
    yield 0.8;
  }
  if (!found || !(found.score >= leastScore)) return refuse({ kind: 'no-match', score: found?.score ?? 0 });
  const finest = others.at(-1) ?? first;
  const shifts = stripShifts(finest, found.parameters);
  const spread = Math.max(...shifts) - Math.min(...shifts);
  if (spread > maxStripSpreadPx) return refuse({ kind: 'bent-turn', px: spread / finest.scale / fineScale });
  const [lnFocal = 0, yaw = 0, pitch = 0, roll = 0] = found.parameters;
  return {
    ok: true,
    value: {
      focalPx: Math.exp(lnFocal) / fineScale,
      sdLn: found.deviations[0] ?? 0,
      ...{ yaw: radians(yaw), pitch: radians(pitch), roll: radians(roll) },
      score: found.score,
    },
  };
}
