/** Serves dist/, or the folder that is named, on this machine. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from './site-handler';

const folder = process.argv[2] ?? 'dist';
const preferredPort = Number(process.env['PORT'] ?? 4173);
const server = createServer(siteHandler(folder));

server.on('error', (error: NodeJS.ErrnoException) => {
  // The default port may be taken: any other will do. A chosen one must be free.
  if (error.code !== 'EADDRINUSE' || process.env['PORT'] !== undefined) throw error;
  server.listen(0, '127.0.0.1');
});
server.on('listening', () => {
  console.log(`Sightline is at http://localhost:${(server.address() as AddressInfo).port}/`);
});
server.listen(preferredPort, '127.0.0.1');
