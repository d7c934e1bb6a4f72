/** Leaves a brotli and a gzip copy beside each text file, for hosts to answer with. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Settings of brotli's (NPOSTFIX, NDIRECT) which now and then make a file smaller than it would be without; never much, and
 * nobody can tell beforehand.
 */
const brotliSettings = [
  [0, 0],
  [1, 0],
  [1, 30],
] as const;

/**
 * @param quickly Folders of it that no page waits for, or with files that are many: the last 7% of both would take longer than all
 *   the rest of the build.
 */
export async function compressAll(folder: string, quickly: readonly string[]): Promise<void> {
  const gzipped = promisify(gzip);
  const quicklyPacked = new Set(quickly.map((each) => join(folder, each)));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|css|js|json|svg|xml|txt|webmanifest)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const isQuick = quicklyPacked.has(entry.parentPath);
    const packed = isQuick ? brotliWith(bytes, { quality: 9 }) : smallestBrotli(bytes);
    await writeFile(`${file}.br`, await packed);
    await writeFile(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  }
}

async function smallestBrotli(bytes: Buffer): Promise<Buffer> {
  const quality = constants.BROTLI_MAX_QUALITY;
  const tried = await Promise.all(
    brotliSettings.map(([postfix, direct]) => brotliWith(bytes, { quality, postfix, direct })),
  );
  return tried.reduce((smallest, each) => (each.length < smallest.length ? each : smallest));
}

function brotliWith(
  bytes: Buffer,
  { quality, postfix = 0, direct = 0 }: { quality: number; postfix?: number; direct?: number },
): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_NDIRECT]: direct,
    },
  });
}
