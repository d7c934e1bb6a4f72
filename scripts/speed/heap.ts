import type { Browser, CDPSession, Page } from '@playwright/test';
import { openEverything } from './everything-open';
import type { Measured } from './figures';

const warmUpChanges = 2000;
const changes = 10_000;

/** Memory that many changes leave behind. */
export async function measureHeap(browser: Browser, origin: string): Promise<Measured> {
  const page = await openEverything(browser, origin);
  await page.locator('#calculator').evaluate((element) => element.scrollIntoView());
  const session = await page.context().newCDPSession(page);
  await change(page, warmUpChanges);
  const before = await usedBytes(session);
  await change(page, changes);
  const after = await usedBytes(session);
  // Once: from then on the inspector itself holds what it has listed.
  const detachedNodes = await countDetached(session);
  await page.close();
  return { heapGrowth: (after / before - 1) * 100, detachedNodes };
}

/** Mostly typing; now and then a choice that makes parts of the page come and go. Ends with the same rig each time. */
async function change(page: Page, count: number): Promise<void> {
  await page.locator('.input-card form').evaluate(async (form, times) => {
    const fields = (form as HTMLFormElement).elements;
    const [distance, size, curved] = ['distance', 'screenSize', 'curvedScreen'].map(
      (name) => fields.namedItem(name) as HTMLInputElement,
    );
    const screens = [...(form as HTMLFormElement).querySelectorAll<HTMLInputElement>('[name="screens"]')];
    const enter = (input: HTMLInputElement | undefined, value: number) => {
      Reflect.set(HTMLInputElement.prototype, 'value', String(value), input ?? {});
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    };
    for (let turn = 0; turn < times; turn++) {
      if (turn % 50 === 49) curved?.click();
      else if (turn % 50 === 24) screens[Math.floor(turn / 50) % 2]?.click();
      else enter(turn % 2 === 0 ? distance : size, 25 + ((turn * 7) % 60));
      // Lets deferred work run, in a painted frame.
      if (turn % 10 === 0) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    screens[0]?.click();
    if (curved?.checked === true) curved.click();
    enter(distance, 60);
    enter(size, 32);
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }, count);
}

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  /** One node after the other, each as a row of its fields. */
  readonly nodes: readonly number[];
}

/**
 * Everything that is held, the page's elements included. Not the machine code of functions: the browser makes it when a
 * function has run often enough, for hours if need be, and throws it away as it likes.
 */
async function usedBytes(session: CDPSession): Promise<number> {
  // Once is not enough: what a finaliser lets go of is only collected the next time.
  for (let time = 0; time < 4; time++) await session.send('HeapProfiler.collectGarbage');
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);

  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[0].indexOf('code');
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (nodes[row + type] !== code) bytes += nodes[row + size] ?? 0;
  }
  return bytes;
}

/** Nodes that are no longer in the page but still held, by a script or by the browser itself. */
async function countDetached(session: CDPSession): Promise<number> {
  await session.send('DOM.enable');
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes');
  return detachedNodes.length;
}
