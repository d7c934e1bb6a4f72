import type { MatchRefusal } from '../../domain/measuring/matching/match-refusal';
import type { TurnMatch } from '../../domain/measuring/matching/match-turn';
import type { ZoomMatch } from '../../domain/measuring/matching/match-zoom';
import type { Point } from '../../domain/measuring/points';
import type { Picture } from './pairs';

/** Pixels of a picture as a canvas has them. */
type Pixels = Pick<ImageData, 'width' | 'height' | 'data'>;

/** Two pictures for the worker. */
export interface MatchingTask {
  readonly kind: 'zoom' | 'turn';
  readonly first: Pixels;
  readonly second: Pixels;
  /** Centre of the zooms in these pixels, from the middle, y up; null = the middle. */
  readonly centre: Point | null;
}

/** Outcome of comparing a pair without clicks. Lengths in pixels of the pictures' files. */
export type Match =
  | { readonly kind: 'zoom'; readonly zoom: ZoomMatch }
  | { readonly kind: 'turn'; readonly turn: TurnMatch; readonly centre: Point | null }
  | { readonly kind: 'refused'; readonly refusal: MatchRefusal | { readonly kind: 'failed' } };

/** Messages of the worker. Lengths in pixels of the task. */
export type MatchingMessage = { readonly kind: 'progress'; readonly share: number } | Match;

/** Outcomes by the key of their pair. */
export type Matches = ReadonlyMap<string, Match>;

export const noMatches: Matches = new Map();

/** @example withMatch(noMatches, 'zoom 1 2', match).get('zoom 1 2') // match */
export const withMatch = (matches: Matches, key: string, match: Match): Matches =>
  new Map([...matches, [key, match]]);

export const withoutMatch = (matches: Matches, key: string): Matches =>
  new Map([...matches].filter(([each]) => each !== key));

const enlarged = (point: Point | null, factor: number): Point | null =>
  point && { x: point.x * factor, y: point.y * factor };

/**
 * Match of reduced pictures, in the pixels of larger ones.
 *
 * @example inFilePixels({ kind: 'turn', turn: { focalPx: 935, … }, centre: null }, 2) // focalPx: 1870
 */
export function inFilePixels(match: Match, factor: number): Match {
  switch (match.kind) {
    case 'zoom':
      return { kind: 'zoom', zoom: { ...match.zoom, centre: enlarged(match.zoom.centre, factor) } };
    case 'turn':
      return {
        kind: 'turn',
        turn: { ...match.turn, focalPx: match.turn.focalPx * factor },
        centre: enlarged(match.centre, factor),
      };
    case 'refused':
      return match;
  }
}

/** Offset of a zoom's centre, as a share of the height, from which the horizon counts as shifted. */
const leastShift = 0.01;

/** @example isOffCentre({ x: 0, y: 20 }, { heightPx: 1080 }) // true */
export const isOffCentre = (
  centre: Point | null,
  { heightPx }: Pick<Picture, 'heightPx'>,
  from: Point | null = null,
): boolean =>
  Math.hypot((centre?.x ?? 0) - (from?.x ?? 0), (centre?.y ?? 0) - (from?.y ?? 0)) > leastShift * heightPx;

/** Growth of near things over far ones, minus 1, from which the seat has moved. */
const leastSeatMove = 0.03;

/** @example movesSeat({ nearGrowth: 1.1 }) // true */
export const movesSeat = ({ nearGrowth }: Pick<ZoomMatch, 'nearGrowth'>): boolean =>
  nearGrowth !== null && Math.abs(nearGrowth - 1) > leastSeatMove;
