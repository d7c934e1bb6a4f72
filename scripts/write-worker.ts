/** Writes the worker of a built site, which caches it for offline use. */
import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { bundleScript } from './bundle';

export const workerFile = 'sw.js';

/** On: the site is kept. Off: whatever an earlier build has left in browsers is taken away. */
export type Offline = 'on' | 'off';

/**
 * Files that no page needs offline: those for hosts and crawlers, error pages, compressed copies; sources of monitors, which are links;
 * open data and the embed; and the pages of games, as the home page can do the same.
 */
const notKept =
  /^(sw\.js|_headers|robots\.txt|sitemap\.xml|social-card\.png|50\d\.html|embed\.(html|js))$|^(assets\/(monitor-sources|filter-games|embedded)-|data\/|games(\.html$|\/))|\.(br|gz)$/;

/**
 * Files to keep, by their addresses below the root, of a site that lacks only its worker.
 *
 * @param above Folder of shared files, such as icons.
 */
export async function filesToKeep(folder: string, above?: string): Promise<Readonly<Record<string, string>>> {
  const own = await filesIn(folder);
  const shared = above === undefined ? {} : await filesIn(above);
  return {
    ...own,
    ...Object.fromEntries(Object.entries(shared).map(([name, hash]) => [`../${name}`, hash])),
  };
}

async function filesIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !notKept.test(name))
    .sort();
  const files = await Promise.all(
    names.map(async (name) => [addressOf(name), integrityOf(await readFile(join(folder, name)))] as const),
  );
  return Object.fromEntries(files);
}

/** The host has the page `faq.html` at `/faq`. */
const addressOf = (name: string): string => name.replace(/\.html$/, '').replace(/^index$/, '');

const integrityOf = (bytes: Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

export async function writeWorker(folder: string, offline: Offline, above?: string): Promise<void> {
  const code = await bundleScript(`src/site/worker/${offline === 'on' ? 'site' : 'retired'}-worker.ts`);
  await writeFile(
    join(folder, workerFile),
    offline === 'on' ? named(await filesToKeep(folder, above), code) : code,
  );
}

/** The name changes with every byte of the site and of the worker, and with nothing else. */
function named(files: Readonly<Record<string, string>>, code: string): string {
  const name = createHash('sha256')
    .update(JSON.stringify(files) + code)
    .digest('hex')
    .slice(0, 16);
  return `const siteBuild=${JSON.stringify({ name, files })};\n${code}`;
}
