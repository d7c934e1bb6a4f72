import type { Rig } from '../../domain/geometry/rig';
import { layOutPictures, type PictureLayout } from './picture-layout';

/** Tolerance: monitors sold under one ratio differ by less than this, other ratios by more. */
const tolerance = 0.02;

/**
 * Pictures of a rig that fill a display of that aspect: one screen, or three if a desktop spans them, with or without
 * the pixels behind the frames. null = no match.
 *
 * @example picturesOnDisplay(rig, 1920 / 1080) // 27in 16:9: its one picture, 597.7 mm wide
 */
export const picturesOnDisplay = (rig: Rig, aspect: number): PictureLayout | null => {
  const offBy = (layout: PictureLayout) => Math.abs(layout.aspect / aspect - 1);
  // Screens of another size have other pixels, and the layout of such a desktop is unknown.
  const spansThree = rig.sides?.panel === null;
  const layouts = [
    layOutPictures(rig, 'centre'),
    ...(spansThree ? [layOutPictures(rig, 'all', { gapMm: 0 }), layOutPictures(rig, 'all')] : []),
  ];
  const [nearest] = layouts.toSorted((a, b) => offBy(a) - offBy(b));
  return nearest && offBy(nearest) < tolerance ? nearest : null;
};
