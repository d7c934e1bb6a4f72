/** Serves dist/ on this machine as a static host would: clean addresses, 404.html, compressed files, caching. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import sirv from 'sirv';
import { readHeaderRules, ruleMatches } from './host-files';

const preferredPort = Number(process.env['PORT'] ?? 4173);
const notPages = /^\/((404|50[0-4])(\.html)?|_headers)\/?$/;
const notFoundPage = readFileSync('dist/404.html');
const headerRules = readHeaderRules(readFileSync('dist/_headers', 'utf8'));

const files = sirv('dist', {
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
  // As the hosts do that read this file.
  for (const rule of headerRules.filter((each) => ruleMatches(each, path))) {
    for (const [name, value] of rule.headers) response.setHeader(name, value);
  }
  const notFound = () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
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
