/** Paths of the other engines and the web servers. Environment variables can set each. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstExecutable, onPath } from './find-browser';

/** FIREFOX_PATH, or one on the PATH: the long-term release first, which is what Debian has. */
export function findFirefox(): string | null {
  const chosen = process.env['FIREFOX_PATH'];
  return firstExecutable(chosen === undefined ? onPath('firefox-esr', 'firefox') : [chosen]);
}

export interface WebKit {
  readonly driver: string;
  /** The small browser that WebKitGTK brings for tests. */
  readonly miniBrowser: string;
  /** A display for it: it knows no headless mode. */
  readonly display: string;
}

/** WebKitGTK: all three of its parts, or null. WEBKIT_DRIVER_PATH and MINIBROWSER_PATH choose others. */
export function findWebKit(): WebKit | null {
  const driver = firstExecutable([
    ...given('WEBKIT_DRIVER_PATH'),
    ...onPath('WebKitWebDriver'),
    '/usr/bin/WebKitWebDriver',
  ]);
  const miniBrowser = firstExecutable([...given('MINIBROWSER_PATH'), ...miniBrowsers()]);
  const display = firstExecutable(onPath('Xvfb'));
  return driver === null || miniBrowser === null || display === null
    ? null
    : { driver, miniBrowser, display };
}

/** Debian has it in a folder of the machine's kind, others directly in a folder for such programs. */
function miniBrowsers(): string[] {
  const below = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return ['/usr/lib', '/usr/lib64', '/usr/libexec']
    .flatMap((folder) => [folder, ...below(folder).filter((path) => path.endsWith('-linux-gnu'))])
    .flatMap((folder) => below(folder).filter((path) => path.includes('/webkit')))
    .map((folder) => join(folder, 'MiniBrowser'));
}

/** Debian has it apart from nginx itself. */
export const nginxBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** NGINX_PATH, or an installed one that can send files which were compressed with brotli beforehand. */
export function findNginx(): string | null {
  const chosen = process.env['NGINX_PATH'];
  if (chosen !== undefined) return firstExecutable([chosen]);
  return existsSync(nginxBrotliModule) ? firstExecutable([...onPath('nginx'), '/usr/sbin/nginx']) : null;
}

/** CADDY_PATH, or one on the PATH. */
export function findCaddy(): string | null {
  const chosen = process.env['CADDY_PATH'];
  return firstExecutable(chosen === undefined ? onPath('caddy') : [chosen]);
}

function given(variable: string): string[] {
  const path = process.env[variable];
  return path === undefined ? [] : [path];
}
