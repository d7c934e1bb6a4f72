import { CalculatorPage } from './calculator-page';
import { widen } from './page-inspection';
import { expect, test } from './test';

test('the lines of a file wrap, and what an opened game says stays in its card', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.field('Triple').check();
  await calculator.chooseExact();
  await calculator.showAllGames();
  await calculator.gameName('Euro Truck Simulator 2').click();
  const details = calculator.openedGame('Euro Truck Simulator 2');
  await details.locator('pre').first().waitFor();
  await widen(page, 320);
  for (const box of [details.locator('pre').first(), details])
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe('with a finger', () => {
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
    await calculator.chooseExact();
    await calculator.pick('acc');
    await calculator.picker.fill('race');
    expect(await small()).toEqual([]);
  });
});

test('the calculator fits a 1080p screen, by either method', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expectCardsToFit(calculator);
  await calculator.chooseExact();
  await expectCardsToFit(calculator);
});

async function expectCardsToFit({ inputCard, resultCard }: CalculatorPage) {
  const cards = await Promise.all([inputCard, resultCard].map((card) => card.boundingBox()));
  expect(cards[0]?.height).toBe(cards[1]?.height);
  expect(cards[0]?.height).toBeLessThan(1080 - 56 - 80);
}

test('the home page is at most 3,800 px high at 1280 px, with all that loads on the way down', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await calculator.open();
  await page.locator('.explore-windscreen').scrollIntoViewIfNeeded();
  await page.locator('.windscreen-foot').waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3800);
});
