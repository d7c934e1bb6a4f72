// Apart from copying text, which is in the first script of the page.

/** Whether the browser takes pictures on the clipboard at all. */
export const canCopyPictures = (): boolean =>
  typeof ClipboardItem !== 'undefined' && 'clipboard' in navigator && 'write' in navigator.clipboard;

/**
 * Resolves to whether the picture really is on the clipboard.
 *
 * @param png Handed over at once and made later: some browsers allow copying only right after the press of a button.
 */
export async function copyPicture(png: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return true;
  } catch {
    return false;
  }
}
