/** WebKitGTK: its driver speaks W3C WebDriver over HTTP, and its browser wants a display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { findWebKit } from '../../scripts/find-programs';
import { freshSize, type Engine, type Key, type Launch, type PixelPoint } from './engine';
import { required } from './firefox-engine';

/** The code points that WebDriver gives to keys without a character. */
const keyCodes: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Backspace: '\uE003',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  PageDown: '\uE00F',
  PageUp: '\uE00E',
  Tab: '\uE004',
  v: 'v',
};
const controlKey = '\uE009';

const openingMs = 10_000;
/** A driver whose browser does not start never answers. */
const startMs = 30_000;
/** One that has started answers at once. */
const answerMs = 10_000;
/** But what is asked of a page that is just being left for another may be lost, and is never answered then. */
const lostMs = 3000;

/** Shrinks the toolbar of the browser's window, which otherwise keeps the window wider than a phone. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

export const launchWebKit: Launch = async ({ theme }) => {
  const { driver, miniBrowser, display } = required(findWebKit(), 'webkit');
  const folder = await mkdtemp(join(tmpdir(), 'sightline-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);

  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const displayNumber = await firstLine(screen);
  const port = await freePort();
  const driving = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${displayNumber}`,
      XDG_CONFIG_HOME: folder,
      GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Its sandbox needs rights that containers and root do not have; the audit opens this site alone.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });

  const quit = async () => {
    await Promise.all([driving, screen].map(end));
    await rm(folder, { recursive: true, force: true });
  };
  const session = newSession(`http://127.0.0.1:${port}`, miniBrowser);
  const { sessionId, capabilities } = await session.catch(async (error: unknown) => {
    await quit();
    throw error;
  });
  const command = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    ask<Value>(method, `http://127.0.0.1:${port}/session/${sessionId}${path}`, body);

  const keyActions = (actions: readonly object[]): Promise<void> =>
    command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  const stroke = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const pointerAction = (action: object): Promise<void> =>
    command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] }],
    });

  const run: Engine['run'] = (inPage, ...args) =>
    command('POST', '/execute/sync', { script: `return (${inPage.toString()})(...arguments)`, args });

  const open = async (address: string) => {
    await command('POST', '/url', { url: address });
    const isThere = () =>
      Promise.race([
        run((url) => location.href === url && document.readyState !== 'loading', address),
        setTimeout(lostMs, false),
      ]);
    for (const end = performance.now() + openingMs; !(await isThere().catch(() => false));)
      if (performance.now() > end) throw new Error(`${address} does not open.`);
  };

  /** The window is a little larger than what it shows of the page. */
  const resize = async (width: number, height: number) => {
    const shown = () => run(() => ({ width: innerWidth, height: innerHeight }));
    const outer = await command<{ height: number }>('POST', '/window/rect', { x: 0, y: 0, width, height });
    const inner = await shown();
    await command('POST', '/window/rect', {
      x: 0,
      y: 0,
      width,
      height: height + outer.height - inner.height,
    });
    for (let tries = 0; tries < 100; tries++) {
      const { width: now } = await shown();
      if (now === width) return;
    }
    throw new Error(`The window does not become ${width} px wide.`);
  };

  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    startAfresh: async () => {
      await command('DELETE', '/actions');
      await open('about:blank');
      await resize(freshSize.width, freshSize.height);
    },
    open,
    run,
    press: (key, modifier) =>
      keyActions(
        modifier
          ? [
              { type: 'keyDown', value: controlKey },
              ...stroke(keyCodes[key]),
              { type: 'keyUp', value: controlKey },
            ]
          : stroke(keyCodes[key]),
      ),
    type: (text) => keyActions(Array.from(text).flatMap(stroke)),
    movePointer: ({ x, y }: PixelPoint) =>
      pointerAction({
        type: 'pointerMove',
        origin: 'viewport',
        duration: 0,
        x: Math.round(x),
        y: Math.round(y),
      }),
    pressPointer: () => pointerAction({ type: 'pointerDown', button: 0 }),
    releasePointer: () => pointerAction({ type: 'pointerUp', button: 0 }),
    resize,
    // WebDriver tells nothing of the console: the watching script in the page has to do.
    reported: () => [],
    screenshot: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await command('DELETE', '').catch(() => null);
      await quit();
    },
  };
};

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** The driver takes a moment before it listens. */
async function newSession(driver: string, binary: string): Promise<Session> {
  const capabilities = {
    alwaysMatch: {
      // Otherwise every command waits for every script, also for one that is held back.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    },
  };
  for (let tries = 1; ; tries++) {
    try {
      return await ask<Session>('POST', `${driver}/session`, { capabilities });
    } catch (error) {
      if (tries === 50 || !(error instanceof TypeError)) throw error;
      await setTimeout(100);
    }
  }
}

async function ask<Value>(method: string, address: string, body: object = {}): Promise<Value> {
  const { pathname } = new URL(address);
  const withinMs = pathname === '/session' ? startMs : answerMs;
  const response = await fetch(address, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(withinMs),
  }).catch((error: unknown) => {
    throw error instanceof DOMException
      ? new Error(`WebDriver, ${pathname}: no answer within ${withinMs / 1000} s.`)
      : error;
  });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver, ${pathname}: ${error}: ${message}`);
}

async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('Nothing to read.');
  for await (const line of createInterface(stdout)) return line;
  throw new Error('No display: Xvfb ended at once.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
