import type { GreyPicture } from '../domain/measuring/matching/grey-picture';
import { randomNumbers } from './synthetic-measurements';

// A small renderer: a landscape or a stadium by direction, with a cockpit before it, seen by a camera of known angle.

const hash = (x: number, y: number, seed: number): number => {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634599)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise, 0 to 1. */
const noise = (x: number, y: number, seed: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - i, y - j];
  const [a, b] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const above = hash(i, j, seed) * (1 - a) + hash(i + 1, j, seed) * a;
  const below = hash(i, j + 1, seed) * (1 - a) + hash(i + 1, j + 1, seed) * a;
  return above * (1 - b) + below * b;
};

const layers = (x: number, y: number, seed: number): number =>
  0.53 * noise(x, y, seed) +
  0.27 * noise(2.03 * x, 2.03 * y, seed + 1) +
  0.2 * noise(4.1 * x, 4.1 * y, seed + 2);

/** Brightness in a direction: bearing and elevation in degrees. */
type World = (bearing: number, elevation: number) => number;

const ground = (bearing: number, elevation: number): number => {
  const distance = 1.1 / Math.tan((-elevation * Math.PI) / 180);
  const angle = (bearing * Math.PI) / 180;
  const [across, along] = [distance * Math.sin(angle), distance * Math.cos(angle)];
  const fromRoad = Math.abs(across - 30 * (1 - Math.cos(along / 140)));
  if (along > 0 && fromRoad < 6) {
    if (fromRoad > 5.6) return 210;
    if (fromRoad > 5 && distance < 300) return Math.floor(along / 3) % 2 === 0 ? 70 : 185;
    return 80 + 25 * layers(across, along / 2, 51);
  }
  return 105 + 60 * layers(across * 0.11, along * 0.11, 61);
};

/** Soft shapes: hills, trees, clouds. */
const landscape: World = (bearing, elevation) => {
  const ridge = 2.5 + 5 * layers(bearing * 0.08 + 40, 3.3, 2);
  if (elevation > ridge) return 170 + 60 * layers(bearing * 0.06, elevation * 0.13, 21);
  if (elevation <= 0) return ground(bearing, elevation);
  const tree = 2.4 * noise(bearing * 3.1, 1, 77);
  return elevation < tree
    ? 50 + 60 * noise(bearing * 9, elevation * 9, 5)
    : 95 + 60 * layers(bearing * 0.5, elevation, 31);
};

/** Hard edges all to one side: dark buildings with bright windows before an even sky. */
const stadium: World = (bearing, elevation) => {
  if (elevation <= 0) return ground(bearing, elevation);
  for (let row = 0; row < 3; row++) {
    const width = [7, 11, 17][row]!;
    const block = Math.floor((bearing + 400) / width);
    const inBlock = (bearing + 400) / width - block;
    const height = 2 + [3, 6, 12][row]! * hash(block, row, 7);
    if (inBlock > 0.12 && elevation < height) {
      const [window, floor] = [Math.floor(inBlock * width * 1.6), Math.floor(elevation * 1.3)];
      const isLit = hash(window + 40 * block, floor, row) > 0.6;
      const isFrame = (inBlock * width * 1.6) % 1 < 0.3 || (elevation * 1.3) % 1 < 0.4;
      return isLit && !isFrame ? 200 : 45 + 30 * row + 20 * hash(block, 9, row);
    }
  }
  return 225 - elevation;
};

const worlds = { landscape, stadium } as const;

/** Dash, wheel and pillars, which are near: `far` follows where they leave the view free; null there. */
const cockpit = (bearing: number, elevation: number): number | null => {
  const dash = -13 - 2.5 * Math.cos(bearing / 44);
  if (elevation < dash)
    return Math.abs(Math.hypot(bearing * 0.75, elevation + 32) - 17) < 1.8
      ? 25
      : 38 + 50 * layers(bearing * 0.35, elevation * 0.35, 11);
  if (Math.abs(Math.abs(bearing) - (43 + (elevation - 5) * 0.45)) < 2.4) return 32;
  return elevation > 24 ? 28 + 20 * noise(bearing * 0.4, elevation * 0.4, 9) : null;
};

export interface Camera {
  readonly width: number;
  readonly height: number;
  /** Vertical angle in degrees. */
  readonly vertical: number;
  /** Turn to the right, in degrees. */
  readonly yaw?: number;
  readonly world?: keyof typeof worlds;
  /** Offset of the horizon upwards, as a share of the height. */
  readonly shift?: number;
  /** Distortion with the square of the distance. */
  readonly barrel?: number;
  /** Degrees by which near things move, because the head does. */
  readonly parallax?: number;
  /** Factor by which near things are larger, because the seat has moved. */
  readonly nearer?: number;
  readonly hud?: boolean;
  readonly seed: number;
  /** Samples of a pixel in each direction. */
  readonly samples?: number;
}

const drawHud = (values: Float32Array, width: number, height: number, seed: number) => {
  const panels = [
    [0.02, 0.03, 0.2, 0.28, 6],
    [0.8, 0.03, 0.98, 0.34, 8],
    [0.02, 0.4, 0.14, 0.55, 3],
    [0.8, 0.8, 0.98, 0.97, 3],
  ] as const;
  const size = Math.max(1, Math.round(height / 300));
  for (const [panel, [left, top, right, bottom, lines]] of panels.entries()) {
    for (let y = Math.round(top * height); y < bottom * height; y++)
      for (let x = Math.round(left * width); x < right * width; x++) values[y * width + x] = 18;
    for (let line = 0; line < lines; line++)
      for (let column = 0; column < 60; column++)
        for (let row = 0; row < 7; row++) {
          // Every third line holds a time that runs.
          const text = line % 3 === 2 ? seed * 50 + line : line;
          if (column % 5 === 4 || hash(column, row, 90 + 20 * panel + text) < 0.5) continue;
          const x0 = Math.round((left + 0.01) * width) + column * size;
          const y0 = Math.round((top + 0.012 + 0.036 * line) * height) + row * size;
          for (let dy = 0; dy < size; dy++)
            for (let dx = 0; dx < size; dx++)
              if (x0 + dx < right * width && y0 + dy < bottom * height)
                values[(y0 + dy) * width + x0 + dx] = 240;
        }
  }
};

/** Picture of a camera; `seed` changes noise, running digits and a fraction of a pixel. */
export const rendered = ({
  width,
  height,
  vertical,
  yaw = 0,
  world = 'landscape',
  shift = 0,
  barrel = 0,
  parallax = 0,
  nearer = 1,
  hud = true,
  seed,
  samples = 2,
}: Camera): GreyPicture => {
  const t = Math.tan((vertical * Math.PI) / 360);
  const focal = height / 2 / t;
  const random = randomNumbers(seed);
  const [jitterX, jitterY] = [0.6 * (random() - 0.5), 0.6 * (random() - 0.5)];
  const values = new Float32Array(width * height);
  const degrees = 180 / Math.PI;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const partX = ((sample % samples) + 0.5) / samples;
        const partY = (Math.floor(sample / samples) + 0.5) / samples;
        let across = (x + partX - width / 2 + jitterX) / focal;
        let up = -(y + partY - height / 2 + jitterY + shift * height) / focal;
        const bent = 1 + (barrel * (across * across + up * up)) / (t * t);
        across *= bent;
        up *= bent;
        const bearing = Math.atan(across) * degrees + yaw;
        const elevation = Math.atan(up / Math.hypot(1, across)) * degrees;
        const nearBearing = Math.atan(across / nearer) * degrees + yaw;
        const nearElevation = Math.atan(up / nearer / Math.hypot(1, across / nearer)) * degrees;
        const near = cockpit(nearBearing + parallax, nearElevation + 0.3 * parallax);
        sum += near ?? worlds[world](bearing, elevation);
      }
      values[y * width + x] = sum / samples ** 2;
    }
  if (hud) drawHud(values, width, height, seed);
  for (let at = 0; at < values.length; at++)
    values[at] = Math.max(0, Math.min(255, Math.round(values[at]! + 5 * (random() + random() - 1))));
  return { width, height, values };
};
