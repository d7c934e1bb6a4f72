/** Serves dist/ on this machine as a static host would: clean addresses, 404.html, compressed files, caching. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import sirv from 'sirv';

const preferredPort = Number(process.env['PORT'] ?? 4173);
const errorPages = /^\/(404|50[0-4])(\.html)?\/?$/;
const notFoundPage = readFileSync('dist/404.html');

const files = sirv('dist', {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    const hashed = path.startsWith('/assets/');
    response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (basename(path) === 'manifest.webmanifest')
      response.setHeader('Content-Type', 'application/manifest+json');
  },
});

const server = createServer((request, response) => {
  const notFound = () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
    response.end(request.method === 'HEAD' ? undefined : notFoundPage);
  };
  // The error pages are for the server to answer with, not addresses to visit.
  if (errorPages.test(request.url?.split('?')[0] ?? '')) notFound();
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
