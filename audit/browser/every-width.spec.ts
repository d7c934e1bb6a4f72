import { expectNoViolationsInAnyLook } from '../../e2e/axe';
import { CalculatorPage } from '../../e2e/calculator-page';
import { lostTexts, prepareInspection, smallTargets, widen } from '../../e2e/page-inspection';
import { expect, test } from '../../e2e/test';

/** From a phone to a desk. */

test('nothing scrolls sideways', async ({ page }) => {
  const expectToFit = async (where: string) => {
    for (const width of [320, 360, 480, 768, 1024, 1280, 1920]) {
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
  await calculator.chooseExact();
  await calculator.pick('acc');
  await calculator.pick('rbr triples');
  await calculator.showAllGames();
  for (const group of await calculator.closedGroups.all()) await group.click();
  await expectToFit('1:1');
});

test('every question of the plan fits, and can be read by all in every look', async ({ page }) => {
  test.slow();
  await prepareInspection(page);
  await new CalculatorPage(page).open('/#plan');
  const plan = page.getByRole('region', { name: 'Plan your rig' });
  await plan.getByRole('radio').first().waitFor();
  const questions = await plan.getByRole('radio').all();
  expect(questions.length).toBeGreaterThanOrEqual(6);
  for (const [index, question] of questions.entries()) {
    await question.check();
    await expect(plan.locator('.plan-answer').first()).toBeVisible();
    const name = `question ${index + 1}`;
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name} at ${width} px`)
        .toBe(width);
      expect(await lostTexts(page, '.plan'), `${name} at ${width} px`).toEqual([]);
    }
    expect(await smallTargets(page), name).toEqual([]);
    await expectNoViolationsInAnyLook(page, name, { within: '.explore' });
  }
});

test('the text of the plot keeps its size, and nothing of it is cut off', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.showPlot();
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').check();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  const plot = calculator.section.getByRole('region', { name: 'How true is the picture?' });
  const direction = plot.getByRole('img', { name: /^Direction/ });
  await calculator.plotSetting.selectOption('Project CARS: 113°');
  await plot.getByText('The numbers as a table').click();
  for (const width of [320, 360, 768, 1024, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => direction.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a))
      .toBeCloseTo(1, 2);
    const outside = await direction.evaluate((svg) => {
      const paper = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')]
        .filter((text) => {
          const { left, right } = text.getBoundingClientRect();
          return left < paper.left - 1 || right > paper.right + 1;
        })
        .map((text) => text.textContent);
    });
    expect(outside, `at ${width} px`).toEqual([]);
    // What is out of sight follows a moment later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

/** Enters each distance and, once the drawings have followed, says which labels overlap or leave the paper. */
const overlapsAt = (calculator: CalculatorPage, distancesCm: readonly number[]) =>
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
        const texts = [...svg.querySelectorAll('text')].map((text) => {
          // The box of a line of text, of which figures leave a fifth free above and below.
          const { x, y, width: wide, height: high } = text.getBBox();
          return { text: text.textContent, box: { x, y: y + high / 5, width: wide, height: (3 * high) / 5 } };
        });
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
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screens of ['Single', 'Triple']) {
      await calculator.field(screens).check();
      for (const curved of [true, false]) {
        await calculator.field('Curved screens').setChecked(curved);
        await calculator.scrollToDrawing();
        await expect.poll(shownSize).toBeCloseTo(1, 1);
        expect(
          await overlapsAt(calculator, [30, 50, 70, 120]),
          `${screens} ${curved} at ${width} px`,
        ).toEqual([]);
      }
    }
  }
});
