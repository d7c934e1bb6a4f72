/** Leaves a brotli and a gzip copy beside each text file, for hosts to answer with. */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
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
  const quicklyPacked = new Set(quickly.map((each) => join(folder, each)));
  const texts = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(html|css|js|json|svg|xml|txt|webmanifest)$/.test(entry.name),
  );
  /** Languages share what has no words in it. */
  const packed = new Map<string, Promise<Packed>>();
  const packWaiting = async () => {
    for (let entry = texts.pop(); entry; entry = texts.pop()) {
      const file = join(entry.parentPath, entry.name);
      const bytes = await readFile(file);
      const content = createHash('sha256').update(bytes).digest('hex');
      const copies = packed.get(content) ?? pack(bytes, quicklyPacked.has(entry.parentPath));
      packed.set(content, copies);
      const { brotli, gzipped } = await copies;
      await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, packWaiting));
}

interface Packed {
  readonly brotli: Buffer;
  readonly gzipped: Buffer;
}

async function pack(bytes: Buffer, isQuick: boolean): Promise<Packed> {
  const [brotli, gzipped] = await Promise.all([
    isQuick ? brotliWith(bytes, { quality: 9 }) : smallestBrotli(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  return { brotli, gzipped };
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
