import type { Page } from '@playwright/test';
import { looks } from '../../e2e/axe';
import { CalculatorPage, ownClock, stopClock } from '../../e2e/calculator-page';
import {
  faintShapes,
  faintTexts,
  lostTexts,
  prepareInspection,
  smallTargets,
  unseenFocus,
  widen,
} from '../../e2e/page-inspection';
import { expect, test } from '../../e2e/test';

declare global {
  interface Window {
    ownSheets?: CSSStyleSheet[] | undefined;
  }
}

const otherPages = ['/faq', '/privacy', '/no-such-page'];

test.use({ expectedErrors: [/status of 404/] });

test.beforeEach(async ({ page }) => prepareInspection(page));

/** Every page, the home page last: with the list and an opened game, and with as much on it as it can hold. */
async function lookEverywhere(page: Page, check: (where: string) => Promise<void>): Promise<CalculatorPage> {
  for (const path of otherPages) {
    await page.goto(path);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await check(path);
  }
  const calculator = new CalculatorPage(page);
  await calculator.openEverything();
  await check('the list at first');
  await calculator.openAssettoCorsa();
  await calculator.keepOnTop.click();
  await check('an opened game');
  return calculator;
}

test('contrast of letters, fields, icons and lines, a focus that shows, in every look, and targets of 24 px', async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  const check = async (where: string) => {
    problems.push(...(await smallTargets(page)).map((problem) => `${where}: ${problem}`));
    for (const { name, ...look } of looks) {
      await page.emulateMedia(look);
      await page.keyboard.press('Tab');
      for (const inspect of [faintTexts, faintShapes, unseenFocus])
        problems.push(...(await inspect(page)).map((problem) => `${where}, ${name}: ${problem}`));
    }
  };
  const calculator = await lookEverywhere(page, check);
  await calculator.moreFields.click();
  await calculator.backToGames();
  await check('1:1, the list');
  await calculator.field('Single').check();
  await calculator.field('Screen ratio').selectOption('21:9');
  await calculator.moreAnswers.click();
  await page.getByRole('radio', { name: /^Centre/ }).waitFor();
  await check('1:1, one curved 21:9 screen');
  await calculator.field('Radius of curve').fill('0');
  await calculator.picker.fill('no such game');
  await check('1:1, an impossible rig');
  expect(problems).toEqual([]);
});

test('the open list of a drop-down, a tooltip and a toast stand out in every look', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const calculator = new CalculatorPage(page);
  await ownClock(page);
  await calculator.open();
  // The toast stays while it is looked at.
  await stopClock(page);
  await calculator.copyButton('hFov').click();
  await page.getByRole('button', { name: 'Does the number of monitors matter?' }).click();
  await expect(calculator.toasts).toBeVisible();
  await expect(page.getByRole('tooltip')).toBeVisible();
  for (const { name, ...look } of looks) {
    await page.emulateMedia(look);
    expect(await faintTexts(page), name).toEqual([]);
  }
  await page.keyboard.press('Escape');
  const select = calculator.field('Screen ratio');
  await select.focus();
  await page.keyboard.press('Space');
  await expect(select.getByRole('option', { name: '21:9' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  for (const { name, ...look } of looks) {
    await page.emulateMedia(look);
    const seen = await select.getByRole('option', { name: '21:9' }).evaluate((option) => {
      const { outlineStyle, outlineWidth, outlineColor, color } = getComputedStyle(option);
      return {
        outline: `${outlineStyle} ${outlineWidth}`,
        ring: window.inspection.contrastOn(outlineColor, option),
        text: window.inspection.contrastOn(color, option),
      };
    });
    expect(seen.outline, name).toBe('solid 2px');
    expect(seen.ring, name).toBeGreaterThanOrEqual(3);
    expect(seen.text, name).toBeGreaterThanOrEqual(4.5);
  }
});

const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const variations = [
  // 1280 px at 100, 200 and 400 %.
  { name: 'zoomed', widths: [1280, 640, 320], css: '' },
  { name: 'with letters twice as large', widths: [1280, 640], css: ':root { font-size: 200% }' },
  { name: 'with wide spacing', widths: [1280, 320], css: spacing },
] as const;

test('zoomed, with letters twice as large or with wide spacing, nothing is cut off, overlaps or scrolls sideways', async ({
  page,
}) => {
  test.slow();
  const problems: string[] = [];
  const check = async (where: string) => {
    for (const { name, widths, css } of variations) {
      // By script: the policy forbids a style element.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        // The page's own late style sheets stay.
        window.ownSheets ??= [...document.adoptedStyleSheets];
        document.adoptedStyleSheets = [...window.ownSheets, sheet];
      }, css);
      for (const width of widths) {
        await widen(page, width);
        const lost = await lostTexts(page);
        problems.push(...lost.map((problem) => `${where}, ${name}, at ${width}: ${problem}`));
      }
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = window.ownSheets ?? [];
      delete window.ownSheets;
    });
    await widen(page, 1280);
  };
  const calculator = await lookEverywhere(page, check);
  await calculator.moreFields.click();
  await calculator.backToGames();
  await check('1:1, the list');
  await calculator.field('Radius of curve').fill('0');
  await check('an impossible rig');
  expect(problems).toEqual([]);
});
