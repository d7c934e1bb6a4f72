import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

test.describe('touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('targets measure 44 px', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('Triple').check();
    const small = () =>
      page
        .locator(
          'main button, main select, main input:not([type=checkbox], [type=radio], [role=spinbutton]), .button, header a, [role=option], summary',
        )
        .evaluateAll((elements) =>
          elements
            .map((element) => ({
              name: element.outerHTML.slice(0, 80),
              box: element.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.height > 0 && (box.height < 42 || box.width < 42))
            .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
        );
    await calculator.row('hFov').scrollIntoViewIfNeeded();
    await expect(calculator.note('hFov')).not.toBeEmpty();
    // The drawing of three screens has a button that the served one of a single screen has not: it moves what is to be tapped.
    await page.getByRole('button', { name: 'Ideal side angle' }).waitFor();
    expect(await small()).toEqual([]);
    await calculator.showGames();
    await calculator.pick('acc');
    await calculator.picker.fill('race');
    expect(await small()).toEqual([]);
  });
});

test('fields, drawing and popular games fit a screen of 1080 px', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showGames();
  const [card, input, last] = await Promise.all(
    [calculator.resultCard, calculator.inputCard, calculator.games.last()].map((part) => part.boundingBox()),
  );
  expect(input?.height).toBeLessThan(1080 - 56 - 80);
  expect((last?.y ?? NaN) + (last?.height ?? NaN) - (card?.y ?? NaN)).toBeLessThan(700);
});

test('the home page is at most 3,450 px high at 1280 px, with all lazy parts loaded', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await calculator.open();
  await page.locator('.explore-windscreen').scrollIntoViewIfNeeded();
  await page.locator('.windscreen-foot').waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3450);
});

test('an impossible rig reserves no height for the windscreen picture', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await page.locator('.explore-windscreen').scrollIntoViewIfNeeded();
  await page.locator('.windscreen-foot').waitFor();
  await calculator.field('Distance to screen').fill('0');
  await page.locator('.windscreen-reason').waitFor();
  const place = await page.locator('.explore-windscreen').boundingBox();
  const card = await page.locator('.windscreen').boundingBox();
  expect(place?.height).toBeLessThan((card?.height ?? NaN) + 20);
});

test('cards are equally wide and stacked on wide paper', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await new CalculatorPage(page).open();
  await page.emulateMedia({ media: 'print' });
  const widths = await page
    .locator('.calculator > .card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().width));
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBe(widths[1]);
});

test.describe('forced colours', () => {
  test.use({ forcedColors: 'active' });

  test('only the open tab is underlined', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.showPictures();
    const lines = await page
      .getByRole('tab')
      .evaluateAll((tabs) =>
        tabs.map((tab) => [tab.ariaSelected, getComputedStyle(tab).borderBlockEndWidth]),
      );
    expect(lines.filter(([, width]) => width !== '0px')).toEqual([['true', '2px']]);
  });
});
