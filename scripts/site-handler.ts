/** Answers as a static host would: clean addresses, 404.html, compressed files, caching. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { headersOfAll } from '../src/site/security-headers';
import { readHeaderRules, ruleMatches } from './host-files';

const notPages = /^(\/[a-z]{2}(-[a-z]+)?)?\/((404|50[0-4])(\.html)?|_headers)\/?$|\.(br|gz)$/;

/** Folders with a home page of their own. */
const languagesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'index.html')))
    .map((name) => `/${name}`);

/** Whether something has changed, its ETag says; what is never asked for again needs not even that. sirv sends all. */
function withoutNeedless(headers: OutgoingHttpHeaders, isForGood: boolean): OutgoingHttpHeaders {
  const needless = isForGood ? ['Last-Modified', 'ETag'] : ['Last-Modified'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !needless.includes(name)));
}

const isHashed = (path: string): boolean => /^(\/[a-z]{2}(-[a-z]+)?)?\/assets\//.test(path);

/** @param folder A built site. It is read now: a later build needs another. */
export function siteHandler(folder: string): RequestListener {
  // The first rule is for everything, for hosts that cannot tell a wrong address from a file. nginx and Caddy can, and so can this.
  const [, ...headerRules] = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));

  const languages = languagesIn(folder);

  const setHeaders = (response: ServerResponse, path: string) => {
    const rules = headerRules.filter((each) => ruleMatches(each, path));
    for (const headers of [headersOfAll, ...rules.map((rule) => rule.headers)])
      for (const [name, value] of headers) response.setHeader(name, value);
    // HTTP/1.1 keeps a connection without being told.
    response.removeHeader('Connection');
  };

  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      if (basename(path) === 'manifest.webmanifest')
        response.setHeader('Content-Type', 'application/manifest+json');
    },
  });

  /** The one address of a page, also for its file's name: a language has a slash, a page has none. */
  const addressOf = (path: string): string => {
    const bare = path.replace(/\/index\.html$/, '/').replace(/(?<=[\w-])(\.html|\/)$/, '');
    const address = languages.includes(bare) ? `${bare}/` : bare;
    return /^(\/[\w-]+)*\/?$/.test(address) ? address : path;
  };

  return (request, response) => {
    const { url = '/' } = request;
    const path = url.split('?')[0] ?? '/';
    const address = addressOf(path);
    setHeaders(response, path);
    let isFound = true;
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) =>
      writeHead(
        isFound ? status : 404,
        withoutNeedless(headers, !isFound || isHashed(path)),
      )) as typeof writeHead;
    const notFound = () => {
      isFound = false;
      // Their style sheets are the same in every language, hence their headers.
      setHeaders(response, '/404');
      request.url = `${languages.find((each) => path.startsWith(`${each}/`)) ?? ''}/404.html`;
      delete request.headers['if-none-match'];
      files(request, response);
    };
    // The error pages and the compressed copies are for the server to answer with, not addresses to visit.
    if (notPages.test(path)) notFound();
    else if (address !== path) response.writeHead(301, { Location: address + url.slice(path.length) }).end();
    else files(request, response, notFound);
  };
}
