import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findCaddy, findNginx, nginxBrotliModule } from '../../scripts/find-programs';

export interface RunningHost {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

type Launch = (folder: string, port: number) => Promise<readonly [command: string, ...options: string[]]>;

/** Each host as a stranger would set it up: the files of dist-hosting/, with only address and folder put in their place. */
export const hosts: Readonly<Record<'nginx' | 'Caddy' | 'the local server', Launch>> = {
  async nginx(folder, port) {
    const site = (await readFile(join(folder, 'nginx.conf'), 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/sightline;', `root ${resolve('dist')};`)
      .replaceAll('/etc/nginx/sightline-pages.conf', join(folder, 'sightline-pages.conf'));
    await writeFile(join(folder, 'sightline.conf'), site);
    const whole = `
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      ${existsSync(nginxBrotliModule) ? `load_module ${nginxBrotliModule};` : ''}
      events { }
      http {
        access_log off;
        include /etc/nginx/mime.types;
        ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        include ${folder}/sightline.conf;
      }`;
    await writeFile(join(folder, 'whole.conf'), whole);
    return [findNginx() ?? 'nginx', '-p', folder, '-c', join(folder, 'whole.conf'), '-e', 'stderr'];
  },

  async Caddy(folder, port) {
    const site = (await readFile(join(folder, 'Caddyfile'), 'utf8'))
      .replace('sightline.example {', `http://127.0.0.1:${port} {`)
      .replace('root * /srv/sightline', `root * ${resolve('dist')}`);
    await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n}\n${site}`);
    return [findCaddy() ?? 'caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },

  'the local server': () =>
    Promise.resolve([process.execPath, 'scripts/run.mjs', 'scripts/serve-site.ts'] as const),
};

export async function startHost(launch: Launch): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), 'sightline-host-'));
  await cp('dist-hosting', folder, { recursive: true });
  const port = await freePort();
  const [command, ...options] = await launch(folder, port);

  let output = '';
  const server = spawn(command, options, { env: { ...process.env, HOME: folder, PORT: String(port) } });
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = once(server, 'exit');
  server.on('error', (error) => (output += error.message));

  const stop = async () => {
    if (server.exitCode === null && server.pid !== undefined) {
      server.kill();
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 200; attempt++) {
    const answered = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (answered) return { port, stop };
    if (server.exitCode !== null || server.pid === undefined) break;
    await new Promise((wait) => setTimeout(wait, 50));
  }
  await stop();
  throw new Error(`${command} did not start:\n${output}`);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
