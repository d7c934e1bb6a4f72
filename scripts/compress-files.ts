/** Leaves a brotli and a gzip copy beside each text file, for hosts to answer with. */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Copies = Promise<readonly [brotli: Buffer, gzipped: Buffer]>;

/**
 * @param bulky Folders of it with many or large files, none of them in a first visit to the home page: the best quality would take
 *   longer than the rest of the build, and save 7%.
 */
export async function compressAll(folder: string, bulky: readonly string[]): Promise<void> {
  const bulkyFolders = new Set(bulky.map((each) => join(folder, each)));
  const texts = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile() && /\.(html|css|js|json|svg|xml|txt|webmanifest)$/.test(entry.name),
  );
  /** By content: some files are the same in every language. */
  const compressed = new Map<string, Copies>();
  const compressNext = async (): Promise<void> => {
    const entry = texts.pop();
    if (!entry) return;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    const content = createHash('sha256').update(bytes).digest('hex');
    const copies = compressed.get(content) ?? compress(bytes, bulkyFolders.has(entry.parentPath));
    compressed.set(content, copies);
    const [brotli, gzipped] = await copies;
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
    return compressNext();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
}

const compress = (bytes: Buffer, isBulky: boolean): Copies =>
  Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: isBulky ? 9 : constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
