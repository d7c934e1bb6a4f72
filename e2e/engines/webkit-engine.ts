/** WebKitGTK, by selenium-webdriver; its browser wants a display. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Key as SeleniumKey, Origin, WebDriver, type Actions } from 'selenium-webdriver';
import type * as Http from 'selenium-webdriver/http';
import type * as Remote from 'selenium-webdriver/remote';
import { findWebKit } from '../../scripts/find-programs';
import { freshSize, required, type Engine, type Key, type Theme } from './engine';

// The package has no `exports`: only CommonJS finds its folders.
const require = createRequire(import.meta.url);
const { Executor, HttpClient } = require('selenium-webdriver/http') as typeof Http;
const { DriverService } = require('selenium-webdriver/remote') as typeof Remote;

const keys: Readonly<Record<Key, string>> = {
  ArrowDown: SeleniumKey.ARROW_DOWN,
  ArrowLeft: SeleniumKey.ARROW_LEFT,
  ArrowRight: SeleniumKey.ARROW_RIGHT,
  ArrowUp: SeleniumKey.ARROW_UP,
  Delete: SeleniumKey.DELETE,
  Enter: SeleniumKey.ENTER,
  Escape: SeleniumKey.ESCAPE,
  Home: SeleniumKey.HOME,
  PageDown: SeleniumKey.PAGE_DOWN,
  PageUp: SeleniumKey.PAGE_UP,
  Tab: SeleniumKey.TAB,
};

const openingMs = 10_000;
/** A driver whose browser does not start never answers. */
const startMs = 30_000;
const answerMs = 10_000;
/** A command that meets a page on its way out is never answered. */
const lostMs = 3000;

/** Shrinks the toolbar, which keeps the window wider than a phone. */
const narrowToolbar = '* { min-width: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }';

export async function launchWebKit(theme: Theme): Promise<Engine> {
  const programs = required(findWebKit(), 'webkit');
  const folder = await mkdtemp(join(tmpdir(), 'sightline-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar);

  const screen = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const displayNumber = await firstLine(screen);
  const port = await freePort();
  const service = new DriverService(programs.driver, {
    port,
    hostname: '127.0.0.1',
    args: [`--port=${port}`],
    env: {
      ...process.env,
      DISPLAY: `:${displayNumber}`,
      XDG_CONFIG_HOME: folder,
      GTK_THEME: theme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Its sandbox needs rights that containers and root lack; the tests open this site alone.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const quit = async () => {
    await service.kill();
    screen.kill();
    await rm(folder, { recursive: true, force: true });
  };
  const driver = WebDriver.createSession(
    new Executor(new HttpClient(await service.start(startMs))),
    new Map<string, unknown>([
      // Otherwise each command waits for scripts that are held back.
      ['pageLoadStrategy', 'none'],
      ['webkitgtk:browserOptions', { binary: programs.miniBrowser, args: ['--automation'] }],
    ]),
  );
  const capabilities = await within(startMs, driver.getCapabilities()).catch(async (error: unknown) => {
    await quit();
    throw error;
  });

  const perform = (add: (actions: Actions) => Actions) => within(answerMs, add(driver.actions()).perform());
  const run: Engine['run'] = <Result>(
    inPage: (...args: never) => Result,
    ...args: readonly unknown[]
  ): Promise<Awaited<Result>> =>
    within(answerMs, driver.executeScript(`return (${inPage.toString()})(...arguments)`, ...args));

  const open = async (address: string) => {
    await within(answerMs, driver.get(address));
    const isThere = () =>
      Promise.race([
        run((url) => location.href === url && document.readyState !== 'loading', address),
        setTimeout(lostMs, false),
      ]);
    for (const end = performance.now() + openingMs; !(await isThere().catch(() => false));)
      if (performance.now() > end) throw new Error(`${address} does not open.`);
  };

  /** The window is a little larger than its viewport. */
  const resize = async (width: number, height: number) => {
    const window = driver.manage().window();
    const viewport = () => run(() => ({ width: innerWidth, height: innerHeight }));
    const outer = await window.setRect({ x: 0, y: 0, width, height });
    const frame = outer.height - (await viewport()).height;
    await window.setRect({ x: 0, y: 0, width, height: height + frame });
    for (let tries = 0; tries < 100; tries++) if ((await viewport()).width === width) return;
    throw new Error(`The window does not become ${width} px wide.`);
  };

  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    startAfresh: async () => {
      await within(answerMs, driver.actions().clear());
      await open('about:blank');
      await resize(freshSize.width, freshSize.height);
    },
    open,
    run,
    press: (key) => perform((actions) => actions.sendKeys(keys[key])),
    paste: () =>
      perform((actions) => actions.keyDown(SeleniumKey.CONTROL).sendKeys('v').keyUp(SeleniumKey.CONTROL)),
    type: (text) => perform((actions) => actions.sendKeys(text)),
    movePointer: ({ x, y }) =>
      perform((actions) =>
        actions.move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT }),
      ),
    pressPointer: () => perform((actions) => actions.press()),
    releasePointer: () => perform((actions) => actions.release()),
    resize,
    // WebDriver does not report the console: the site that is watched adds a script to each page.
    reported: () => [],
    screenshot: async () => Buffer.from(await within(answerMs, driver.takeScreenshot()), 'base64'),
    close: async () => {
      await within(lostMs, driver.quit()).catch(() => null);
      await quit();
    },
  };
}

const within = <Value>(ms: number, answer: Promise<Value>): Promise<Value> =>
  Promise.race([
    answer,
    setTimeout(ms, null, { ref: false }).then(() => {
      throw new Error(`WebDriver: no answer within ${ms / 1000} s.`);
    }),
  ]);

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
