import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserArguments, findBrowser } from '../../scripts/find-browser';
import type { ChangingSite } from '../../e2e/changing-site';

/**
 * Observations of a page in a browser without Playwright. A worker with a debugger, which Playwright is, does not give way to another.
 * So one page of the site's origin drives the others, and sends back what it saw.
 *
 * @param drive Runs in that page: it knows nothing of this file but what it is given.
 */
export async function seenPlainly<Given, Seen>(
  site: ChangingSite,
  drive: (given: Given) => Promise<Seen>,
  given: Given,
): Promise<Seen> {
  const executable = findBrowser();
  if (executable === null) throw new Error('There is no browser.');
  const seen = new Promise<Seen>((resolve, reject) => {
    site.add('/seen', (sent) => {
      resolve(JSON.parse(sent) as Seen);
      return '';
    });
    site.add('/failed', (sent) => {
      reject(new Error(sent));
      return '';
    });
  });
  site.add(
    '/drive',
    () => `<!doctype html><script type="module">
      const send = (path, body) => fetch(path, { method: 'POST', body });
      try {
        await send('/seen', JSON.stringify(await (${String(drive)})(${JSON.stringify(given)})));
      } catch (error) {
        await send('/failed', String(error));
      }
    </script>`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'plain-browser-'));
  const browser = spawn(executable, [
    ...browserArguments,
    '--headless=new',
    '--disable-popup-blocking',
    `--user-data-dir=${folder}`,
    `${site.origin}/drive`,
  ]);
  try {
    return await seen;
  } finally {
    browser.kill();
    await once(browser, 'close');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
