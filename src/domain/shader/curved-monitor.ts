import type { CurvedPanel } from '../geometry/curved-screen';
import type { SliderPositions } from './fit-sliders';
import { isOn, positionsAround, type Slider } from './slider';
import { monitorCurvature, monitorHeight, viewDistance } from './sliders';

/** One curved screen and the distance of the eye. */
export interface CurvedRig {
  readonly panel: CurvedPanel;
  readonly eyeDistanceMm: number;
}

/** The rig in the sliders' units. */
const measuresOf = ({ panel, eyeDistanceMm }: CurvedRig) => ({
  heightCm: panel.heightMm / 10,
  radiusMm: panel.curveRadiusMm,
  distanceCm: eyeDistanceMm / 10,
});

/** First slider of CurvedMonitor that does not reach this rig; null if all do. */
export const beyondCurvedMonitor = (rig: CurvedRig): Slider | null => {
  const { heightCm, radiusMm, distanceCm } = measuresOf(rig);
  if (!isOn(monitorHeight, heightCm)) return monitorHeight;
  if (!isOn(monitorCurvature, radiusMm)) return monitorCurvature;
  return isOn(viewDistance, distanceCm) ? null : viewDistance;
};

/**
 * Positions of the sliders that may suit this rig, the nearest first. Only proportions count: where the distance is
 * rounded up, a height that is a little larger suits better.
 */
export const curvedMonitorPositions = (rig: CurvedRig): readonly SliderPositions[] => {
  const { heightCm, radiusMm, distanceCm } = measuresOf(rig);
  const aspect = rig.panel.widthMm / rig.panel.heightMm;
  return positionsAround(monitorCurvature, radiusMm, 1).flatMap((curveRadiusMm) =>
    positionsAround(viewDistance, distanceCm, 1).flatMap((distance) =>
      positionsAround(monitorHeight, heightCm, 5).map((height) => ({
        values: [
          { slider: monitorHeight, value: height },
          { slider: monitorCurvature, value: curveRadiusMm },
          { slider: viewDistance, value: distance },
        ],
        assumed: {
          // The shape comes from the pixels.
          centre: {
            panel: { widthMm: height * 10 * aspect, heightMm: height * 10, curveRadiusMm },
            turn: 0,
            stance: { distanceMm: distance * 10, offsetMm: 0 },
          },
          right: null,
        },
      })),
    ),
  );
};
