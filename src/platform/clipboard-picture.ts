// Separate from copying text, which is in the first script of the page.

/** Whether the browser supports pictures on the clipboard. */
export const canCopyPictures = (): boolean =>
  typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator && 'write' in navigator.clipboard;

/**
 * Resolves to whether the picture was copied.
 *
 * @param png A promise, passed on at once: some browsers allow copying only directly after a click.
 */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}
