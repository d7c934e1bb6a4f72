/** Beyond this the page is zoomed, or tools stand beside it: how many pixels there are cannot be told. */
const maxFrame = 1.1;

/**
 * Width and height of the display that the window is on, in its own pixels; null = it is no desktop's, or that cannot be told.
 * They may be off by a pixel or two where the system scales by a fraction.
 */
export function displayPixels(): readonly [number, number] | null {
  if (!matchMedia('(pointer: fine) and (hover: hover)').matches) return null;
  // Chromium and Safari scale `devicePixelRatio` by the page's zoom, but not the display.
  if (outerWidth > innerWidth * maxFrame) return null;
  return [Math.round(screen.width * devicePixelRatio), Math.round(screen.height * devicePixelRatio)];
}
