/**
 * The built site for an audit: served as `npm run serve` does, with servers in front that can let single files fail
 * and that add a script to each page which notes every error, since not every engine reports them itself.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export interface SiteServer {
  /** The site at an address of its own: no browser has stored or cached anything for it. */
  readonly atNewAddress: () => Promise<WatchedSite>;
  readonly close: () => Promise<void>;
}

export interface WatchedSite {
  readonly address: string;
  /** Requests for such paths get no answer; null = all is well again. */
  readonly refuse: (paths: RegExp | null) => void;
  /** Requests for such paths wait until the function that comes back is called. */
  readonly holdBack: (paths: RegExp) => () => void;
  readonly close: () => void;
}

/** Where the watching script keeps what it saw: it survives a change of page. */
export const problemsKey = 'audit-problems';

const watcherPath = '/audit-watcher.js';
// With this script in them, pages are not those that the site's worker would keep: as for those who save data, it does not start.
const watcher = `{
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('${problemsKey}') ?? '[]');
    sessionStorage.setItem('${problemsKey}', JSON.stringify([...noted, text]));
  };
  addEventListener('error', ({ message, target }) => note(message ?? 'Not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => note('Unhandled: ' + reason));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...parts) => {
      note(parts.join(' '));
      original(...parts);
    };
  }
}`;

export async function serveSite(): Promise<SiteServer> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve-site.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0' },
  });
  const port = await announcedPort(server.stdout);
  return {
    atNewAddress: () => watchedSite(port),
    close: async () => {
      server.kill();
      await once(server, 'exit');
    },
  };
}

async function watchedSite(port: number): Promise<WatchedSite> {
  let refused: RegExp | null = null;
  let held: { readonly paths: RegExp; readonly released: Promise<void> } | null = null;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path === watcherPath) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(watcher);
      return;
    }
    if (held?.paths.test(path)) await held.released;
    if (refused?.test(path)) request.socket.destroy();
    else passOn(request, response, port);
  };
  const front = createServer((request, response) => void answer(request, response));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');

  return {
    address: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    refuse: (paths) => void (refused = paths),
    holdBack: (paths) => {
      let release: () => void = () => undefined;
      held = { paths, released: new Promise((resolve) => (release = resolve)) };
      return release;
    },
    close: () => {
      front.close();
      front.closeAllConnections();
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, port: number): void {
  // What is changed on the way must not come compressed.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  ask({ host: '127.0.0.1', port, path: request.url, method: request.method, headers }, (answer) => {
    const isPage = (answer.headers['content-type'] ?? '').startsWith('text/html');
    const { 'content-length': length, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 500, {
      ...rest,
      ...(!isPage && length !== undefined && { 'content-length': length }),
    });
    if (!isPage) {
      answer.pipe(response);
      return;
    }
    let html = '';
    answer.setEncoding('utf8').on('data', (part: string) => (html += part));
    answer.on('end', () =>
      response.end(html.replace('<head>', `<head><script src="${watcherPath}"></script>`)),
    );
  })
    .on('error', () => response.destroy())
    .end();
}

async function announcedPort(output: NodeJS.ReadableStream): Promise<number> {
  for await (const line of createInterface(output)) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return Number(port);
  }
  throw new Error('The site is not there to be served. Build it first: npm run build');
}
