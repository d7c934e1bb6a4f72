import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface LocalSite {
  /** With the port, without a slash at the end. */
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves the built site as `npm run serve` does, in a process of its own: the server's work must not count as the page's. */
export async function startLocalSite(): Promise<LocalSite> {
  const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/serve-site.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const origin = /http:\/\/\S+(?=\/)/.exec(line)?.[0];
    if (origin !== undefined) return { origin, stop: () => void server.kill() };
  }
  throw new Error('The local server did not start.');
}
