import { constants, brotliDecompressSync } from 'node:zlib';

/** Decompresses the beginning of a brotli file, as a browser does while it loads. */
function readableSoFar(compressed: Buffer): string {
  return brotliDecompressSync(compressed, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** How many bytes of the compressed page must arrive before its first screen is complete: the style sheet and the hero. */
export function firstScreenBytes(compressed: Buffer): number {
  const heroEnd = '</section>';
  const isComplete = (bytes: number) => readableSoFar(compressed.subarray(0, bytes)).includes(heroEnd);
  if (!isComplete(compressed.length)) throw new Error('The page has no hero.');
  let [tooFew, enough] = [0, compressed.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (isComplete(middle)) enough = middle;
    else tooFew = middle;
  }
  return enough;
}
