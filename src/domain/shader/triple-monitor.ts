import type { PanelSize } from '../geometry/panel-size';
import { seamGapMm } from '../geometry/triple-screen';
import type { SideScreens } from '../geometry/rig';
import { mmPer, toDegrees, toRadians, type Radians } from '../geometry/units';
import type { AssumedScreens } from './assumed-screens';
import type { SliderPositions } from './fit-sliders';
import { isOn, positionsAround, type Slider } from './slider';
import { edgeBezel, monitorAngle, monitorSize, viewDistance } from './sliders';

/** Three flat screens of one size, and the distance of the eye. */
export interface FlatTriple {
  readonly panel: PanelSize;
  readonly eyeDistanceMm: number;
  readonly sides: Pick<SideScreens, 'bezelMm' | 'gapMm'>;
  readonly sideAngle: Radians;
}

/** The rig in the sliders' units. */
const measuresOf = ({ panel, eyeDistanceMm, sides, sideAngle }: FlatTriple) => ({
  sizeInches: Math.hypot(panel.widthMm, panel.heightMm) / mmPer.in,
  angleDegrees: 180 - toDegrees(sideAngle),
  bezelMm: seamGapMm(sides) / 2,
  distanceCm: eyeDistanceMm / 10,
});

/** First slider of TripleMonitor that does not reach this rig; null if all do. */
export const beyondTripleMonitor = (rig: FlatTriple): Slider | null => {
  const { sizeInches, angleDegrees, bezelMm, distanceCm } = measuresOf(rig);
  if (!isOn(monitorSize, sizeInches)) return monitorSize;
  if (!isOn(monitorAngle, angleDegrees)) return monitorAngle;
  if (!isOn(edgeBezel, bezelMm)) return edgeBezel;
  return isOn(viewDistance, distanceCm) ? null : viewDistance;
};

interface TripleValues {
  readonly widthMm: number;
  readonly sideAngle: Radians;
  readonly bezelMm: number;
  readonly distanceMm: number;
}

/**
 * Screens as TripleMonitor takes them: its size counts with the frames, so the centre picture is two bezels narrower. A
 * side picture is one bezel narrower, although its screen has two.
 */
const assumedTriple = (values: TripleValues, { widthMm: w, heightMm: h }: PanelSize): AssumedScreens => {
  const { widthMm, sideAngle, bezelMm, distanceMm } = values;
  const panelOf = (litMm: number) => ({
    widthMm: litMm,
    heightMm: litMm * (h / w),
    curveRadiusMm: null,
  });
  const [sin, cos] = [Math.sin(sideAngle), Math.cos(sideAngle)];
  const hingeMm = widthMm / 2;
  return {
    centre: {
      panel: panelOf(widthMm - 2 * bezelMm),
      turn: 0,
      stance: { distanceMm, offsetMm: 0 },
    },
    right: {
      panel: panelOf(widthMm - bezelMm),
      turn: sideAngle,
      stance: {
        distanceMm: hingeMm * sin + distanceMm * cos,
        offsetMm: hingeMm * cos - distanceMm * sin + (widthMm + bezelMm) / 2,
      },
    },
  };
};

/**
 * Positions of the sliders that may suit this rig, the nearest first. Only proportions count: a size that is rounded up
 * wants a longer distance.
 */
export const tripleMonitorPositions = (rig: FlatTriple): readonly SliderPositions[] => {
  const { panel } = rig;
  const { sizeInches, angleDegrees, bezelMm, distanceCm } = measuresOf(rig);
  const widthPerSize = panel.widthMm / Math.hypot(panel.widthMm, panel.heightMm);
  return positionsAround(monitorSize, sizeInches, 1).flatMap((size) =>
    positionsAround(viewDistance, (distanceCm * size) / sizeInches, 2).flatMap((distance) =>
      positionsAround(monitorAngle, angleDegrees, 1).flatMap((angle) =>
        positionsAround(edgeBezel, bezelMm, bezelMm > 0 ? 1 : 0).map((bezel) => ({
          values: [
            { slider: monitorSize, value: size },
            { slider: monitorAngle, value: angle },
            { slider: edgeBezel, value: bezel },
            { slider: viewDistance, value: distance },
          ],
          assumed: assumedTriple(
            {
              widthMm: size * mmPer.in * widthPerSize,
              sideAngle: toRadians(180 - angle),
              bezelMm: bezel,
              distanceMm: distance * 10,
            },
            panel,
          ),
        })),
      ),
    ),
  );
};
