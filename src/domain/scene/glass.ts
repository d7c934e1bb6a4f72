import { glassPoint, glassTurn, type StandingScreen } from '../geometry/standing-screens';
import type { Face, Point } from './faces';

/** Point of the glass, in metres from the eye. */
export const onGlass = (screen: StandingScreen, across: number, up: number): Point => {
  const { x, y, z } = glassPoint(screen, { across, up });
  return [x / 1000, y / 1000, z / 1000];
};

/** Number of flat strips that curved glass is cut into. */
const strips = 48;

/** Columns from the left edge of the picture to the right one, close enough for straight lines between them. */
export const stepsAcross = ({ panel }: StandingScreen): readonly number[] =>
  panel.curveRadiusMm === null ? [0, 1] : Array.from({ length: strips + 1 }, (_, i) => i / strips);

/** Lit glass as a triangle strip, with texture coordinates. */
export interface GlassMesh {
  /** x, y and z per corner. */
  readonly positions: Float32Array<ArrayBuffer>;
  /** Texture coordinates per corner: across and up. */
  readonly places: Float32Array<ArrayBuffer>;
  readonly count: number;
}

export const glassMesh = (screen: StandingScreen): GlassMesh => {
  const corners = stepsAcross(screen).flatMap((across) => [0, 1].map((up) => [across, up] as const));
  return {
    positions: new Float32Array(corners.flatMap(([across, up]) => onGlass(screen, across, up))),
    places: new Float32Array(corners.flat()),
    count: corners.length,
  };
};

const depthMm = 28;

/** The frame around the glass, and the visible part of the monitor's back. */
export const monitorFaces = (screen: StandingScreen): readonly Face[] => {
  const { panel, frame } = screen;
  const { widthMm, heightMm } = panel;
  /** Offset from the middle: to the right along the glass, up, and back. */
  const at = (across: number, upMm: number, behindMm = 0): Point => {
    const [x, y, z] = onGlass(screen, across, 0.5 + upMm / heightMm);
    const turn = glassTurn(screen, across);
    return [x + (behindMm / 1000) * Math.sin(turn), y + (behindMm / 1000) * Math.cos(turn), z];
  };
  const face = (...points: readonly Point[]): Face => ({ points, paint: 'frame', isSolid: true });
  const half = heightMm / 2;
  const rim = half + frame.rimMm;
  const [start, end] = [-frame.leftMm / widthMm, 1 + frame.rightMm / widthMm];
  const steps = [...new Set([start, ...stepsAcross(screen), end])];
  const along = steps.slice(1).map((to, i) => [steps[i] ?? to, to] as const);
  return [
    ...along.map(([a, b]) => face(at(a, rim), at(b, rim), at(b, rim, depthMm), at(a, rim, depthMm))),
    ...along.map(([a, b]) => face(at(a, -rim, depthMm), at(b, -rim, depthMm), at(b, -rim), at(a, -rim))),
    // Two pictures that touch have no frame between them.
    ...(start < 0
      ? [
          face(at(start, -rim, depthMm), at(start, -rim), at(start, rim), at(start, rim, depthMm)),
          face(at(start, -half), at(0, -half), at(0, half), at(start, half)),
        ]
      : []),
    ...(end > 1
      ? [
          face(at(end, -rim), at(end, -rim, depthMm), at(end, rim, depthMm), at(end, rim)),
          face(at(1, -half), at(end, -half), at(end, half), at(1, half)),
        ]
      : []),
    ...along.flatMap(([a, b]) => [
      face(at(a, half), at(b, half), at(b, rim), at(a, rim)),
      face(at(a, -rim), at(b, -rim), at(b, -half), at(a, -half)),
    ]),
  ];
};
