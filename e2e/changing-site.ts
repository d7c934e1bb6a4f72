import { createServer, type OutgoingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { siteHandler } from '../scripts/site-handler';

/** A host at an address of its own, which gets a new build, loses a file, is slow or goes away. */
export interface ChangingSite {
  readonly origin: string;
  /** Every path that was requested so far. */
  readonly requests: readonly string[];
  readonly show: (folder: string) => void;
  /** Answers a path that is not the site's own with a page; what was sent to it is handed over. */
  readonly add: (path: string, page: (sent: string) => string) => void;
  /** Answers such paths with an error; null = none. */
  readonly breakDown: (paths: RegExp | null) => void;
  /** Keeps requests for such paths waiting until the returned function is called. */
  readonly holdBack: (paths: RegExp) => () => void;
  readonly goAway: () => void;
  readonly comeBack: () => void;
  readonly close: () => void;
}

interface Options {
  /** Adds a script to each page that notes errors, for engines that do not report them. */
  readonly isWatched?: boolean;
}

/** Key in `sessionStorage`: what is noted survives a change of page. */
export const problemsKey = 'noted-problems';

const watcherPath = '/watcher.js';
// The service worker does not start for visitors who save data: it would refuse pages with this script in them.
const watcher = `{
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  const note = (text) => {
    const noted = JSON.parse(sessionStorage.getItem('${problemsKey}') ?? '[]');
    sessionStorage.setItem('${problemsKey}', JSON.stringify([...noted, text]));
  };
  // Firefox reports as failed what is still loading while the page is left.
  let isLeft = false;
  addEventListener('beforeunload', () => { isLeft = true; });
  addEventListener('error', ({ message, target }) => {
    if (message || !isLeft) note(message ?? 'Not loaded: ' + (target.src ?? target.href));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('Unhandled: ' + reason));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...parts) => {
      note(parts.join(' '));
      original(...parts);
    };
  }
}`;

export async function changingSite({ isWatched = false }: Options = {}): Promise<ChangingSite> {
  const requests: string[] = [];
  const handlerOf = (folder: string) => (isWatched ? watched(siteHandler(folder)) : siteHandler(folder));
  let answer = handlerOf('dist');
  let broken: RegExp | null = null;
  let held: { readonly paths: RegExp; readonly released: Promise<void> } | null = null;
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
      // The header of the site's pages: windows that differ in it lose each other.
      response.setHeader('Cross-Origin-Opener-Policy', 'same-origin').setHeader('Content-Type', 'text/html');
      void text(request).then((sent) => response.end(page(sent)));
      return;
    }
    requests.push(path);
    if (broken?.test(path)) response.writeHead(500).end();
    else if (held?.paths.test(path)) void held.released.then(() => answer(request, response));
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    show: (folder) => void (answer = handlerOf(folder)),
    add: (path, page) => void added.set(path, page),
    breakDown: (paths) => void (broken = paths),
    holdBack: (paths) => {
      let release: () => void = () => undefined;
      held = { paths, released: new Promise((resolve) => (release = resolve)) };
      return release;
    },
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

/** Pages with the watching script; all else unchanged. */
function watched(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url === watcherPath) {
      response.setHeader('Content-Type', 'text/javascript').end(watcher);
      return;
    }
    if (!/^[^.?]*(\?|$)/.test(request.url ?? '/')) {
      answer(request, response);
      return;
    }
    // Compressed pages cannot be changed, and cached ones would come without the script.
    delete request.headers['if-none-match'];
    request.headers['accept-encoding'] = 'identity';
    let html = '';
    const end = response.end.bind(response);
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) =>
      writeHead(
        status,
        Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Content-Length')),
      )) as typeof writeHead;
    response.write = (part: unknown) => ((html += String(part)), true);
    response.end = ((part: unknown = '') =>
      end(
        (html + String(part)).replace('<head>', `<head><script src="${watcherPath}"></script>`),
      )) as typeof end;
    answer(request, response);
  };
}
