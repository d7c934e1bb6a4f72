import type { Page, Request } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';
import { figures } from '../../scripts/speed/figures';

/** A slow mobile network: 400 ms of latency, 400 kbit/s. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
}

/** Everything that moved without anybody having touched the page just before, as browsers count it. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const names = sources.map(({ node }) =>
          node instanceof Element ? node.className || node.tagName : '#',
        );
        shifts.push(`${value.toFixed(4)} ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Follows what is asked for; what it returns waits until all of it has come and is drawn, and nothing more is asked for. */
function followRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const twoFrames = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    });
  return () =>
    expect
      .poll(async () => {
        const before = underWay.size;
        await twoFrames();
        return before + underWay.size;
      })
      .toBe(0);
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 1366 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

for (const viewport of windows) {
  test(`hardly anything moves while a slow network brings the parts, at ${viewport.width} px`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(viewport);
    await watchShifts(page);
    const allArrived = followRequests(page);
    await slowDown(page);
    await page.goto('/', { waitUntil: 'commit' });
    const calculator = new CalculatorPage(page);
    // The served drawing, then the live one; the notes of the exact part.
    await page.locator('.input-card').waitFor();
    await page.evaluate(() =>
      document.querySelector('.rig-place')?.scrollIntoView({ block: 'end', behavior: 'instant' }),
    );
    await calculator.drawing.waitFor({ timeout: 60_000 });
    await expect(calculator.note('hFov')).toContainText('61.7°');
    await calculator.explore.evaluate((place) =>
      place.scrollIntoView({ block: 'start', behavior: 'instant' }),
    );
    await calculator.plotSetting.waitFor({ timeout: 60_000 });
    await allArrived();
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, shift) => total + Number.parseFloat(shift), 0);
    expect(sum, shifts.join('\n')).toBeLessThanOrEqual(figures.homeShift.atMost);
  });
}

test('nothing jumps where 1:1 is tapped before its list has arrived', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  const allArrived = followRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  const calculator = new CalculatorPage(page);
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/exact-part*', async (route) => {
    await held;
    await route.continue();
  });
  await calculator.alive();
  await calculator.resultCard.evaluate((card) =>
    card.scrollIntoView({ block: 'start', behavior: 'instant' }),
  );
  // By definition, what moves within half a second of a tap is put down to the tap: `hadRecentInput`.
  await page.waitForTimeout(800);
  arrive();
  await calculator.picker.waitFor();
  await allArrived();
  // A line may still settle by a few pixels; a jump of the card is a hundred times as much.
  const moved = (await shiftsOf(page)).filter((shift) => Number.parseFloat(shift) >= 0.01);
  expect(moved).toEqual([]);
});

/** Size of each shown text in the font of numbers, in the order of the page. Without drawings: their texts move nothing. */
const numberSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element instanceof HTMLElement &&
          element.checkVisibility({ contentVisibilityAuto: true }) &&
          getComputedStyle(element).fontFamily.includes('Numbers') &&
          [...element.childNodes].some((node) => node instanceof Text && /\d/.test(node.data)),
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return { text: element.textContent, width, height };
      }),
  );

test('numbers are drawn at once, and keep their place when their font arrives late', async ({ page }) => {
  // Hero and calculator in one window.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await watchShifts(page);
  const allArrived = followRequests(page);
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const calculator = new CalculatorPage(page);
  await calculator.drawing.waitFor();
  await calculator.picker.waitFor();
  const isLoaded = () => page.evaluate(() => document.fonts.check("600 76px 'Sightline Numbers'", '37°'));
  // `optional` gives up within 100 ms.
  await page.waitForTimeout(800);
  expect(await isLoaded()).toBe(false);
  const before = await numberSizes(page);
  const shiftsBefore = await shiftsOf(page);
  expect(before.length).toBeGreaterThan(20);
  arrive();
  await expect.poll(isLoaded).toBe(true);
  await allArrived();
  const after = await numberSizes(page);
  expect(after.map(({ text }) => text)).toEqual(before.map(({ text }) => text));
  const moved = before.filter(
    ({ width, height }, i) =>
      Math.abs((after[i]?.width ?? NaN) - width) > 0.5 || (after[i]?.height ?? NaN) !== height,
  );
  expect(moved).toEqual([]);
  expect((await shiftsOf(page)).slice(shiftsBefore.length)).toEqual([]);
  // In use, not only loaded: Barlow's digits are 507 thousandths wide in any size.
  const [digits] = await page.locator('.figure-answer').evaluateAll((found) =>
    found.map((element) => {
      const probe = document.createElement('span');
      probe.style.cssText = 'position: absolute; font-size: 1000px; letter-spacing: 0';
      probe.textContent = '37';
      element.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    }),
  );
  expect(digits).toBeCloseTo(1014, 0);
});
