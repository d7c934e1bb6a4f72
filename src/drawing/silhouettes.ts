/**
 * Things of known size beside the screens, as paths in millimetres with the eye at the origin, with usual measures: a
 * wheel of 30 cm, a bucket seat 51 cm wide, shoulders of 44 cm. The drawing scales and moves them.
 */

/** Top view: x to the right, y forward. */
export const driverFromAbove = {
  seat:
    'M-196 190C-206 60 -262 -40 -256 -190C-250 -330 -215 -380 -140 -380L140 -380C215 -380 250 -330 256 -190' +
    'C262 -40 206 60 196 190C190 232 -190 232 -196 190Z',
  shoulders:
    'M0 -218C-120 -218 -222 -195 -222 -122C-222 -62 -150 -32 0 -28C150 -32 222 -62 222 -122C222 -195 120 -218 0 -218Z',
  head: 'M0 8C-50 8 -78 -40 -78 -95C-78 -150 -45 -185 0 -185C45 -185 78 -150 78 -95C78 -40 50 8 0 8Z',
} as const;

/** Both arms, from the shoulders to a wheel at this distance from the eye; nearer, the elbows go out. */
export const armsFromAbove = (wheelMm: number): string => {
  const arm = (side: 1 | -1) =>
    `M${side * 180} -120L${side * (338 - wheelMm / 5)} ${wheelMm / 5}L${side * 132} ${wheelMm - 14}`;
  return arm(-1) + arm(1);
};

/** A box across the line of sight, in millimetres from the eye. */
export interface BoxMm {
  readonly halfWidthMm: number;
  readonly fromMm: number;
  readonly toMm: number;
}

/** Extent of the driver, from the back of the seat to the nose. */
export const seatFromAbove: BoxMm = { halfWidthMm: 256, fromMm: -355, toMm: -55 };
export const headFromAbove: BoxMm = { halfWidthMm: 78, fromMm: -185, toMm: 8 };

/** Distance at arm's length; a nearer screen shortens it. */
export const wheelFromAbove = { diameterMm: 300, reachMm: 400, depthMm: 90, rimMm: 26 } as const;

/** Side view: x forward, y up. */
export const driverFromTheSide = {
  seat:
    'M-262 60C-226 70 -216 30 -228 -60C-252 -220 -246 -420 -216 -590C-206 -634 -190 -652 -150 -652L290 -622' +
    'C330 -618 334 -690 296 -696L-214 -738C-286 -740 -310 -700 -318 -600C-335 -400 -322 -80 -302 40C-295 66 -280 64 -262 60Z',
  body:
    'M-156 -126C-214 -160 -238 -280 -226 -420C-220 -520 -214 -600 -180 -640L320 -606C372 -598 374 -512 326 -500' +
    'L36 -476C24 -380 6 -240 -30 -180C-42 -160 -54 -150 -64 -140Z',
  shin: 'M318 -556L420 -930',
  head:
    'M-4 62C-20 110 -75 124 -112 114C-184 96 -200 20 -178 -42C-170 -66 -158 -90 -156 -130L-64 -142' +
    'C-62 -118 -50 -108 -30 -108C-8 -107 3 -103 0 -86C-2 -76 8 -70 4 -60C0 -52 24 -52 18 -38' +
    'L3 -6C4 20 3 42 -4 62Z',
} as const;

/** Lower and upper end of the leaning wheel from the side, at arm's length. */
export const wheelFromTheSide = { lower: { xMm: 338, yMm: -395 }, upper: { xMm: 412, yMm: -104 } } as const;

/** Arm to the wheel, moved by so many millimetres from arm's length (below 0: nearer). */
export const armFromTheSide = (nearerMm: number): string =>
  `M-112 -208L${30 + nearerMm / 2} -408L${352 + nearerMm} -262`;

/** The rim, and the column behind it. */
export const steeringFromTheSide = (nearerMm: number): string =>
  `M${338 + nearerMm} -395L${412 + nearerMm} -104M${378 + nearerMm} -252L${452 + nearerMm} -272`;
