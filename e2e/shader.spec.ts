import { readFileSync } from 'node:fs';
import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

// docs/formulas.md, shader: 49in 32:9 1000R at 75 cm needs a picture 88.79° wide and 30.79° high.
const rig =
  '#v=1&rig=ratio:32:9;size:49;distance:75;screens:single;curved:yes;radius:1000;pixels:5120x1440&method=exact&units=cm';

test('a curved 49in screen made exact on the page of a game: number, sliders, preset', async ({ page }) => {
  await prepareInspection(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await new CalculatorPage(page).open(`/games/f1-25${rig}`);
  const fold = page.getByText('By ReShade: what to type');
  await fold.scrollIntoViewIfNeeded();
  await fold.click();
  const part = page.getByRole('region', { name: 'Make it exact' });
  // 77° wide at 16:9 is 48.2° high; 2 more wide for each step: 2·atan(16/9 · tan 15.39°) = 52.1°, and (52.1 − 77)/2 = −12.4.
  await expect(part).toContainText('−12');
  await expect(part.getByRole('row', { name: 'Monitor height' })).toContainText('33.7 cm');
  await expect(part).toContainText('46 pixels per degree instead of 56');

  const saving = page.waitForEvent('download');
  await part.getByRole('button', { name: 'Save as a preset' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('sightline-curvedmonitor.ini');
  expect(readFileSync(await saved.path(), 'utf8')).toBe(
    [
      'Techniques=CurvedMonitor@CurvedMonitor.fx',
      '',
      '[CurvedMonitor.fx]',
      'MonitorHeight=33.7',
      'MonitorCurvature=1000',
      'ViewDistance=75',
      'BorderZoom=1.00',
      '',
    ].join('\n'),
  );

  await expectNoViolationsInAnyLook(page, 'Make it exact');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
