import { readFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { breakCalculator, CalculatorPage, provokedError } from './calculator-page';
import { expect, test } from './test';

const title = 'Unexpected Application Error!';

/** 27″ 16:9 at 70 cm: by hand 2·atan(59.773 / 2 / 70) = 46.2°. Every visit starts with 50 cm. */
const linked = '/#v=1&rig=ratio:16:9;size:27;distance:70;screens:single&method=classic&units=cm';

const waysToFail: readonly (readonly [name: string, answer: (route: Route) => unknown])[] = [
  ['is aborted', (route) => route.abort()],
  ['is not found', (route) => route.fulfill({ status: 404, body: '' })],
  ['hangs', () => undefined],
];

test.describe('a script of the calculator that does not load', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  for (const script of ['start', 'calculator-island', 'rig-in-address'])
    for (const [how, answer] of waysToFail)
      test(`${script} ${how}: no other numbers stand beside a link’s rig, and Reload is offered within 6 s`, async ({
        page,
      }) => {
        const calculator = new CalculatorPage(page);
        let isBroken = true;
        await page.route(`**/assets/${script}-*.js`, (route) =>
          isBroken ? answer(route) : route.continue(),
        );
        await page.goto(linked, { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor({ state: 'attached' });
        const others = [calculator.value('hFov'), calculator.field('Distance to screen')];
        const pictures = page
          .locator('.hero .window-span, .rig-place .rig-drawing')
          .filter({ visible: true });
        for (const each of others) expect(await each.isVisible()).toBe(false);
        expect(await pictures.count()).toBe(0);

        const message = page.getByRole('alert').filter({ hasText: title });
        await expect(message).toBeVisible({ timeout: 10_000 });
        for (const each of others) expect(await each.isVisible()).toBe(false);
        expect(await pictures.count()).toBe(0);

        isBroken = false;
        await message.getByRole('button', { name: 'Reload the page' }).click();
        await calculator.alive();
        await expect(calculator.field('Distance to screen')).toHaveValue('70');
        await expect(calculator.value('hFov')).toHaveText('46°');
        await expect(message).toBeHidden();
      });

  test('is told by its message, and a reload helps', async ({ page }) => {
    await page.route('**/assets/calculator-island*', (route) => route.abort());
    await page.goto('/');
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toBeVisible();
    await expect(alert).toContainText('Failed to fetch dynamically imported module');

    await page.unroute('**/assets/calculator-island*');
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await new CalculatorPage(page).alive();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });

  test('is asked for again first: a connection that breaks for a moment is not worth a message', async ({
    page,
  }) => {
    await page.route('**/assets/calculator-island*', (route) => route.abort(), { times: 2 });
    await new CalculatorPage(page).open();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });

  test('is told of even if no script arrives at all; the default rig’s numbers stay', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 10_000 });
    await expect(page.getByText('The calculator didn’t load.')).toBeVisible();
    await expect(new CalculatorPage(page).value('hFov')).toBeVisible();
  });
});

test('a healthy page shows no error screen, however long one waits', async ({ page }) => {
  await new CalculatorPage(page).open();
  await expect(page.locator('.start-failure')).toHaveCSS('animation-name', 'none');
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test.describe('an error while the live part renders', () => {
  test.use({ expectedErrors: [new RegExp(provokedError)] });

  test('shows the error screen with the message; trying again loses nothing', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('Curved screens').check();
    await calculator.field('Radius of curve').fill('1500');
    await calculator.field('Screen size').fill('32');

    await breakCalculator(calculator);
    const alert = page.getByRole('alert').filter({ hasText: title });
    await expect(alert).toContainText(provokedError);

    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(calculator.value('hFov')).toHaveText('71°');
    // The button is gone: the focus is not lost with it.
    await expect(page.getByRole('heading', { name: 'Input' })).toBeFocused();
    await expect(calculator.field('Screen size')).toHaveValue('32');
    await expect(calculator.field('Radius of curve')).toHaveValue('1500');
    await expect(calculator.field('Triple')).toBeChecked();
    await expect(calculator.field('Bezel Thickness for Triple Screen')).toHaveValue('0');
  });
});

test.describe('an error in one tab', () => {
  test.use({ expectedErrors: [new RegExp(provokedError)] });

  test('is said in its place; fields, results and the other tabs go on', async ({ page }) => {
    await page.addInitScript((message) => {
      const getContext = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'getContext')
        ?.value as (...asked: unknown[]) => unknown;
      HTMLCanvasElement.prototype.getContext = function (this: unknown, ...asked: unknown[]) {
        if (asked[0] === 'webgl2') throw new Error(message);
        return getContext.apply(this, asked);
      } as HTMLCanvasElement['getContext'];
    }, provokedError);
    const calculator = new CalculatorPage(page);
    await page.goto('/#windscreen');
    await calculator.alive();
    const panel = page.getByRole('tabpanel', { name: 'Windscreen' });
    const failure = panel.getByRole('alert');
    await expect(failure).toContainText('This part failed.');

    // Once more, and no more often than asked for.
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toContainText('This part failed.');

    await calculator.field('Screen size').fill('32');
    await expect(calculator.value('hFov')).toHaveText('71°');
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
    await page.getByRole('tab', { name: 'Plan' }).click();
    await expect(page.getByRole('region', { name: 'Plan your rig' })).toBeVisible();
  });
});

test.describe('the pages for errors of the server', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('are the same screen with the status, and trying again works', async ({ page }) => {
    for (const status of [
      '500 Internal Server Error',
      '502 Bad Gateway',
      '503 Service Unavailable',
      '504 Gateway Timeout',
    ]) {
      const code = status.slice(0, 3);
      const body = await readFile(`dist/${code}.html`, 'utf8');
      await page.route('/faq', (route) =>
        route.fulfill({ status: Number(code), contentType: 'text/html', body }),
      );
      await page.goto('/faq');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(status)).toBeVisible();

      await page.unroute('/faq');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    }
  });
});
