import { arcAround, lineAround } from './interrupt';
import { atBearing, line } from './paths';
import type { Box } from './place-labels';
import type { PixelPoint } from './viewport';

interface Protractor {
  readonly radius: number;
  /** Range to either side of straight ahead. */
  readonly halfDegrees: number;
}

/** An arc around the eye with a stroke every ten degrees, a longer one every thirty, interrupted at labels. */
export const protractorPath = (
  eye: PixelPoint,
  { radius, halfDegrees }: Protractor,
  boxes: readonly Box[],
): string => {
  const bearing = (degrees: number) => (degrees * Math.PI) / 180;
  let d = arcAround(eye, { from: bearing(-halfDegrees), to: bearing(halfDegrees), radius }, boxes);
  for (let degrees = -halfDegrees; degrees <= halfDegrees; degrees += 10) {
    const tick = {
      from: atBearing(eye, bearing(degrees), radius),
      to: atBearing(eye, bearing(degrees), radius + (degrees % 30 === 0 ? 9 : 5)),
    };
    if (lineAround(tick, boxes)[0] === tick) d += line(tick.from, tick.to);
  }
  return d;
};
