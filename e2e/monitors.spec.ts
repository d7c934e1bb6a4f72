import type { Locator, Page, Route } from '@playwright/test';
import { expectNoViolationsInAnyLook, parts } from './axe';
import { CalculatorPage, ownClock, stopClock } from './calculator-page';
import { packMonitors } from '../src/domain/monitors/packed-list';
import { monitorTable } from '../src/testing/monitor-list';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

/** Find my monitor: the list normal, slow, failing, offline and malformed; by pointer, by keyboard; there and back. */

const listAddress = '**/assets/monitors-*.json';
const searchScript = '**/assets/monitor-part-*.js';
const wholeList = JSON.stringify(packMonitors(monitorTable));
/** Options shown at most. */
const shown = 50;

class Finder {
  readonly calculator: CalculatorPage;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.calculator = new CalculatorPage(page);
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: 'Find my monitor' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Find my monitor' });
  }

  get search(): Locator {
    return this.dialog.getByRole('combobox', { name: 'Name or model code' });
  }

  get options(): Locator {
    return this.dialog.getByRole('option');
  }

  option(name: string): Locator {
    return this.options.filter({ hasText: name });
  }

  /** Line of the card about the picked monitor. */
  get line(): Locator {
    return this.page.getByRole('group', { name: /^Filled in from / });
  }

  /** The rig as the fields show it. */
  async fields(): Promise<Record<string, string | boolean>> {
    const { calculator } = this;
    const curved = await calculator.field('Curved screens').isChecked();
    return {
      ratio: await calculator.field('Screen ratio').inputValue(),
      size: await calculator.field('Screen size').inputValue(),
      distance: await calculator.field('Distance to screen').inputValue(),
      curved,
      ...(curved && { radius: await calculator.field('Radius of curve').inputValue() }),
    };
  }
}

let finder: Finder;
let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  await prepareInspection(page);
  finder = new Finder(page);
  ({ calculator } = finder);
});

const g9 = { ratio: '32:9', size: '48.8', distance: '64', curved: true, radius: '1000' };

test('pick by name, see where it is from, and undo', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await calculator.open();
  await calculator.field('Screen ratio').selectOption('21:9');
  await calculator.field('Screen size').fill('80 cm');
  await calculator.field('Distance to screen').fill('64');
  await calculator.note('hFov').getByText('°').waitFor();
  const before = await finder.fields();
  const [rightBefore, valuesBefore] = [
    await calculator.note('hFov').textContent(),
    await calculator.values(),
  ];
  // Nothing of it is asked for before it is wanted, neither the search nor its list.
  expect(requests.filter((url) => /monitor-part|monitors-/.test(url))).toEqual([]);

  requests.length = 0;
  await finder.button.click();
  await expect(finder.search).toBeFocused();
  await expect(finder.options).toHaveCount(shown);
  await expect(finder.dialog).toContainText('And 5340 more.');
  expect(requests.filter((url) => url.endsWith('.json'))).toHaveLength(1);
  for (const url of requests) expect(new URL(url).origin).toBe(baseURL);
  for (const url of requests) expect(url).toMatch(/\/assets\/[\w-]+\.(js|json|css)$/);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, finder.dialog);
  }
  await expectNoViolationsInAnyLook(page, 'the open search', { within: '.monitor-dialog' });

  await finder.search.fill('49 1000R');
  await expect(finder.options).toHaveCount(2);
  await expect(finder.option('C49G95T')).toContainText('48.8″ · 32:9, 5120 × 1440 · 1000R');
  await finder.option('C49G95T').click();
  // Gone after a few seconds, so it is looked at first.
  await expect(calculator.toasts).toHaveText('Filled in from Samsung Odyssey G9 49 (C49G95T)');
  const toast = await calculator.toasts.boundingBox();
  // It covers the bar at the top and nothing of the page.
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(56);
  await expect(finder.dialog).toBeHidden();
  await expect(finder.button).toBeFocused();
  expect(await finder.fields()).toEqual(g9);
  // 48.8 in · 2.54 · 32 / √(32² + 9²) = 119.317 cm; 2·atan(119.317 / 128) = 85.98°.
  await expect(calculator.value('hFov')).toHaveText('86°');

  await expect(finder.line).toContainText('Samsung Odyssey G9 49 (C49G95T)');
  await expect(finder.line).toContainText('Evidence: high. Its maker states the curve.');
  // They are in a file of their own, not yet requested.
  expect(requests.filter((url) => url.includes('monitor-sources'))).toEqual([]);
  await finder.line.getByRole('button', { name: 'Sources' }).click();
  const source = finder.line.getByRole('link', { name: 'news.samsung.com' });
  await expect(source).toHaveAttribute('href', /^https:\/\/news\.samsung\.com\//);
  await expect(source).toHaveAttribute('rel', /noreferrer/);
  await expectNoViolationsInAnyLook(page, 'with a monitor', { within: parts.inputCard });

  // One way back is enough.
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await finder.fields()).toEqual(before);
  expect(before).toMatchObject({ ratio: '21:9', size: '80 cm' });
  expect(await calculator.values()).toEqual(valuesBefore);
  await expect(calculator.note('hFov')).toHaveText(rightBefore ?? '');
  await expect(finder.line).toHaveCount(0);
  await expect(finder.button).toBeFocused();

  // It is kept: the second time, nothing is asked for.
  requests.length = 0;
  await finder.button.click();
  await expect(finder.options).toHaveCount(shown);
  expect(requests).toEqual([]);
});

/** Nothing of it is outside of the window, and nothing scrolls sideways. */
async function expectToFit(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(await place.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
}

test('by keyboard alone: search by code, arrows, Escape, pick, undo, once more', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calculator.open();
  const before = await finder.fields();
  await finder.button.focus();
  await page.keyboard.press('Enter');
  await expect(finder.search).toBeFocused();
  await expect(finder.options).toHaveCount(shown);
  const active = async () => {
    const id = (await finder.search.getAttribute('aria-activedescendant')) ?? '';
    return id === '' ? null : page.locator(`[id="${id}"] .monitor-name`).textContent();
  };
  // Nothing typed, nothing chosen: Enter does nothing.
  expect(await active()).toBeNull();
  await page.keyboard.press('Enter');
  await expect(finder.dialog).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(finder.options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(finder.options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(finder.options.first()).toBeInViewport();

  await page.keyboard.press('Escape');
  await expect(finder.dialog).toBeHidden();
  await expect(finder.button).toBeFocused();
  expect(await finder.fields()).toEqual(before);

  await page.keyboard.press('Space');
  await page.keyboard.type('g7');
  await expect.poll(active).toBe('Samsung Odyssey G7 27 (C27G75T)');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe('Samsung Odyssey G7 32 (C32G75T)');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('27gl850');
  await expect.poll(active).toBe('LG UltraGear 27GL850');
  await page.keyboard.press('Enter');
  await expect(finder.button).toBeFocused();
  await expect(finder.line).toContainText('LG UltraGear 27GL850');

  // A second one, undone, leaves the first; and that can be undone as well.
  await page.keyboard.press('Enter');
  await page.keyboard.type('c49rg90');
  await expect.poll(active).toBe('Samsung CRG9 49 (C49RG90)');
  await page.keyboard.press('Enter');
  await expect(finder.line).toContainText('Samsung CRG9 49 (C49RG90)');
  expect(await finder.fields()).toEqual({ ...g9, distance: '50', radius: '1800' });
  await page.keyboard.press('Tab');
  await expect(finder.line.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(finder.line).toContainText('LG UltraGear 27GL850');
  await expect(finder.button).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(finder.line).toHaveCount(0);
  expect(await finder.fields()).toEqual(before);
});

test('a slow list: one can search already, or close it and type by hand', async ({ page }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(listAddress, async (route) => {
    await answered;
    await route.continue();
  });
  await calculator.open();
  await finder.button.click();
  await expect(finder.dialog.getByRole('status').filter({ hasText: 'is loading' })).toBeVisible();
  await finder.search.fill('c49rg90');
  await finder.dialog.getByRole('button', { name: 'Close' }).click();
  await calculator.field('Screen size').fill('32');
  await expect(calculator.value('hFov')).toHaveText('71°'); // 2·atan(32 · 2.54 · 16/√337 / 100) = 70.6
  await finder.button.click();
  await finder.search.fill('c49rg90');
  answer();
  await expect(finder.options).toHaveCount(1);
});

test.describe('a list that does not come', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('is asked for again after 1, 2 and 4 seconds; then it is said, and “Try again” asks at once', async ({
    page,
  }) => {
    await ownClock(page);
    await calculator.open();
    /** At what time of the page the list was asked for. */
    const askedAt: number[] = [];
    const failed = [
      (route: Route) => route.abort(),
      (route: Route) => route.fulfill({ status: 503, body: '' }),
      (route: Route) => route.fulfill({ status: 200, body: wholeList.slice(0, 20_000) }),
      (route: Route) => route.abort(),
    ];
    await page.route(listAddress, async (route) => {
      askedAt.push(await page.evaluate(() => Date.now()));
      await (failed[askedAt.length - 1]?.(route) ?? route.continue());
    });
    await stopClock(page);
    await finder.button.click();
    /** Lets the page's time pass in small steps, and what it asks for arrive in between. */
    const until = (isDone: () => Promise<boolean> | boolean) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(100);
            return isDone();
          },
          { intervals: [10] },
        )
        .toBe(true);
    await until(() => finder.dialog.getByText('Trying again').isVisible());
    await until(() => askedAt.length === 4);
    const waits = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
    for (const [index, minCount] of [1000, 2000, 4000].entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(minCount);
      expect(waits[index]).toBeLessThan(minCount + 600);
    }
    const alert = finder.dialog.getByRole('alert');
    await page.clock.resume();
    await expect(alert).toContainText('The monitor list didn’t load.');
    await expectNoViolationsInAnyLook(page, 'without the list', { within: '.monitor-dialog' });

    await finder.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(finder.search).toBeFocused();
    await expect(finder.options).toHaveCount(shown);
    expect(askedAt).toHaveLength(5);
  });

  test('offline: it waits for the network; without even the script, the fields work', async ({
    page,
    context,
  }) => {
    await calculator.open();
    await context.setOffline(true);
    await finder.button.click();
    // The drawing in the same card fails, too.
    const alert = page
      .locator('.find-place')
      .getByRole('alert')
      .filter({ hasText: 'This part didn’t load.' });
    await expect(alert).toBeVisible();
    await calculator.field('Screen size').fill('32');
    await expect(calculator.value('hFov')).toHaveText('71°');
    await context.setOffline(false);
    // The script loads and opens what was asked for, the list does not.
    await page.route(listAddress, (route) => route.abort());
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(alert).toHaveCount(0);
    await calculator.alive();
    await expect(finder.dialog).toContainText('Trying again');
    await page.keyboard.press('Escape');
    await page.unroute(listAddress);

    await context.setOffline(true);
    await finder.button.click();
    await expect(finder.dialog.getByRole('status').filter({ hasText: 'seem to be offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(finder.options).toHaveCount(shown);
  });
});

test('the line about what was filled in is as wide as the fields below, and low', async ({ page }) => {
  await calculator.open();
  await finder.button.click();
  await finder.search.fill('c49g95t');
  // Enter takes the first option, and the list may still be loading.
  await finder.option('C49G95T').waitFor();
  await finder.search.press('Enter');
  for (const [width, maxHeight] of [
    [360, 260],
    [768, 140],
    [1024, 220],
    [1366, 180],
    [1920, 180],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const line = await finder.line.boundingBox();
    const form = await calculator.inputCard.locator('form').boundingBox();
    expect(line?.width, `${width} px`).toBeCloseTo(form?.width ?? 0, 0);
    expect(line?.height, `${width} px`).toBeLessThan(maxHeight);
  }
});

test.describe('on a display of 5120 × 1440', () => {
  test.use({ screen: { width: 5120, height: 1440 } });

  test('models with these pixels come first before anything is typed', async () => {
    await calculator.open();
    await finder.button.click();
    await expect(finder.dialog).toContainText('This screen has 5120 × 1440 pixels.');
    await expect(finder.options.first()).toContainText('5120 × 1440');
    await finder.search.fill('g');
    await expect(finder.dialog).not.toContainText('This screen has');
  });
});

test('sources that do not come: it is said, and can be tried again', async ({ page }) => {
  await ownClock(page);
  await calculator.open();
  await finder.button.click();
  await finder.search.fill('c49g95t');
  // Enter takes what is found, and the list may still be on its way.
  await finder.option('C49G95T').waitFor();
  await finder.search.press('Enter');
  await page.route('**/assets/monitor-sources-*.json', (route) => route.fulfill({ json: {} }));
  await stopClock(page);
  await finder.line.getByRole('button', { name: 'Sources' }).click();
  // How often it asks again, and when, the list shows above.
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return (await finder.line.getByRole('alert').allTextContents()).join();
    })
    .toContain('The sources didn’t load.');
  await page.clock.resume();
  await page.unroute('**/assets/monitor-sources-*.json');
  await finder.line.getByRole('button', { name: 'Try again' }).click();
  await expect(finder.line.getByRole('link', { name: 'news.samsung.com' })).toBeVisible();
});

test('the search comes late and moves nothing', async ({ page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(searchScript, async (route) => {
    await arrived;
    await route.continue();
  });
  await calculator.open();
  const place = () => calculator.field('Screen ratio').boundingBox();
  await finder.button.scrollIntoViewIfNeeded();
  const before = await place();
  const request = page.waitForRequest(searchScript);
  await finder.button.click();
  await request;
  expect(await place()).toEqual(before);
  arrive();
  await expect(finder.search).toBeFocused();
  expect(await place()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would not answer', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Find my monitor' })).toHaveCount(0);
  });
});
