import type { Frustum, WorldPoint } from '../../domain/geometry/frusta';
import type { Rig } from '../../domain/geometry/rig';
import { seamGapMm } from '../../domain/geometry/triple-screen';
import type { Box, CameraView } from './renderer';

type ScreenName = Frustum['screen'];

/** Choice of the visible screens. */
export type Shown = 'all' | ScreenName;

/** Flat pictures side by side, with the gap of their frames between them. */
export interface PictureLayout {
  /** Width by height of the whole. */
  readonly aspect: number;
  readonly widthMm: number;
  readonly boxes: readonly { readonly screen: ScreenName; readonly box: Box }[];
}

/** @param between Width of the gap, if not that of the frames. */
export const layOutPictures = (
  { panel, sides }: Rig,
  shown: Shown,
  between?: { readonly gapMm: number },
): PictureLayout => {
  const sidePanel = sides?.panel ?? panel;
  const shownScreens: readonly ScreenName[] = shown === 'all' ? ['left', 'centre', 'right'] : [shown];
  const screens = (sides === null ? (['centre'] as const) : shownScreens).map((screen) => ({
    screen,
    size: screen === 'centre' ? panel : sidePanel,
  }));
  const gapMm = between?.gapMm ?? (sides === null ? 0 : seamGapMm(sides));
  const widthMm = screens.reduce((sum, { size }) => sum + size.widthMm, gapMm * (screens.length - 1));
  const heightMm = Math.max(...screens.map(({ size }) => size.heightMm));
  let atMm = 0;
  const boxes = screens.map(({ screen, size }) => {
    const box = {
      x: atMm / widthMm,
      y: (1 - size.heightMm / heightMm) / 2,
      width: size.widthMm / widthMm,
      height: size.heightMm / heightMm,
    };
    atMm += size.widthMm + gapMm;
    return { screen, box };
  });
  return { aspect: widthMm / heightMm, widthMm, boxes };
};

/** Share of the cropped height that is taken from the top: sky. */
const cutAbove = 0.6;

/**
 * Crops the pictures at top and bottom to that aspect, if they are higher.
 *
 * @example croppedTo(layOutPictures(flat27, 'centre'), 21 / 9).aspect // 2.33: more road and less sky than in 16:9
 */
export const croppedTo = (layout: PictureLayout, aspect: number): PictureLayout => {
  const times = aspect / layout.aspect;
  if (times <= 1) return layout;
  const above = (times - 1) * cutAbove;
  return {
    ...layout,
    aspect,
    boxes: layout.boxes.map(({ screen, box }) => ({
      screen,
      box: { ...box, y: box.y * times - above, height: box.height * times },
    })),
  };
};

const intersection = (a: Box, b: Box): Box => {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const right = Math.min(a.x + a.width, b.x + b.width);
  const bottom = Math.min(a.y + a.height, b.y + b.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
};

const inside = ({ x, y, width, height }: Box, part: Box): Box => ({
  x: part.x + x * part.width,
  y: part.y + y * part.height,
  width: width * part.width,
  height: height * part.height,
});

export const whole: Box = { x: 0, y: 0, width: 1, height: 1 };

/** Camera views for a part of the canvas, cropped. Screens with an unknown view stay empty. */
export const viewsIn = (
  { boxes }: PictureLayout,
  frusta: readonly Frustum[],
  { part, shown, eye }: { readonly part: Box; readonly shown: Box; readonly eye?: WorldPoint | undefined },
): readonly CameraView[] =>
  boxes.flatMap(({ screen, box }) => {
    const frustum = frusta.find((each) => each.screen === screen);
    if (!frustum) return [];
    const placed = inside(box, part);
    const seen = intersection(placed, shown);
    return seen.width > 0 && seen.height > 0 ? [{ frustum, box: placed, shown: seen, eye }] : [];
  });
