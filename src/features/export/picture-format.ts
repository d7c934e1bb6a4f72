/** A picture's size, and the places of its parts, in its own pixels. */
export interface PictureFormat {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly title: { readonly baseline: number; readonly sizesPx: readonly [number, ...number[]] };
  /** The drawing's paper, and its scale: larger than in the page, since the picture will be shown smaller. */
  readonly drawing: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly scale: number;
  };
  /** Column of angles and games. */
  readonly column: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly bottom: number;
  };
  readonly sizesPx: {
    readonly angle: number;
    readonly game: number;
    readonly small: number;
  };
  readonly foot: { readonly baseline: number; readonly sizePx: number };
}

/** Usual shapes of link previews in forums and chats, and of pictures on phones. */
export const formats = {
  wide: {
    width: 1200,
    height: 630,
    margin: 40,
    title: { baseline: 84, sizesPx: [44, 40, 36, 32, 28] },
    drawing: { x: 40, y: 116, width: 576, height: 428, scale: 1.4 },
    column: { x: 648, y: 116, width: 512, bottom: 544 },
    sizesPx: { angle: 48, game: 24, small: 18 },
    foot: { baseline: 594, sizePx: 24 },
  },
  tall: {
    width: 1080,
    height: 1350,
    margin: 56,
    title: { baseline: 112, sizesPx: [56, 50, 44, 38, 34] },
    drawing: { x: 56, y: 152, width: 968, height: 510, scale: 1.8 },
    column: { x: 56, y: 700, width: 968, bottom: 1250 },
    sizesPx: { angle: 68, game: 32, small: 23 },
    foot: { baseline: 1302, sizePx: 30 },
  },
} as const satisfies Readonly<Record<string, PictureFormat>>;

export type FormatId = keyof typeof formats;
