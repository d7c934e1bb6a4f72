import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { siteHandler } from '../../scripts/site-handler';
import { workerFile, writeWorker, type Offline } from '../../scripts/write-worker';

/** A host that gets a new build, loses a file or goes away, at one address. */
export interface ChangingSite {
  readonly origin: string;
  /** Every path that was asked for so far. */
  readonly asked: readonly string[];
  readonly show: (folder: string) => void;
  /** Answers a path that is not the site's own with a page; what was sent to it is handed over. */
  readonly add: (path: string, page: (sent: string) => string) => void;
  /** Answers such paths with an error; null = all is well again. */
  readonly breakDown: (paths: RegExp | null) => void;
  readonly goAway: () => void;
  readonly comeBack: () => void;
  readonly close: () => void;
}

export async function changingSite(folder = 'dist'): Promise<ChangingSite> {
  const asked: string[] = [];
  let answer: RequestListener = siteHandler(folder);
  let broken: RegExp | null = null;
  let isAway = false;
  const added = new Map<string, (sent: string) => string>();
  const server = createServer((request, response) => {
    if (isAway) {
      request.socket.destroy();
      return;
    }
    const path = request.url ?? '/';
    const page = added.get(path);
    if (page) {
      // As the site's pages have it: two that differ in it cannot hold on to each other.
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin').setHeader('Content-Type', 'text/html');
      void text(request).then((sent) => response.end(page(sent)));
      return;
    }
    asked.push(path);
    if (broken?.test(path)) response.writeHead(500).end();
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    show: (next) => void (answer = siteHandler(next)),
    add: (path, page) => void added.set(path, page),
    breakDown: (paths) => void (broken = paths),
    goAway: () => {
      isAway = true;
      server.closeAllConnections();
    },
    comeBack: () => void (isAway = false),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

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
