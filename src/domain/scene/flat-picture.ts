import { inPicture } from './still-picture';
import type { GridPaint, GridPart } from './starting-grid';
import { radians } from '../geometry/units';
import { drawnPerUnit } from '../geometry/window-view';

/** Neighbours of one paint, as one SVG path. */
export interface FlatPath {
  readonly paint: GridPaint;
  readonly path: string;
}

/** On the plane that stands one unit ahead of the eye, in thousandths: to the right and down, as SVG counts. */
type Place = readonly [x: number, y: number];

/** As far as anything is drawn: to each side, up and down. */
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

/** Without corners that are where the one before is, or on the straight way between their neighbours. */
const simplified = (places: readonly Place[], isLine: boolean): readonly Place[] => {
  // Cut, a line comes back to where it began, as an outline does.
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

/** All the same way round: in one path, where two overlap that are not, there would be a hole. */
const sameWayRound = (places: readonly Place[]): readonly Place[] =>
  areaOf(places) < 0 ? places.toReversed() : places;

interface FlatPart {
  readonly paint: GridPaint;
  readonly places: readonly Place[];
  readonly isLine: boolean;
}

/** Smaller than this it would be a speck: in square thousandths, about a quarter as many square pixels. */
const speck = 7;

const isSeen = ({ places, isLine }: FlatPart): boolean =>
  isLine ? places.length > 1 : places.length > 2 && Math.abs(areaOf(places)) >= speck;

/** Light falls through these. */
const seeThrough: ReadonlySet<GridPaint> = new Set(['shadow', 'shade']);

/** Whether the one covers the other whole. Where it is hollow, it may say no where yes would be right. */
const covers = (cover: FlatPart, part: FlatPart): boolean =>
  !cover.isLine &&
  !seeThrough.has(cover.paint) &&
  part.places.every((place) =>
    cover.places.every((from, i) => {
      const to = cover.places[(i + 1) % cover.places.length] ?? from;
      return cross(from, to, place) >= 0;
    }),
  );

/** From where the last one ended, which takes the fewest letters. */
const pathOf = ({ places, isLine }: FlatPart): string => {
  const [first = [0, 0]] = places;
  const steps = places.slice(1).map(([x, y], i) => {
    const [fromX, fromY] = places[i] ?? first;
    return [x - fromX, y - fromY].join(' ');
  });
  return `M${first.join(' ')}l${steps.join(' ')}${isLine ? '' : 'z'}`.replaceAll(' -', '-');
};

/** Solid things that may overlap their own kind: in one path, the outline of the one behind would show. */
const apart: ReadonlySet<GridPaint> = new Set(['leaves', 'gantry', 'dark']);

/**
 * A scene as the eye sees it, flat: projected, cut at the edge of what is drawn, rounded, and without what is hidden or too small.
 *
 * @example flatPicture([upright([[0, 0], [1, 0], [0, 1]], 10, 'white')]) // [{ paint: 'white', path: 'M0 0l0-100 100 100z' }]
 */
export const flatPicture = (parts: readonly GridPart[]): readonly FlatPath[] => {
  const onPlane = inPicture(wholePlane);
  const flat = parts
    .map(({ points, paint, isLine = false }): FlatPart => {
      const places = onPlane(points).map(([across, up]): Place => [
        Math.round((2 * across - 1) * reach.aside * drawnPerUnit) + 0,
        Math.round((1 - 2 * up) * reach.up * drawnPerUnit) + 0,
      ]);
      const simple = simplified(places, isLine);
      return { paint, places: isLine ? simple : sameWayRound(simple), isLine };
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
