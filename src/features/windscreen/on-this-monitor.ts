import type { Rig } from '../../domain/geometry/rig';
import { layOutPictures, type PictureLayout } from './picture-layout';

/** Monitors of one name differ by less than this, other shapes by more. */
const tolerance = 0.02;

/**
 * Which of a rig's pictures fill a display of that shape: that of one screen, or those of three where a desktop spans them, with
 * or without the pixels behind the frames. null = this display is none of them.
 *
 * @example picturesOnDisplay(rig, 1920 / 1080) // 27in 16:9: its one picture, 597.7 mm wide
 */
export const picturesOnDisplay = (rig: Rig, aspect: number): PictureLayout | null => {
  const offBy = (layout: PictureLayout) => Math.abs(layout.aspect / aspect - 1);
  // Screens of another size have other pixels, and how a desktop lays them beside each other nobody knows.
  const spansThree = rig.sides?.panel === null;
  const layouts = [
    layOutPictures(rig, 'centre'),
    ...(spansThree ? [layOutPictures(rig, 'all', { gapMm: 0 }), layOutPictures(rig, 'all')] : []),
  ];
  const [nearest] = layouts.toSorted((a, b) => offBy(a) - offBy(b));
  return nearest && offBy(nearest) < tolerance ? nearest : null;
};
