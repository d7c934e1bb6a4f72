import type { Locator, Page } from '@playwright/test';
import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

/** The comparison as a user finds it. */
class ComparePage {
  readonly page: Page;
  readonly calculator: CalculatorPage;

  constructor(page: Page) {
    this.page = page;
    this.calculator = new CalculatorPage(page);
  }

  async open(): Promise<void> {
    await this.calculator.open('/#compare');
    await this.add('As it is').waitFor();
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: 'Compare rigs' });
  }

  add(name: string): Locator {
    return this.region.getByRole('button', { name, exact: true });
  }

  get rigs(): Locator {
    return this.region.locator('[data-rig]');
  }

  rig(name: string): Locator {
    return this.rigs.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  get table(): Locator {
    return this.region.getByRole('table', { name: 'Rigs side by side' });
  }

  act(what: string): Promise<void> {
    return this.region.getByRole('button', { name: what, exact: true }).click();
  }
}

test.beforeEach(({ page }) => prepareInspection(page));

const own = '27″ 16:9 at 50 cm';
const large = '32″ 16:9 at 50 cm';

test('four rigs, overlaid, one asking for its radius, one impossible: all of it can be used by everybody', async ({
  page,
}) => {
  const compare = new ComparePage(page);
  const look = async (where: string) => {
    await expectNoViolationsInAnyLook(page, where, { within: '.compare-card' });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  };
  await compare.open();
  await compare.add('10 cm closer').click();
  await compare.add('As triples').click();
  await compare.add('Add 32″').click();
  await compare.region.getByRole('radio', { name: 'Overlaid' }).check();
  await expect(compare.region.getByRole('img', { name: /^From above, over each other/ })).toBeVisible();
  await look('compared, overlaid');
  await compare.region.getByRole('radio', { name: 'Side by side' }).check();

  await compare.act(`Remove ${large}`);
  await compare.add('Choose a monitor').click();
  await page.getByRole('combobox', { name: 'Name or model code' }).fill('VG32VQ1B');
  await page.getByRole('option', { name: /VG32VQ1B/ }).click();
  await expect(compare.region.getByText('its radius isn’t known')).toBeVisible();
  await compare.region
    .getByRole('button', { name: `Replace ${own}` })
    .first()
    .click();
  await look('compared, replacing and asking');

  await compare.calculator.field('Distance to screen').fill('0');
  await expect(compare.rigs.first()).toContainText('Your distance to the screen has to be above zero.');
  await look('compared, one impossible');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('the table has the letters as heads, and nothing moves sideways', async ({ page }) => {
    const compare = new ComparePage(page);
    await compare.open();
    for (const name of ['10 cm closer', 'As triples', 'Add 32″']) {
      await compare.add(name).tap();
      // One below the other from the second on.
      const lefts = await compare.region
        .locator('.compare-rig')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
    }
    // The newest rig is in the viewport.
    await expect(compare.rig(large)).toBeInViewport();
    await expect(compare.table.getByText('D', { exact: true })).toBeVisible();
    await compare.act('Le Mans Ultimate');
    for (const width of [320, 360, 414]) {
      await page.setViewportSize({ width, height: 780 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`)
        .toBe(width);
      const scrolled = await compare.region.locator('*').evaluateAll((all) =>
        all
          .filter((each) => ['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
          .filter((each) => each.scrollWidth > each.clientWidth)
          .map((each) => each.outerHTML.slice(0, 80)),
      );
      expect(scrolled, `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await compare.region.getByRole('radio', { name: 'Overlaid' }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await compare.region.getByRole('button', { name: `Replace ${own}` }).tap();
    const small = await compare.region.getByRole('button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const { width, height } = button.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${button.textContent} ${button.ariaLabel}`] : [];
      }),
    );
    expect(small).toEqual([]);
  });
});
