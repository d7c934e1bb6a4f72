import { inPicture } from './still-picture';
import type { GridPaint, GridPart } from './starting-grid';
import { radians } from '../geometry/units';
import { drawnPerUnit } from '../geometry/window-view';

/** Adjacent parts of one paint, as one SVG path. */
export interface FlatPath {
  readonly paint: GridPaint;
  readonly path: string;
}

/** In thousandths of the plane one unit ahead of the eye: to the right and down, as in SVG. */
type Place = readonly [x: number, y: number];

/** Limits of the drawing: to each side, up and down. */
const reach = { aside: 8, up: 3 } as const;

const wholePlane = {
  screen: 'centre',
  left: -reach.aside,
  right: reach.aside,
  bottom: -reach.up,
  top: reach.up,
  yaw: radians(0),
} as const;

const cross = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** Drops corners that coincide with the one before or lie on the straight line between their neighbours. */
const simplified = (places: readonly Place[], isLine: boolean): readonly Place[] => {
  // A clipped line returns to its start, as an outline does.
  const distinct = places.filter(([x, y], i) =>
    isLine
      ? places.findIndex(([otherX, otherY]) => otherX === x && otherY === y) === i
      : x !== places.at(i - 1)?.[0] || y !== places.at(i - 1)?.[1],
  );
  return distinct.filter((place, i) => {
    const [before, after] = [distinct.at(i - 1), distinct[(i + 1) % distinct.length]];
    if (!before || !after || (isLine && (i === 0 || i === distinct.length - 1))) return true;
    const wayAcross = Math.hypot(after[0] - before[0], after[1] - before[1]);
    return Math.abs(cross(before, place, after)) > 0.7 * wayAcross;
  });
};

const areaOf = (places: readonly Place[]): number =>
  places.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = places[(i + 1) % places.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Gives outlines one orientation: in one path, overlapping ones of opposite orientation would leave a hole. */
const sameWayRound = (places: readonly Place[]): readonly Place[] =>
  areaOf(places) < 0 ? places.toReversed() : places;

interface FlatPart {
  readonly paint: GridPaint;
  readonly places: readonly Place[];
  readonly isLine: boolean;
  readonly isOval: boolean;
}

/** Smallest area drawn, in square thousandths: about a quarter as many square pixels. */
const speck = 20;

const isSeen = ({ places, isLine }: FlatPart): boolean =>
  isLine ? places.length > 1 : places.length > 2 && Math.abs(areaOf(places)) >= speck;

/** Translucent paints. */
const seeThrough: ReadonlySet<GridPaint> = new Set(['shadow', 'rubber', 'gloss']);

/** Whether one part covers the other completely. False negatives are possible for concave covers and for ovals. */
const covers = (cover: FlatPart, part: FlatPart): boolean =>
  !cover.isLine &&
  !part.isOval &&
  !seeThrough.has(cover.paint) &&
  part.places.every((place) =>
    cover.places.every((from, i) => {
      const to = cover.places[(i + 1) % cover.places.length] ?? from;
      return cross(from, to, place) >= 0;
    }),
  );

/** Half of an oval, through the place between its ends, as an arc of SVG. Its axes have only their ratio: short ones grow until they fit. */
const arcOf = ([fromX, fromY]: Place, [overX, overY]: Place, [toX, toY]: Place): string => {
  const [acrossX, acrossY] = [(toX - fromX) / 2, (toY - fromY) / 2];
  const [upX, upY] = [overX - fromX - acrossX, overY - fromY - acrossY];
  // Axes and turn of the ellipse with these two conjugate half diameters.
  const [xx, xy, yy] = [acrossX ** 2 + upX ** 2, acrossX * acrossY + upX * upY, acrossY ** 2 + upY ** 2];
  const [mean, spread] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)];
  const long = Math.sqrt(mean + spread);
  const short = Math.sqrt(Math.max(0, mean - spread));
  const ratio = String(Number((short / long).toFixed(2))).replace('0.', '.');
  const degrees = Math.round((90 / Math.PI) * Math.atan2(2 * xy, xx - yy));
  // Less than a unit from a circle: one with rounded points.
  const axes = long - short < 1 ? '1 1 0' : `1 ${ratio} ${degrees}`;
  const sweep = acrossX * upY < acrossY * upX ? 1 : 0;
  return `a${axes} 0 ${sweep} ${toX - fromX} ${toY - fromY}`;
};

/** Relative to the end of the previous subpath, which takes the fewest letters. */
const pathOf = ({ places, isLine, isOval }: FlatPart): string => {
  const [first = [0, 0], top, right, low] = places;
  if (isOval && top && right && low)
    return `M${first.join(' ')}${arcOf(first, top, right)}${arcOf(right, low, first)}z`.replaceAll(' -', '-');
  const steps = places.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = places[i] ?? first;
    return [x - fromX, y - fromY].join(' ');
  });
  return `M${first.join(' ')}l${steps.join(' ')}${isLine ? '' : 'z'}`.replaceAll(' -', '-');
};

/** Solid things that may overlap their own kind: in one path, the outline of the one behind would show. */
const apart: ReadonlySet<GridPaint> = new Set(['leaves']);

/**
 * A scene in perspective: projected, clipped, rounded, and without hidden or tiny parts.
 *
 * @example flatPicture([upright([[0, 0], [1, 0], [0, 1]], 10, 'white')]) // [{ paint: 'white', path: 'M0 0l0-100 100 100z' }]
 */
export const flatPicture = (parts: readonly GridPart[]): readonly FlatPath[] => {
  const onPlane = inPicture(wholePlane);
  const flat = parts
    .map(({ points, paint, isLine = false, isOval = false }): FlatPart => {
      const places = onPlane(points).map(([across, up]): Place => [
        Math.round((2 * across - 1) * reach.aside * drawnPerUnit) + 0,
        Math.round((1 - 2 * up) * reach.up * drawnPerUnit) + 0,
      ]);
      if (isOval) return { paint, places, isLine, isOval };
      const simple = simplified(places, isLine);
      return { paint, places: isLine ? simple : sameWayRound(simple), isLine, isOval };
    })
    .filter(isSeen);
  const paths: { paint: GridPaint; path: string }[] = [];
  flat.forEach((part, i) => {
    if (flat.slice(i + 1).some((later) => covers(later, part))) return;
    const last = paths.at(-1);
    if (last?.paint === part.paint && !apart.has(part.paint)) last.path += pathOf(part);
    else paths.push({ paint: part.paint, path: pathOf(part) });
  });
  return paths;
};
