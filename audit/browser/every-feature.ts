import { expect, type Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';

/** Values that a leaking request would carry: nothing else on the site contains them. */
export const typed = {
  size: '34.71',
  distance: '63.29',
  radius: '1743',
  bezel: '7.83',
  sideAngle: '51.37',
  search: 'zandvoort',
  monitor: 'c49rg90',
  angle: '77.13',
  fileComment: 'nordschleife',
  rigName: 'eau-rouge',
} as const;

/** Uses everything there is to use, as a visitor would, one thing after the other. */
export async function useEveryFeature(page: Page, { clears = true } = {}): Promise<void> {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await page.getByRole('button', { name: 'Find my monitor' }).click();
  await page.getByRole('combobox', { name: 'Name or model code' }).fill(typed.monitor);
  await page.getByRole('option', { name: /C49RG90/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await calculator.field('Screen ratio').selectOption('21:9');
  await calculator.field('Screen size').fill(typed.size);
  await calculator.field('Distance to screen').fill(typed.distance);
  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await calculator.field('Radius of curve').fill(typed.radius);
  await calculator.field('Bezel Thickness for Triple Screen').fill(typed.bezel);
  await calculator.field('Bezel Thickness for Triple Screen').press('Enter');
  await calculator.copyButton('hFov').click();
  await page.getByText(/^Copied /).waitFor();

  await calculator.showGames();
  await calculator.moreFields.click();
  await calculator.field('Side angle').fill(typed.sideAngle);
  await calculator.moreFields.click();
  await calculator.picker.fill(typed.search);
  await page.getByText('No game found').waitFor();
  await calculator.picker.fill('');
  await calculator.picker.press('Escape');
  await calculator.gameName('Assetto Corsa').click();
  const assettoCorsa = calculator.openedGame('Assetto Corsa');
  await assettoCorsa.getByRole('button', { name: 'Copy these lines' }).first().click();
  await assettoCorsa.getByRole('button', { name: 'Patch my file' }).click();
  await assettoCorsa.getByRole('button', { name: 'Choose file' }).waitFor();
  await assettoCorsa.locator('input[type=file]').setInputFiles({
    name: 'triple_screen.ini',
    mimeType: 'text/plain',
    buffer: Buffer.from(`; ${typed.fileComment}\n[SPINNERS]\nSP_WIDTH=1\n`),
  });
  const saving = page.waitForEvent('download');
  await assettoCorsa.getByRole('button', { name: 'Save patched file' }).click();
  await saving;
  await calculator.keepOnTop.click();
  await calculator.backToGames();
  await calculator.field('Single').check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('radio', { name: /^Centre/ }).check();
  await calculator.field('Your 21:9 in pixels').selectOption('3440 × 1440 (43:18)');
  await calculator.field('Triple').check();
  await calculator.showAllGames();
  await page.getByRole('radio', { name: 'By evidence' }).check();

  await calculator.showPictures();
  const eye = page.getByRole('slider', { name: 'Your eyes, drag closer or further away' });
  await eye.focus();
  await eye.press('ArrowUp');
  await page.getByRole('slider', { name: 'Right screen, drag to turn' }).press('ArrowUp');
  await page.getByRole('button', { name: 'Human field of view' }).click();
  const plot = page.getByRole('tabpanel', { name: 'Windscreen' });
  await plot.getByRole('combobox', { name: 'Set to' }).selectOption({ index: 1 });
  await plot.getByText('The numbers as a table').click();

  await page.getByRole('tab', { name: 'Plan' }).click();
  const plan = page.getByRole('region', { name: 'Plan your rig' });
  await plan.getByRole('textbox').or(plan.getByRole('spinbutton')).first().fill(typed.angle);
  for (const question of await plan.getByRole('radiogroup').first().getByRole('radio').all()) {
    await question.check();
    await expect(plan.locator('.plan-answer').first()).toBeVisible();
  }
  await plan.getByRole('radio', { name: 'Where should I sit?' }).check();
  await plan.getByRole('button', { name: 'Use this', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('button', { name: '10 cm closer' }).click();
  await page.getByRole('button', { name: 'As a single screen' }).click();
  await page.getByRole('radio', { name: 'Overlaid' }).check();
  await page
    .getByRole('button', { name: /^Make .* my rig$/ })
    .first()
    .click();

  await page.getByRole('tab', { name: 'Windscreen' }).click();
  await page.getByRole('slider', { name: 'Line between the two pictures' }).press('PageUp');
  const windscreen = page.getByRole('region', { name: 'Look through the windscreen' });
  await windscreen.getByRole('combobox', { name: 'Set to' }).selectOption({ index: 1 });
  await windscreen.getByRole('radio', { name: 'Stacked' }).check();
  await windscreen.getByRole('radio', { name: 'At the desk' }).check();
  await windscreen.getByRole('button', { name: 'From the seat' }).click();

  await calculator.showMoreWays();
  await page.getByRole('button', { name: 'Copy as text' }).click();
  await page.getByText('Copied as text').waitFor();
  await keepAndImport(page);
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByRole('radio', { name: 'Tall, 1080 × 1350' }).check();
  await page.getByRole('button', { name: 'Copy picture' }).click();
  await page.getByText('Picture copied').waitFor();
  for (const name of ['Save picture', 'All games as CSV']) {
    const taking = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await taking;
  }
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('.rig-sheet').waitFor({ state: 'attached' });
  // Puts the rig into the address.
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText(/^Link copied/).waitFor();
  await page.reload();
  await calculator.alive();
  await forgetAgain(calculator);

  for (const name of ['FAQ', 'Privacy', 'Home']) {
    await page.getByRole('navigation').first().getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (const question of await page.locator('details[name] > summary').all()) await question.click();
    if (name === 'Privacy') await walkFooterAndStored(page, clears);
  }
}

/** Leaves what is stored as it was. */
async function walkFooterAndStored(page: Page, clears: boolean): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'System' }).check();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'The ? key opens this sheet' }).uncheck();
  await page.getByRole('checkbox', { name: 'The ? key opens this sheet' }).check();
  await page.keyboard.press('Escape');
  if (!clears) return;
  await page.getByRole('button', { name: 'Clear everything' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Everything is back.').waitFor();
}

/** All that a device can be asked to keep of a rig. */
async function keepAndImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save this rig' }).click();
  const name = page.getByRole('textbox', { name: /^New name for/ });
  await name.fill(typed.rigName);
  await name.press('Enter');
  await page.getByRole('checkbox', { name: 'Open it next time' }).check();
  const exporting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as a file' }).click();
  await page.locator('.saved-files input[type=file]').setInputFiles(await (await exporting).path());
  await page.getByText('1 was already here.').waitFor();
  await page.getByRole('button', { name: `Load ${typed.rigName}` }).click();
}

/** Nothing of it stays behind. */
async function forgetAgain(calculator: CalculatorPage): Promise<void> {
  const { page } = calculator;
  await calculator.inputCard.scrollIntoViewIfNeeded();
  await page.getByRole('checkbox', { name: 'Open it next time' }).uncheck();
  await calculator.showMoreWays();
  await page.getByRole('button', { name: 'Saved rigs', exact: true }).click();
  await page.getByRole('button', { name: `Delete ${typed.rigName}` }).click();
  await page.getByText('No saved rigs yet.').waitFor();
}
