import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workerFile, writeWorker, type Offline } from '../../scripts/write-worker';

interface Differences {
  /** In files and in their names. */
  readonly texts: ReadonlyMap<string, string>;
  readonly offline?: Offline;
  /** Another build's folder, for a host that is half way from one build to the next. */
  readonly workerOf?: string;
}

/** The built site as another build would be, in English. */
export async function anotherBuild(
  folder: string,
  { texts, offline = 'on', workerOf }: Differences,
): Promise<void> {
  await cp('dist', folder, { recursive: true });
  // One language is enough, and the worker at the root keeps whatever is there.
  await rm(join(folder, 'de'), { recursive: true, force: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    // The compressed copies are of the other build.
    if (/\.(br|gz)$/.test(entry.name)) await rm(file);
    if (!/\.(html|js)$/.test(entry.name)) continue;
    const replaced = (text: string) =>
      [...texts].reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
    const before = await readFile(file, 'utf8');
    await rm(file);
    await writeFile(join(entry.parentPath, replaced(entry.name)), replaced(before));
  }
  if (workerOf === undefined) await writeWorker(folder, offline);
  else await cp(join(workerOf, workerFile), join(folder, workerFile));
}
