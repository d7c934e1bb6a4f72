/** Zoom or docked tools above this ratio: the number of pixels is unknown then. */
const maxFrame = 1.1;

/**
 * Size of the window's display in device pixels; null = no desktop, or unknown. Off by a pixel or two if the system
 * scales by a fraction.
 */
export function displayPixels(): readonly [number, number] | null {
  if (!matchMedia('(pointer: fine) and (hover: hover)').matches) return null;
  // Chromium and Safari scale `devicePixelRatio` by the page's zoom, but not the display.
  if (outerWidth > innerWidth * maxFrame) return null;
  return [Math.round(screen.width * devicePixelRatio), Math.round(screen.height * devicePixelRatio)];
}
