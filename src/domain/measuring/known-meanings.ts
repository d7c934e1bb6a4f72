import { games } from '../games/games';
import type { Conversion } from '../games/record-types';
import { radians, toDegrees } from '../geometry/units';
import { countingLine, degrees, meaningAxes, meaningOf, type Counting, type Meaning } from './meaning';

/** Every conversion of the library, also those under `otherwise`. */
const conversions: readonly Conversion[] = games.flatMap(({ scale, otherwise = [] }) => [
  ...(scale ? [scale.conversion] : []),
  ...otherwise.map((other) => other.scale.conversion),
]);

/** Rules that any game may have: degrees, half and twice the angle, radians. */
const usualCountings: readonly Counting[] = [
  degrees,
  countingLine(0, 2),
  countingLine(0, 0.5),
  countingLine(0, toDegrees(radians(1))),
];

const knownCountings: readonly Counting[] = [
  ...new Map(
    [...usualCountings, ...conversions.flatMap((conversion) => meaningOf(conversion)?.counting ?? [])].map(
      (counting) => [JSON.stringify(counting), counting],
    ),
  ).values(),
];

/** Every known rule along every axis, the usual ones first. */
export const knownMeanings: readonly Meaning[] = knownCountings.flatMap((counting) =>
  meaningAxes.map((axis) => ({ counting, axis })),
);
