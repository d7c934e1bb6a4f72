/** Sky of the scene, by the page's theme. */
export type Sky = 'light' | 'dark';

type Colour = readonly [red: number, green: number, blue: number];

/** Paints. Day and dusk are two columns of one table. */
const table = {
  zenith: ['#7fa9c9', '#101c2e'],
  haze: ['#e4ebec', '#6d6877'],
  glow: ['#f6e2c4', '#d98d5c'],
  farHills: ['#b4c5c6', '#515b69'],
  nearHills: ['#94ab9f', '#37454d'],
  grass: ['#86a077', '#2c3b33'],
  treeShade: ['#708b64', '#222f2a'],
  verge: ['#9bb089', '#34443a'],
  gravel: ['#cbbf9f', '#4a4740'],
  asphalt: ['#80878a', '#3b4348'],
  rubber: ['#757c7f', '#353c41'],
  line: ['#f8f8f4', '#e6ebe8'],
  kerbRed: ['#b8483c', '#8a3f38'],
  kerbWhite: ['#f4f2ec', '#ced3d1'],
  shadow: ['#575e61', '#1f2529'],
  rail: ['#c6cdcf', '#7f898f'],
  post: ['#8d9698', '#475157'],
  tyres: ['#3c4347', '#1b2023'],
  leaves: ['#68866a', '#243630'],
  trunk: ['#6d675c', '#23262a'],
  board: ['#f6f6f1', '#c9cfce'],
  digits: ['#171d20', '#12171a'],
  farCar: ['#e0992b', '#c98a2c'],
  nearCar: ['#3d6f9f', '#4a7bad'],
  carGlass: ['#38454d', '#1a2329'],
  tailLight: ['#c8322b', '#ff5b4d'],
  bodywork: ['#d9dedd', '#59646b'],
  trim: ['#23292d', '#14191c'],
  dash: ['#343c41', '#1c2327'],
  dashTop: ['#2b3236', '#171d21'],
  lining: ['#59636a', '#272f35'],
  grip: ['#1d2326', '#0f1416'],
  mirror: ['#b9cbd6', '#44525d'],
  mirrorRoad: ['#868f8f', '#2b3338'],
  display: ['#0d1416', '#070b0d'],
  lit: ['#2fc4b6', '#39d5c6'],
  litDim: ['#8a9a9c', '#6b7a7c'],
  wall: ['#eef0ec', '#161c1f'],
  floor: ['#dfe1dc', '#1d2528'],
  floorShade: ['#b4b9b5', '#0d1214'],
  desk: ['#d3c6b2', '#3f3a35'],
  deskLegs: ['#8f9698', '#2a3135'],
  frame: ['#262c30', '#2c3439'],
  seat: ['#566066', '#39434a'],
  driver: ['#2d363b', '#0c1113'],
  rim: ['#a9d6d2', '#8fe9df'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Paint = keyof typeof table | 'sky';

const colourOf = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as never;

/** @example paintIn('light', 'line') // [244, 244, 239] */
export const paintIn = (sky: Sky, paint: Exclude<Paint, 'sky'>): Colour =>
  colourOf(table[paint][sky === 'light' ? 0 : 1]);

/** @example mix([0, 0, 0], [100, 100, 100], 0.5) // [50, 50, 50] */
export const mix = (a: Colour, b: Colour, share: number): Colour =>
  [0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as never;

export type { Colour };
