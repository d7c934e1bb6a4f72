import { dot, normalOf, unit, type Face, type Point } from './faces';
import { mix, paintIn, type Colour, type Sky } from './palette';

/** Direction to the sun: high, behind the left shoulder. */
export const sun = unit([-0.45, -0.35, 0.82]);

type Paints = ReadonlySet<Face['paint']>;

/** Paints that include the haze of the distance already. */
const distant: Paints = new Set(['farHills', 'nearHills']);
/** Paints independent of the light. */
const glowing: Paints = new Set([...distant, 'lit', 'tailLight']);

/** Brightness of a face, by its orientation. */
const brightness = (face: Face): number => {
  if (glowing.has(face.paint)) return 1;
  const normal = normalOf(face);
  return 0.74 + 0.08 * normal[2] + 0.22 * Math.max(0, dot(normal, sun));
};

/** Distance at which haze takes half of the colour. */
const hazeM = 1500;

/** The warm band fades within this angle above the horizon, in radians. */
const glowHeight = 0.11;

const skyColour = (sky: Sky, [x, y, z]: Point): Colour => {
  const height = Math.max(0, Math.atan2(z, Math.hypot(x, y)));
  const air = mix(paintIn(sky, 'haze'), paintIn(sky, 'zenith'), 1 - Math.exp(-height * 3.2));
  return mix(air, paintIn(sky, 'glow'), 0.85 * Math.exp(-height / glowHeight));
};

/** The colour of a face at each of its points. */
export type Light = (face: Face) => (point: Point) => Colour;

/** Shades a face by its paint, its orientation and its haze. */
export const lightOf = (sky: Sky): Light => {
  const haze = paintIn(sky, 'haze');
  return (face) => {
    const { paint } = face;
    if (paint === 'sky') return (point) => skyColour(sky, point);
    const own = mix([0, 0, 0], paintIn(sky, paint), Math.min(1, brightness(face)));
    if (distant.has(paint)) return () => own;
    return (point) => mix(own, haze, 1 - 2 ** (-Math.hypot(...point) / hazeM));
  };
};
