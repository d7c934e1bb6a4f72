/** Answers as a static host would: clean addresses, 404.html, compressed files, caching. */
import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { headersOfAll } from '../src/site/security-headers';
import { readHeaderRules, ruleMatches } from './host-files';

const notPages = /^\/((404|50[0-4])(\.html)?|_headers)\/?$|\.(br|gz)$/;

/** Whether something has changed, its ETag says; what is never asked for again needs not even that. sirv sends all. */
function withoutNeedless(headers: OutgoingHttpHeaders, isForGood: boolean): OutgoingHttpHeaders {
  const needless = isForGood ? ['Last-Modified', 'ETag'] : ['Last-Modified'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !needless.includes(name)));
}

/** @param folder A built site. It is read now: a later build needs another. */
export function siteHandler(folder: string): RequestListener {
  // The first rule is for everything, for hosts that cannot tell a wrong address from a file. nginx and Caddy can, and so can this.
  const [, ...headerRules] = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));

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

  return (request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    setHeaders(response, path);
    let isFound = true;
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((status: number, headers: OutgoingHttpHeaders = {}) =>
      writeHead(
        isFound ? status : 404,
        withoutNeedless(headers, !isFound || path.startsWith('/assets/')),
      )) as typeof writeHead;
    const notFound = () => {
      isFound = false;
      setHeaders(response, '/404');
      request.url = '/404.html';
      delete request.headers['if-none-match'];
      files(request, response);
    };
    // The error pages and the compressed copies are for the server to answer with, not addresses to visit.
    if (notPages.test(path)) notFound();
    else files(request, response, notFound);
  };
}
