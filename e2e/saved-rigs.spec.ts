import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { figures } from '../scripts/speed/figures';
import { layoutShift } from '../scripts/speed/first-visit';
import { expectNoViolations, expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

/** Saving and remembering rigs. */
class SavedRigsPage extends CalculatorPage {
  get remember() {
    return this.page.getByRole('checkbox', { name: 'Open it next time' });
  }
  /** The panel, and the fields beside it. */
  get card() {
    return this.inputCard;
  }
  get savedChips() {
    return this.inputCard.locator('.saved-chip');
  }
  get save() {
    return this.page.getByRole('button', { name: 'Save this rig' });
  }
  get openSaved() {
    return this.foot.getByRole('button', { name: 'Saved rigs' });
  }
  get nameField() {
    return this.page.getByRole('textbox', { name: /^New name for/ });
  }
  get distance() {
    return this.field('Distance to screen');
  }
  get rigs() {
    return this.page.getByRole('list', { name: 'Saved rigs' }).getByRole('listitem');
  }
  get names() {
    return this.page.locator('.saved-name');
  }
  get report() {
    return this.page.locator('.saved-report');
  }
  button(name: string) {
    return this.card.getByRole('button', { name, exact: true });
  }

  /** Opens the panel without saving a rig. */
  async showSaved(): Promise<void> {
    await this.showMoreWays();
    await this.openSaved.click();
    await this.page.locator('.saved-panel').waitFor();
  }

  async saveAs(name: string): Promise<void> {
    await this.save.click();
    await this.nameField.fill(name);
    await this.nameField.press('Enter');
    await expect(this.names.filter({ hasText: name })).toHaveCount(1);
  }

  async importFile(text: string | Buffer): Promise<void> {
    await this.card
      .locator('input[type=file]')
      .setInputFiles({ name: 'rigs.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  }

  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(
      () => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    );
  }
}

let calculator: SavedRigsPage;
test.beforeEach(({ page }) => {
  calculator = new SavedRigsPage(page);
});

const rigAt = (distance: string, more = '') =>
  `v=1&rig=ratio:16:9;size:27;distance:${distance};screens:single${more}&method=exact&units=cm`;
const triple =
  'v=1&rig=ratio:21:9;size:34;distance:70;screens:triple;curved:yes;radius:1500;bezel:8&method=exact&units=in';

/** Before the page's own scripts, once for the context: a reload keeps what the page made of it. */
const storeBefore = (page: Page, texts: Record<string, string>) =>
  page.addInitScript((given) => {
    if (sessionStorage.getItem('filled') !== null) return;
    sessionStorage.setItem('filled', 'yes');
    for (const [key, text] of Object.entries(given)) localStorage.setItem(key, text);
  }, texts);

test('a remembered rig is there after a reload and after the FAQ, and gone once it is turned off', async ({
  page,
}) => {
  await calculator.open();
  await calculator.distance.fill('60');
  await calculator.showSaved();
  await expect(calculator.remember).not.toBeChecked();
  expect(await calculator.stored()).toEqual({});
  await calculator.remember.check();
  await expect(calculator.toasts).toHaveText('This device opens your rig next time.');
  await calculator.distance.fill('65');
  await page.reload();
  await expect(calculator.distance).toHaveValue('65');
  await expect(calculator.value('hFov')).toHaveText('49°');
  await expect(page.locator('html')).toHaveAttribute('data-rig', 'shown');

  await page.getByRole('navigation').first().getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Home' }).click();
  await expect(calculator.distance).toHaveValue('65');
  expect(new URL(page.url()).hash).toBe('');

  await calculator.save.scrollIntoViewIfNeeded();
  await calculator.remember.uncheck();
  // The script that forgets is asked for by the click.
  await expect.poll(() => calculator.stored()).toEqual({});
  // The address keeps it from then on, and the plain one gives the defaults.
  await expect.poll(() => new URL(page.url()).hash).toContain('distance:65');
  await page.goto('about:blank');
  await calculator.open();
  await expect(calculator.distance).toHaveValue('50');
});

test('a remembered rig comes without a wrong number and without moving anything', async ({ page }) => {
  // High enough that all of the calculator is in sight.
  await page.setViewportSize({ width: 1280, height: 1500 });
  await storeBefore(page, { 'sightline.rig': triple });
  // Visible texts of the calculator and the hero, from the first frame on.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const distance = document.querySelector<HTMLInputElement>('.input-card [name=distance]');
      if (distance?.checkVisibility({ visibilityProperty: true }))
        seen.add(`${distance.value} ${document.querySelector('.summary')?.textContent ?? ''}`);
      const pictured = document.querySelector('.hero .window-span');
      if (pictured?.checkVisibility({ visibilityProperty: true })) seen.add(pictured.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(calculator.distance).toHaveValue('27.56'); // 70 / 2.54
  await expect(calculator.field('Bezel Thickness for Triple Screen')).toBeVisible();
  await expect(calculator.picker).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.filter((text) => /^50|50 cm/.test(text))).toEqual([]);
  expect(seen).toContainEqual(expect.stringContaining('from 27.6″'));
  expect(await layoutShift(page)).toBeLessThanOrEqual(figures.homeShift.atMost);
});

test('the picture at the top of the page is of the remembered rig, also without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await storeBefore(page, { 'sightline.rig': triple });
  await page.goto('/');
  await expect(page.locator('.hero .window-span')).toContainText('from 27.6″');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe('what opens the remembered rig', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('may fail to load: no other rig is shown, what is remembered stays, and a reload brings it', async ({
    page,
  }) => {
    await storeBefore(page, { 'sightline.rig': rigAt('60') });
    await page.route('**/assets/rig-in-address*', (route) => route.abort());
    await page.goto('/');
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await expect(calculator.distance).toBeHidden();
    expect(await calculator.stored()).toEqual({ 'sightline.rig': rigAt('60') });
    await page.unroute('**/assets/rig-in-address*');
    await reload.click();
    await expect(calculator.distance).toHaveValue('60');
    await calculator.save.scrollIntoViewIfNeeded();
    await expect(calculator.remember).toBeChecked();
  });

  test('may fail to load for “Open it next time”: it is unticked again, and the page says that nothing is stored', async ({
    page,
  }) => {
    await page.route('**/assets/{rig-in-address,remembered-rig}*', (route) => route.abort());
    await calculator.open();
    await calculator.save.click();
    await calculator.remember.click();
    await expect(calculator.toasts).toContainText('nothing is stored');
    await expect(calculator.remember).not.toBeChecked();
    expect(await calculator.stored()).toEqual({});
  });
});

test('rigs are saved, named, duplicated, moved, deleted and loaded, each with a way back', async ({
  page,
}) => {
  await prepareInspection(page);
  await calculator.open();
  await calculator.showMoreWays();
  await calculator.save.click();
  await expect(calculator.nameField).toHaveValue('27″ 16:9 at 50 cm');
  await expect(calculator.nameField).toBeFocused();
  await calculator.nameField.fill('Desk');
  await calculator.nameField.press('Enter');
  await expect(calculator.button('Rename Desk')).toBeFocused();
  await calculator.distance.fill('80');
  await calculator.saveAs('Van');
  await expect(calculator.names).toHaveText(['Desk', 'Van']);
  await expect(calculator.rigs.nth(1)).toContainText('27″ 16:9 at 80 cm');

  await expectNoViolationsInAnyLook(page, 'saved rigs', { within: '.input-card' });

  await test.step('a name that is taken gets a number', async () => {
    await calculator.button('Duplicate Desk').click();
    await expect(calculator.names).toHaveText(['Desk', 'Desk (2)', 'Van']);
    await expect(calculator.rigs.nth(1)).toBeFocused();
    await calculator.button('Rename Desk (2)').click();
    await calculator.nameField.fill('Never');
    await calculator.nameField.press('Escape');
    await expect(calculator.button('Rename Desk (2)')).toBeFocused();
    await expect(calculator.names).toHaveText(['Desk', 'Desk (2)', 'Van']);
  });

  await test.step('moved by the keyboard', async () => {
    await calculator.button('Move Van up').press('Enter');
    await expect(calculator.button('Move Van up')).toBeFocused();
    await calculator.button('Move Van up').press('Enter');
    await expect(calculator.names).toHaveText(['Van', 'Desk', 'Desk (2)']);
    await expect(calculator.card.getByRole('status').filter({ hasText: 'Van: now 1 of 3' })).toHaveCount(1);
    await expect(calculator.button('Move Van up')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('deleted and brought back to its place', async () => {
    await calculator.button('Delete Desk').click();
    await expect(calculator.names).toHaveText(['Van', 'Desk (2)']);
    await expect(calculator.rigs.nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(calculator.names).toHaveText(['Van', 'Desk', 'Desk (2)']);
  });

  await test.step('loaded', async () => {
    await calculator.button('Load Desk').click();
    await expect(calculator.distance).toHaveValue('50');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(calculator.distance).toHaveValue('80');
  });

  await test.step('as chips, the open one marked', async () => {
    await expect(calculator.savedChips).toHaveText([
      'Van27″ 16:9 at 80 cm· open',
      'Desk27″ 16:9 at 50 cm',
      'Desk (2)27″ 16:9 at 50 cm',
    ]);
    await calculator.savedChips.nth(1).click();
    await expect(calculator.distance).toHaveValue('50');
    await expect(calculator.savedChips.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(calculator.savedChips.nth(0)).not.toHaveAttribute('aria-current');
    await calculator.distance.fill('80');
  });

  await test.step('all of it is there after a reload', async () => {
    await page.goto('/');
    await expect(calculator.savedChips).toHaveCount(3);
    await calculator.showSaved();
    await expect(calculator.names).toHaveText(['Van', 'Desk', 'Desk (2)']);
    expect(Object.keys(await calculator.stored())).toEqual(['sightline.rigs']);
    for (const name of ['Van', 'Desk', 'Desk (2)']) await calculator.button(`Delete ${name}`).click();
    await expect(calculator.card.getByText('No saved rigs yet.')).toBeVisible();
    // The focus moves on after the last one was deleted by keyboard.
    await expect(page.locator('.saved-panel')).toBeFocused();
    expect(await calculator.stored()).toEqual({});
  });
});

test('what is exported is imported elsewhere, and what is wrong with a file is said', async ({
  page,
  browser,
  baseURL,
}) => {
  await calculator.open();
  await calculator.showMoreWays();
  await calculator.saveAs('Desk');
  await calculator.distance.fill('80');
  await calculator.saveAs('<b>Van</b>');
  const saving = page.waitForEvent('download');
  await calculator.button('Export as a file').click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('sightline-rigs.json');
  const exported = readFileSync(await download.path(), 'utf8');

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const other = new SavedRigsPage(await context.newPage());
  await other.open();
  await other.showMoreWays();
  await other.saveAs('Desk');
  await other.importFile(exported);
  await expect(other.report).toHaveText('1 rig imported. 1 was already here.Undo the import');
  await expect(other.names).toHaveText(['Desk', '<b>Van</b>']);

  await test.step('nothing that is there is written over', async () => {
    const changed = exported.replace('size:27;distance:50', 'size:32;distance:50');
    await other.importFile(changed);
    await expect(other.names).toHaveText(['Desk', '<b>Van</b>', 'Desk (2)']);
    await expect(other.report).toContainText(
      'The name “Desk” was taken; the imported rig is now “Desk (2)”.',
    );
    await other.report.getByRole('button', { name: 'Undo the import' }).click();
    await expect(other.names).toHaveText(['Desk', '<b>Van</b>']);
  });

  await test.step('each thing that is wrong', async () => {
    const rig = 'ratio:16:9;size:27;distance:50;screens:single';
    await other.importFile(
      JSON.stringify({
        sightline: 'rigs',
        version: 1,
        rigs: [
          { name: 'Good', rig: rig.replace('50', '55') },
          { name: 'Far', rig: rig.replace('50', 'far away') },
          { rig },
          7,
        ],
      }),
    );
    await expect(other.report.getByRole('listitem')).toHaveText([
      'Rig 2, “Far”, was left out: “Distance to screen” can’t be read.',
      'Rig 3 was left out: “Name” can’t be read.',
      'Rig 4 was left out: no rig in its entry.',
    ]);
    await expect(other.names).toHaveText(['Desk', '<b>Van</b>', 'Good']);
    // Ten are named, the others counted: so many lines would stop the page.
    await other.importFile(`{"sightline":"rigs","version":1,"rigs":[${Array(90_000).fill('7').join()}]}`);
    await expect(other.report.getByRole('listitem')).toHaveCount(11);
    await expect(other.report.getByRole('listitem').last()).toHaveText('89990 more were left out.');
    for (const [text, message] of [
      [exported.slice(0, -5), 'damaged or of another kind'],
      ['{"fov":50}', 'contains no saved rigs'],
      ['{"sightline":"rigs","version":9,"rigs":[]}', 'from a newer version'],
      [Buffer.alloc(5_000_000, '9'), 'too large to contain saved rigs'],
      [Buffer.from([0xff, 0xfe, 0x00]), 'damaged or of another kind'],
    ] as const) {
      await other.importFile(text);
      await expect(other.report).toContainText(message);
    }
    await expect(other.names).toHaveCount(3);
  });
  await context.close();
});

test('two tabs do not write over each other', async ({ page, context }) => {
  await calculator.open();
  await calculator.showSaved();
  await calculator.distance.fill('60');
  await calculator.remember.check();
  const other = new SavedRigsPage(await context.newPage());
  await other.open();
  await expect(other.distance).toHaveValue('60');
  await other.save.scrollIntoViewIfNeeded();
  await expect(other.remember).toBeChecked();

  await test.step('the remembered rig is the same in both, with a way back', async () => {
    await other.distance.fill('70');
    await expect(calculator.distance).toHaveValue('70');
    await calculator.field('Screen size').fill('32');
    await expect(other.field('Screen size')).toHaveValue('32');
    await expect(other.distance).toHaveValue('70');
    await other.page.getByRole('button', { name: 'Undo' }).click();
    await expect(calculator.field('Screen size')).toHaveValue('27');
  });

  await test.step('each saves to the same list', async () => {
    await calculator.saveAs('One');
    await other.saveAs('Two');
    await calculator.saveAs('Three');
    for (const each of [calculator, other]) await expect(each.names).toHaveText(['One', 'Two', 'Three']);
  });

  await test.step('off is off in both', async () => {
    await other.remember.uncheck();
    await expect(calculator.remember).not.toBeChecked();
    await calculator.distance.fill('90');
    await expect(calculator.value('hFov')).toHaveText('37°');
    expect(Object.keys(await other.stored())).toEqual(['sightline.rigs']);
  });

  await test.step('a tab with a rig of its own is asked', async () => {
    await other.remember.check();
    await expect(calculator.foot).toContainText(
      'Another rig opens next time on this device: 27″ 16:9 at 70 cm.',
    );
    await expect(calculator.distance).toHaveValue('90');
    await expectNoViolations(page, 'a rig apart', { within: '.result-foot' });
    await page.getByRole('button', { name: 'Open this one next time' }).click();
    await expect(other.distance).toHaveValue('90');
    await expect(calculator.foot).not.toContainText('Another rig');
  });
  await page.bringToFront();
});

test('full storage says so, and nothing on the page is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { full: false });
    Storage.prototype.setItem = new Proxy(
      Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'],
      {
        apply: (write, storage, given) => {
          if ((window as unknown as { full: boolean }).full)
            throw new DOMException('full', 'QuotaExceededError');
          Reflect.apply(write, storage, given);
        },
      },
    );
  });
  const setFull = (full: boolean) => page.evaluate((is) => void Object.assign(window, { full: is }), full);
  await calculator.open();
  await calculator.showMoreWays();
  await calculator.saveAs('Desk');
  await calculator.remember.check();
  await setFull(true);
  await calculator.distance.fill('80');
  await expect(calculator.foot).toContainText('No storage left for your rig');
  await calculator.saveAs('Van');
  await expect(calculator.card.getByRole('alert')).toContainText('No storage left on this device');
  await expect(calculator.names).toHaveText(['Desk', 'Van']);
  await expect(calculator.distance).toHaveValue('80');
  expect((await calculator.stored())['sightline.rigs']).not.toContain('Van');
  await setFull(false);
  await calculator.button('Move Van up').click();
  await expect(calculator.card.getByRole('alert')).toHaveCount(0);
  await calculator.distance.fill('81');
  await expect(calculator.foot).not.toContainText('No storage left');
  await page.reload();
  await expect(calculator.distance).toHaveValue('81');
  await calculator.showSaved();
  await expect(calculator.names).toHaveText(['Van', 'Desk']);
});

test('where storage is forbidden, all works until the page is closed, and it is said', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await calculator.open();
  await calculator.showSaved();
  await calculator.remember.click();
  await expect(calculator.foot).toContainText('Your browser doesn’t let this page store anything.');
  await expect(calculator.remember).not.toBeChecked();
  await calculator.saveAs('Desk');
  await expect(calculator.card.getByRole('alert')).toContainText('Export these rigs to keep them');
  await calculator.distance.fill('80');
  await calculator.button('Load Desk').click();
  await expect(calculator.distance).toHaveValue('50');
});

test('what is corrupted is set aside and said, and can be had as a file', async ({ page }) => {
  const brokenRigs =
    '{"sightline":"rigs","version":1,"rigs":[{"id":"a","name":"Desk","rig":"ratio:16:9;size:27;distance:50;screens:single"},{"name":"<img src=x onerror=alert(1)>"}]}';
  await storeBefore(page, { 'sightline.rig': 'v=1&rig=ratio:16', 'sightline.rigs': brokenRigs });
  await calculator.open();
  await expect(calculator.distance).toHaveValue('50');
  await calculator.showSaved();
  await expect(calculator.foot).toContainText('Your rig from last time can no longer be read.');
  await expect(calculator.remember).not.toBeChecked();
  await expect(calculator.names).toHaveText(['Desk']);
  const saving = page.waitForEvent('download');
  await calculator.button('Save as a file').click();
  const aside = readFileSync(await (await saving).path(), 'utf8');
  expect(aside).toBe(`v=1&rig=ratio:16\n\n${brokenRigs}`);
  await calculator.button('Delete it').click();
  await expect.poll(async () => Object.keys(await calculator.stored())).toEqual(['sightline.rigs']);
});

test('a shared rig is a guest beside a remembered one, until it is saved as mine', async ({ page }) => {
  const link = `/#${rigAt('80', ';name:Van').replace('&method', '&games=iracing&method')}`;
  await storeBefore(page, { 'sightline.rig': rigAt('60'), 'sightline.favourites': '["acc"]' });
  await calculator.open(link);
  await expect(calculator.distance).toHaveValue('80');
  await calculator.showMoreWays();
  await expect(calculator.remember).toHaveCount(0);
  await calculator.distance.fill('85');
  const before = await calculator.stored();
  expect(before['sightline.rig']).toBe(rigAt('60'));
  await page.getByRole('button', { name: 'Back to mine' }).first().click();
  await expect(calculator.distance).toHaveValue('60');
  expect(await calculator.stored()).toEqual(before);

  await page.evaluate((hash) => (location.href = hash), link);
  await expect(calculator.distance).toHaveValue('80');
  await page.getByRole('button', { name: 'Save as mine' }).click();
  await expect(page.locator('.share-notice .notice-box')).toHaveCount(0);
  await expect(page.locator('.foot-panels')).toBeFocused();
  await expect.poll(calculator.stored.bind(calculator)).toMatchObject({
    'sightline.rig': rigAt('80', ';name:Van'),
    'sightline.favourites': '["acc","iracing"]',
  });
  await calculator.openSaved.click();
  await expect(calculator.names).toHaveText(['Van']);

  await test.step('and back', async () => {
    await page.getByRole('button', { name: 'Back to mine' }).click();
    await expect(calculator.distance).toHaveValue('60');
    await expect(calculator.names).toHaveCount(0);
    await expect.poll(calculator.stored.bind(calculator)).toEqual(before);
    expect(new URL(page.url()).hash).toBe('');
  });
});
