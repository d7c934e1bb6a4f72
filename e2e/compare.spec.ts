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

  names(): Promise<readonly string[]> {
    return this.rigs.getByRole('heading', { level: 4 }).allTextContents();
  }

  rig(name: string): Locator {
    return this.rigs.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  get table(): Locator {
    return this.region.getByRole('table', { name: 'Rigs side by side' });
  }

  line(term: string): Locator {
    return this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: term, exact: true }) });
  }

  /** A value of the rig in that column, with what stands beside it. */
  value(column: number, term: string): Locator {
    return this.line(term).getByRole('cell').nth(column);
  }

  act(what: string): Promise<void> {
    return this.region.getByRole('button', { name: what, exact: true }).click();
  }
}

test.beforeEach(({ page }) => prepareInspection(page));

const own = '27″ 16:9 at 50 cm';
const near = '27″ 16:9 at 40 cm';
const large = '32″ 16:9 at 50 cm';
const three = '3 × 27″ 16:9 at 50 cm';

// Angles by hand: 2 atan(298.87 / 400) = 73.5°, 2 atan(354.21 / 500) = 70.6°, 3 · 61.74° = 185.2°.
test('four rigs side by side: added, named, moved, made the own one, removed and brought back', async ({
  page,
}) => {
  const compare = new ComparePage(page);
  await compare.open();
  await expect.poll(() => compare.names()).toEqual([own]);
  await expect(
    compare.region.getByText('Put up to three more rigs beside yours, or replace yours.'),
  ).toBeVisible();

  await test.step('each is added with one thing changed, and four are the most', async () => {
    await compare.add('10 cm closer').click();
    await compare.add('As triples').click();
    await expect(compare.region.getByRole('status')).toHaveText(`Added ${three}: 3 of 4 rigs`);
    await compare.region.getByRole('combobox', { name: 'Another size' }).selectOption('32');
    await compare.add('Add 32″').click();
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
    await expect(compare.region.getByText('Four rigs at most.')).toBeVisible();
    await expect(compare.add('10 cm further away')).toHaveCount(0);
    await expect(compare.table.getByRole('columnheader')).toHaveText([
      `A${own}`,
      `B${near}`,
      `C${three}`,
      `D${large}`,
    ]);
  });

  await test.step('each says what it would change', async () => {
    await expect(compare.rig(near)).toContainText('10 cm closer, 11.8° wider, 8.4° higher.');
    await expect(compare.rig(three)).toContainText(
      '123.5° wider, 56.6 cm wider on the desk, 52.6 cm deeper.',
    );
    await expect(compare.value(1, 'Horizontal')).toHaveText('73.5°+11.8°11.8° more than your rig');
    await expect(compare.value(1, 'Desk width')).toHaveText('59.8 cm');
    await expect(compare.value(2, 'Total span')).toContainText('185.2°+123.5°');
    await expect(compare.value(3, 'iRacing')).toContainText('71°+9°');
    await expect(compare.value(2, 'Assetto Corsa Competizione')).toContainText('not the same as your rig');
  });

  await test.step('the drawings have one scale, beside or over each other', async () => {
    const widths = await compare.region
      .locator('.rig-drawing')
      .evaluateAll((drawings) =>
        drawings.map((drawing) => drawing.querySelector('.lit')?.getBoundingClientRect().width ?? 0),
      );
    // The same screen is as wide in each; one of 32in is 32/27 of it.
    expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 1);
    expect((widths[3] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(32 / 27, 2);
    await compare.region.getByRole('radio', { name: 'Overlaid' }).check();
    const drawing = compare.region.getByRole('img', { name: /^From above, over each other: A 27″/ });
    await expect(drawing.locator('.overlaid')).toHaveCount(4);
    await expect(compare.region.getByRole('img')).toHaveCount(1);
    await expectNoViolationsInAnyLook(page, 'compared, overlaid', { within: '.compare-card' });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await compare.region.getByRole('radio', { name: 'Side by side' }).check();
  });

  await test.step('a key in the fields changes the own rig, and the others by what they differ', async () => {
    await compare.calculator.field('Distance to screen').fill('40');
    await expect(compare.rigs.nth(0)).toContainText(near);
    await expect(compare.rigs.nth(1)).toContainText('The same view and the same space as your rig.');
    await compare.calculator.field('Distance to screen').fill('50');
    await expect(compare.rigs.nth(0)).toContainText(own);
  });

  await test.step('a rig is renamed, by Enter, not by Escape, and back to what it is', async () => {
    const field = page.getByRole('textbox', { name: 'Name of rig C' });
    const rename = async (from: string, to: string, key: string) => {
      await compare.act(`Rename ${from}`);
      await expect(field).toBeFocused();
      await field.fill(to);
      await field.press(key);
      await expect(field).toHaveCount(0);
    };
    await rename(three, 'Van', 'Escape');
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
    await rename(three, ' The van ', 'Enter');
    await expect.poll(() => compare.names()).toEqual([own, near, 'The van', large]);
    await expect(compare.region.getByRole('button', { name: 'Rename The van' })).toBeFocused();
    await expect(compare.rig('The van')).toContainText(three);
    await rename('The van', '', 'Enter');
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
  });

  await test.step('they are put in another order by keys, and by dragging', async () => {
    const later = compare.region.getByRole('button', { name: `Move ${near} to the right` });
    await later.focus();
    await later.press('Enter');
    await expect.poll(() => compare.names()).toEqual([own, three, near, large]);
    await expect(compare.region.getByRole('status')).toHaveText(`${near}: now 3 of 4`);
    await expect(later).toBeFocused();
    await later.press('Enter');
    await expect.poll(() => compare.names()).toEqual([own, three, large, near]);
    await expect(later).toHaveAttribute('aria-disabled', 'true');

    const grip = compare.rig(near).locator('.compare-mark');
    const goal = await compare.rig(three).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move((goal?.x ?? 0) + 40, (goal?.y ?? 0) + 30, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
    // The own one stays first.
    const first = await compare.rig(own).boundingBox();
    await grip.hover();
    await page.mouse.down();
    await page.mouse.move((first?.x ?? 0) + 40, (first?.y ?? 0) + 30, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
  });

  await test.step('another is made the own one, and back', async () => {
    await compare.act(`Make ${large} my rig`);
    await expect.poll(() => compare.names()).toEqual([large, own, near, three]);
    await expect(compare.calculator.field('Screen size')).toHaveValue('32');
    await expect(compare.rig(large)).toBeFocused();
    await expect(compare.rig(own)).toContainText('8.9° narrower, 6.3° lower, 11 cm narrower on the desk.');
    await compare.calculator.toasts.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
    await expect(compare.calculator.field('Screen size')).toHaveValue('27');
  });

  await test.step('one is removed, and comes back to its place', async () => {
    await compare.act(`Remove ${near}`);
    await expect.poll(() => compare.names()).toEqual([own, three, large]);
    await expect(compare.rig(three)).toBeFocused();
    await compare.calculator.toasts.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => compare.names()).toEqual([own, near, three, large]);
    await expect(compare.rig(near)).toBeFocused();
  });
});

test('a copy as it is, farther, curved, or with a monitor of the list; what cannot be says why', async ({
  page,
}) => {
  const compare = new ComparePage(page);
  await compare.open();
  await compare.calculator.field('Distance to screen').fill('0');
  await expect(compare.add('10 cm closer')).toHaveAttribute('aria-disabled', 'true');
  await compare.calculator.field('Distance to screen').fill('50');
  await compare.add('As it is').click();
  await compare.add('10 cm further away').click();
  await compare.add('Curved, 1000R').click();
  await expect
    .poll(() => compare.names())
    .toEqual([own, own, '27″ 16:9 at 60 cm', '27″ 16:9 1000R at 50 cm']);

  await compare.act('Remove 27″ 16:9 at 60 cm');
  await compare.add('Choose a monitor').click();
  await page.getByRole('combobox', { name: 'Name or model code' }).fill('c49rg90');
  await expect(page.getByRole('listbox', { name: 'Monitors' }).getByRole('option')).toHaveCount(1);
  await page.getByRole('option', { name: /C49RG90/ }).click();
  const monitor = 'Samsung CRG9 49 (C49RG90)';
  await expect.poll(() => compare.names()).toEqual([own, own, '27″ 16:9 1000R at 50 cm', monitor]);
  // What could be brought back no longer fits.
  await expect(compare.calculator.toasts).toHaveCount(0);
  await expect(compare.value(3, 'Pixels per degree')).toContainText(/\d/);
  await expect(compare.value(3, 'Distance')).toHaveText('50 cm');

  await test.step('what asks for a radius, and what replaces the own rig, can be used by everybody', async () => {
    await compare.act('Remove 27″ 16:9 1000R at 50 cm');
    await compare.add('Choose a monitor').click();
    await page.getByRole('combobox', { name: 'Name or model code' }).fill('VG32VQ1B');
    await page.getByRole('option', { name: /VG32VQ1B/ }).click();
    await expect(compare.region.getByText('its radius isn’t known')).toBeVisible();
    await compare.region
      .getByRole('button', { name: `Replace ${own}` })
      .first()
      .click();
    await expectNoViolationsInAnyLook(page, 'compared, replacing and asking', { within: '.compare-card' });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await compare.region.getByRole('button', { name: 'Radius of curve: 1000R' }).click();
    await compare.rigs
      .nth(3)
      .getByRole('button', { name: /^Remove/ })
      .click();
    await compare.add('Curved, 1000R').click();
  });

  await test.step('the picked games take the place of those asked about most', async () => {
    await expect(compare.table).toContainText('Numbers for popular games');
    await compare.calculator.chooseExact();
    await compare.calculator.pick('raceroom');
    await expect(compare.table).toContainText('Numbers for your games');
    await expect(compare.table.getByRole('rowheader').last()).toHaveText('RaceRoom Racing Experience');
  });

  await test.step('an impossible rig says so in its own column', async () => {
    await compare.calculator.field('Distance to screen').fill('0');
    await expect(compare.rigs.first()).toContainText('Your distance to the screen has to be above zero.');
    await expect(compare.rigs.nth(1)).toContainText('nothing to compare with');
    await expect(compare.value(0, 'Horizontal')).toHaveText('–');
    await expect(compare.value(2, 'Horizontal')).toContainText(/\d°$/);
    await compare.act(`Make ${monitor} my rig`);
    await expect(compare.rigs.nth(1)).toContainText('Your distance to the screen has to be');
    await expect(compare.rig('27″ 16:9 1000R at 50 cm')).toContainText('narrower');
    await expectNoViolationsInAnyLook(page, 'compared, one impossible', { within: '.compare-card' });
  });
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
    // What was added last is in sight.
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
