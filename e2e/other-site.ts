import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherSite {
  readonly origin: string;
  readonly close: () => void;
}

/** Another origin on this machine, with one page: a blog with the embedded calculator. */
export async function otherSite(html: string): Promise<OtherSite> {
  const server: Server = createServer((request, response) => {
    // No icon, and no error for it.
    if (request.url !== '/') response.writeHead(204).end();
    else
      response
        .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="en"><title>A blog</title><body>${html}</body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Every message that the page gets, in `window.heard`: before any frame can say something. */
export const listening =
  '<script>heard=[];addEventListener("message",({data,origin})=>heard.push({data,origin}))</script>';
