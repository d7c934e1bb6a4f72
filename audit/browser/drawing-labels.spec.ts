import { CalculatorPage } from '../../e2e/calculator-page';
import { expect, test } from '../../e2e/test';

let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showDrawing();
});

/** Enters each distance and, once the drawings have followed, says which labels overlap or leave the paper. */
const overlapsAt = (distancesCm: readonly number[]) =>
  calculator.field('Distance to screen').evaluate(async (field, allCm) => {
    const problems: string[] = [];
    const eyeHandle = document.querySelector('[role=slider][aria-label^="Your eyes"]');
    for (const cm of allCm) {
      // Without scrolling to the field: drawings that are out of sight follow later.
      Reflect.set(HTMLInputElement.prototype, 'value', String(cm), field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      do await new Promise(requestAnimationFrame);
      while (eyeHandle?.getAttribute('aria-valuenow') !== String(cm));
      for (const svg of document.querySelectorAll<SVGSVGElement>('.rig-place .rig-drawing')) {
        const { width, height } = svg.viewBox.baseVal;
        const texts = [...svg.querySelectorAll('text')].map((text) => ({
          text: text.textContent,
          box: text.getBBox(),
        }));
        for (const [index, { text, box }] of texts.entries()) {
          if (box.x < 0 || box.x + box.width > width || box.y + box.height > height)
            problems.push(`${cm} cm: ${text} leaves`);
          for (const other of texts.slice(index + 1))
            if (
              box.x < other.box.x + other.box.width &&
              other.box.x < box.x + box.width &&
              box.y < other.box.y + other.box.height &&
              other.box.y < box.y + box.height
            )
              problems.push(`${cm} cm: ${text} × ${other.text}`);
        }
      }
    }
    return problems;
  }, distancesCm);

test('labels keep their size and never overlap, as the browser measures them, from 360 to 1920 px', async ({
  page,
}) => {
  const shownSize = () =>
    calculator.drawing.evaluate(
      (svg) => svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width,
    );
  await page.getByRole('button', { name: 'Human field of view' }).click();
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screens of ['Single', 'Triple']) {
      await calculator.field(screens).check();
      for (const curved of [true, false]) {
        await calculator.field('Curved screens').setChecked(curved);
        await calculator.scrollToDrawing();
        await expect.poll(shownSize).toBeCloseTo(1, 1);
        expect(await overlapsAt([30, 50, 70, 120]), `${screens} ${curved} at ${width} px`).toEqual([]);
      }
    }
  }
});
