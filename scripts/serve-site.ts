/** Serves dist/, or the folder that is named, as a static host would: clean addresses, 404.html, compressed files, caching. */
import { readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import sirv from 'sirv';
import { headersOfAll } from '../src/app/security-headers';
import { readHeaderRules, ruleMatches } from './host-files';

const folder = process.argv[2] ?? 'dist';
const preferredPort = Number(process.env['PORT'] ?? 4173);
const notPages = /^\/((404|50[0-4])(\.html)?|_headers)\/?$/;
// The first rule is for everything, for hosts that cannot tell a wrong address from a file. nginx and Caddy can, and so can this.
const [, ...headerRules] = readHeaderRules(readFileSync(join(folder, '_headers'), 'utf8'));

/** Whether something has changed, its ETag says; what is never asked for again needs not even that. sirv sends all. */
function withoutNeedless(headers: OutgoingHttpHeaders, isForGood: boolean): OutgoingHttpHeaders {
  const needless = isForGood ? ['Last-Modified', 'ETag'] : ['Last-Modified'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !needless.includes(name)));
}

function setHeaders(response: ServerResponse, path: string): void {
  const rules = headerRules.filter((each) => ruleMatches(each, path));
  for (const headers of [headersOfAll, ...rules.map((rule) => rule.headers)])
    for (const [name, value] of headers) response.setHeader(name, value);
  // HTTP/1.1 keeps a connection without being told.
  response.removeHeader('Connection');
}

const files = sirv(folder, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    if (basename(path) === 'manifest.webmanifest')
      response.setHeader('Content-Type', 'application/manifest+json');
  },
});

const server = createServer((request, response) => {
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
  // The error pages are for the server to answer with, not addresses to visit.
  if (notPages.test(path)) notFound();
  else files(request, response, notFound);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  // A taken port is no reason to give up, unless somebody asked for that very one.
  if (error.code !== 'EADDRINUSE' || process.env['PORT'] !== undefined) throw error;
  server.listen(0, '127.0.0.1');
});
server.on('listening', () => {
  console.log(`Sightline is at http://localhost:${(server.address() as AddressInfo).port}/`);
});
server.listen(preferredPort, '127.0.0.1');
