import type { Rig } from '../domain/geometry/rig';

/** A point in the room: right, up and ahead of the eye. */
type Point = readonly [x: number, y: number, z: number];

/** A place on the glass: its screen, and the shares of the way from left to right and from middle to top. */
interface Place {
  readonly screen: 'centre' | 'right';
  readonly across: number;
  readonly up: number;
}

/** Positions of a shader's sliders by their keys. */
export type Sliders = Readonly<Record<string, number>>;

const angleBetween = ([a, b, c]: Point, [x, y, z]: Point): number =>
  Math.atan2(Math.hypot(b * z - c * y, c * x - a * z, a * y - b * x), a * x + b * y + c * z);

/** Along a line from above: turned to the eye by an angle from the line to the right. */
const along = (fromX: number, fromZ: number, lengthMm: number, turn: number) => ({
  x: fromX + lengthMm * Math.cos(turn),
  z: fromZ - lengthMm * Math.sin(turn),
});

/** On the circle of a curved screen, whose middle is straight ahead. */
const onCircle = (lengthMm: number, radiusMm: number, distanceMm: number) => ({
  x: radiusMm * Math.sin(lengthMm / radiusMm),
  z: distanceMm - radiusMm + radiusMm * Math.cos(lengthMm / radiusMm),
});

/** True position of a place on the glass. Three screens are flat and alike, and have the given side angle. */
const placeInRoom = (rig: Rig, sideAngle: number, { screen, across, up }: Place): Point => {
  const { widthMm, heightMm, curveRadiusMm } = rig.panel;
  const y = (up * heightMm) / 2;
  const alongMm = (across - 0.5) * widthMm;
  if (curveRadiusMm !== null) {
    const { x, z } = onCircle(alongMm, curveRadiusMm, rig.eyeDistanceMm);
    return [x, y, z];
  }
  if (screen === 'centre') return [alongMm, y, rig.eyeDistanceMm];
  const gapMm = rig.sides?.gapMm ?? 2 * (rig.sides?.bezelMm ?? 0);
  const { x, z } = along((widthMm + gapMm) / 2, rig.eyeDistanceMm, gapMm / 2 + across * widthMm, sideAngle);
  return [x, y, z];
};

/**
 * The ray on which CurvedMonitor looks for a place: through the same pixel of the glass that its sliders describe. In
 * its text a pixel counts in half heights of the picture.
 */
const rayOfCurved = (sliders: Sliders, aspect: number, { across, up }: Place): Point => {
  const { MonitorHeight = 0, MonitorCurvature = 0, ViewDistance = 0 } = sliders;
  const halfHeightMm = MonitorHeight * 5;
  const { x, z } = onCircle((2 * across - 1) * aspect * halfHeightMm, MonitorCurvature, ViewDistance * 10);
  return [x, up * halfHeightMm, z];
};

/** The same for TripleMonitor, in whose text a pixel counts in half widths of one framed screen. */
const rayOfTriple = (sliders: Sliders, aspect: number, { screen, across, up }: Place): Point => {
  const { MonitorSize = 0, MonitorAngle = 0, EdgeBezel = 0, ViewDistance = 0 } = sliders;
  const framedMm = (MonitorSize * 25.4 * aspect) / Math.hypot(aspect, 1);
  const bezel = EdgeBezel / framedMm;
  const distance = (ViewDistance * 10) / (framedMm / 2);
  if (screen === 'centre') {
    const scale = 1 - 2 * bezel;
    return [(2 * across - 1) * scale, (up / aspect) * scale, distance];
  }
  const wing = 3 - (3 - (1 + 2 * across)) * (1 - bezel) - 1;
  const { x, z } = along(1, distance, wing, ((180 - MonitorAngle) * Math.PI) / 180);
  return [x, (up / aspect) * (1 - bezel), z];
};

interface Reprojection {
  readonly sliders: Sliders;
  /** Width of the game's flat picture over all screens, in radians. */
  readonly pictureH: number;
  /** Turn of the side screens. */
  readonly sideAngle: number;
  readonly columns: number;
}

/**
 * Largest angle between where the eye sees a pixel and what the game's flat picture has there once a shader has warped
 * it, by rays: a way to judge the shaders' sliders that shares no formula with src/domain. Where the picture does not
 * reach, the shader leaves the glass dark.
 */
export const reprojectedError = (
  rig: Rig,
  { sliders, pictureH, sideAngle, columns }: Reprojection,
): number => {
  const { widthMm, heightMm } = rig.panel;
  const aspect = widthMm / heightMm;
  const screens = rig.sides ? (['centre', 'right'] as const) : (['centre'] as const);
  const rayOf = rig.sides ? rayOfTriple : rayOfCurved;
  const edge = Math.tan(pictureH / 2);
  const top = edge / aspect / (rig.sides ? 3 : 1);
  const [rimX, , rimZ] = rayOf(sliders, aspect, { screen: screens.at(-1) ?? 'centre', across: 1, up: 0 });
  let largest = 0;
  for (const screen of screens) {
    for (let column = 0; column <= columns; column++) {
      for (const up of [-1, -0.5, 0, 0.5, 1]) {
        const place = { screen, across: column / columns, up };
        const [x, y, z] = rayOf(sliders, aspect, place);
        // The picture's edge is laid on the outermost pixel.
        const scale = edge / (rimX / rimZ) / z;
        if (Math.abs(y * scale) > top) continue;
        largest = Math.max(
          largest,
          angleBetween([x * scale, y * scale, 1], placeInRoom(rig, sideAngle, place)),
        );
      }
    }
  }
  return largest;
};
