import { CalculatorPage } from '../../e2e/calculator-page';
import { widen } from '../../e2e/page-inspection';
import { clashingLabels } from '../../e2e/in-page';
import { expect, test } from '../../e2e/test';

/** Phones to desktops, at widths that translations.spec.ts leaves out. */

test('nothing scrolls sideways', async ({ page }) => {
  const expectToFit = async (where: string) => {
    for (const width of [360, 480, 1024, 1920]) {
      await widen(page, width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${where} at ${width}`).toBe(
        width,
      );
    }
  };
  for (const path of ['/faq', '/privacy']) {
    await page.goto(path);
    await expectToFit(path);
  }
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expectToFit('/');
  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await expectToFit('calculator');
  await calculator.row('hFov').scrollIntoViewIfNeeded();
  await expect(calculator.note('hFov')).not.toBeEmpty();
  await expectToFit('Classic and 1:1');
  await calculator.showGames();
  await calculator.pick('acc');
  await calculator.pick('rbr triples');
  await calculator.showAllGames();
  for (const group of await calculator.closedGroups.all()) await group.click();
  await expectToFit('1:1');
});

test('the texts of the plot keep their size', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showPlot();
  const direction = page.getByRole('img', { name: /^Direction/ });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => direction.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a))
      .toBeCloseTo(1, 2);
  }
});

/** Enters a distance and, once the drawing has followed, lists its clashing labels. */
async function clashesAt(calculator: CalculatorPage, cm: number): Promise<string[]> {
  await calculator.field('Distance to screen').evaluate(async (field, text) => {
    const eye = document.querySelector('[role=slider][aria-label^="Your eyes"]');
    // Without scrolling to the field: drawings outside of the viewport follow later.
    Reflect.set(HTMLInputElement.prototype, 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    do await new Promise(requestAnimationFrame);
    while (eye?.getAttribute('aria-valuenow') !== text);
  }, String(cm));
  return calculator.page.evaluate(clashingLabels);
}

test('the labels of the drawing keep their size and never overlap, as the browser measures them', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showDrawing();
  const shownSize = () =>
    calculator.drawing.evaluate(
      (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
    );
  await page.getByRole('button', { name: 'Human field of view' }).click();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screens of ['Single', 'Triple']) {
      await calculator.field(screens).check();
      for (const curved of [true, false]) {
        await calculator.field('Curved screens').setChecked(curved);
        await calculator.scrollToDrawing();
        await expect.poll(shownSize).toBeCloseTo(1, 1);
        for (const cm of [30, 50, 70, 120])
          expect(await clashesAt(calculator, cm), `${screens} ${curved} ${cm} cm at ${width} px`).toEqual([]);
      }
    }
  }
});
