/**
 * Things of known size beside the screens, as paths in millimetres with the eye at the origin, drawn after ordinary
 * measures: a wheel of 30 cm, a bucket seat 50 cm wide, shoulders of 44 cm. They never change: the drawing scales and
 * moves them as a whole.
 */

/** From above: x to the right, y forward. */
export const driverFromAbove = {
  seat:
    'M-250 -60C-262 -220 -230 -350 -150 -355L150 -355C230 -350 262 -220 250 -60L205 -60' +
    'C215 -180 190 -270 130 -275L-130 -275C-190 -270 -215 -180 -205 -60Z',
  cushion: 'M-205 -60L-190 190C-185 225 185 225 190 190L205 -60',
  shoulders:
    'M0 -200C-130 -200 -225 -185 -220 -110C-215 -50 -110 -60 0 -60' +
    'C110 -60 215 -50 220 -110C225 -185 130 -200 0 -200Z',
  head: 'M0 8C-50 8 -78 -40 -78 -95C-78 -150 -45 -185 0 -185C45 -185 78 -150 78 -95C78 -40 50 8 0 8Z',
} as const;

/** A box across the line of sight, in millimetres from the eye. */
export interface BoxMm {
  readonly halfWidthMm: number;
  readonly fromMm: number;
  readonly toMm: number;
}

/** Where the driver is, from the back of the seat to the nose. */
export const seatFromAbove: BoxMm = { halfWidthMm: 256, fromMm: -355, toMm: -55 };
export const headFromAbove: BoxMm = { halfWidthMm: 78, fromMm: -185, toMm: 8 };

/** At arm's length, unless the screen is nearer than that. */
export const wheelFromAbove = { diameterMm: 300, reachMm: 400, depthMm: 90, rimMm: 26 } as const;

/** From the side: x forward, y up. The wheel leans, the seat goes down out of the picture. */
export const driverFromTheSide = {
  head:
    'M-4 62C-20 110 -75 124 -112 114C-184 96 -200 20 -178 -42C-170 -66 -158 -90 -156 -130L-64 -142' +
    'C-62 -118 -50 -108 -30 -108C-8 -107 3 -103 0 -86C-2 -76 8 -70 4 -60C0 -52 24 -52 18 -38' +
    'L3 -6C4 20 3 42 -4 62Z',
  body: 'M-156 -130C-210 -160 -225 -280 -215 -440M-64 -142C-25 -180 0 -300 -10 -440',
  seat:
    'M-262 60C-225 70 -215 30 -228 -60C-250 -200 -250 -320 -232 -440L-300 -440' +
    'C-325 -300 -318 -80 -302 40C-295 66 -280 64 -262 60Z',
} as const;

/** The wheel's lower and upper end from the side, at arm's length. */
export const wheelFromTheSide = { lower: { xMm: 338, yMm: -395 }, upper: { xMm: 412, yMm: -104 } } as const;

/** What reaches out to the wheel, so many millimetres nearer (below 0) than at arm's length. */
export const armFromTheSide = (nearerMm: number): string =>
  `M-95 -190C-70 -330 ${60 + nearerMm / 2} -350 ${330 + nearerMm} -275`;

export const columnFromTheSide = (nearerMm: number): string =>
  `M${375 + nearerMm} -250L${455 + nearerMm} -272`;
