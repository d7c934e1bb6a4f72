import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce', expectedErrors: [/status of 404/] });

    for (const path of ['/', '/faq', '/privacy', '/no-such-page']) {
      test(`${path} has no violations`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }

    test('the calculator has none with everything open', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-write']);
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await calculator.field('Triple').check();
      await calculator.field('Curved screens').check();
      await calculator.field('Distance to screen').fill('');
      await calculator.copyButton('hFov').click();
      await page.getByRole('button', { name: 'How do I measure the bezel?' }).click();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expect(page.locator('.toast')).toBeVisible();
      await expectAccessible(page);
    });

    test('the exact method has none, with a game opened', async ({ page }) => {
      test.slow();
      const calculator = new CalculatorPage(page);
      await calculator.open();
      await calculator.field('Triple').check();
      await calculator.chooseExact();
      await calculator.game('iRacing').getByRole('button', { name: 'iRacing', exact: true }).click();
      await calculator.field('By evidence').check();
      await expectAccessible(page);
      await calculator.field('Single').check();
      await calculator.field('Curved screens').check();
      await expectAccessible(page);
      await calculator.field('Radius of curve').fill('0');
      await expectAccessible(page);
    });

    test('an open FAQ answer has none', async ({ page }) => {
      await page.goto('/faq');
      await page.locator('summary').first().click();
      await expectAccessible(page);
    });
  });
}

test.describe('the error screen', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('has no violations', async ({ page }) => {
    await page.route('**/assets/calculator-island*', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });
});

test('everything can be reached and used by keyboard', async ({ page }) => {
  await new CalculatorPage(page).open();
  const reached: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return (
          element?.getAttribute('aria-label') ??
          element?.labels?.[0]?.textContent ??
          element?.textContent ??
          ''
        );
      }),
    );
  }
  for (const name of [
    'Skip to the content',
    'Start Calculating',
    'Screen size',
    'How do I measure the distance?',
    'Single',
    'Curved screens',
    'Classic',
    'How they differ',
    'Copy the value for Triple Screen Angle',
  ]) {
    expect(reached).toContain(name);
  }
});

test('nothing scrolls sideways, from 320 px up', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  for (const width of [320, 360, 480, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/faq', '/privacy', '/']) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(
        width,
      );
    }
    await calculator.field('Triple').check();
    await calculator.field('Curved screens').check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `calculator at ${width}`).toBe(
      width,
    );
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('targets measure 44 px', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await calculator.field('Triple').check();
    const small = await page
      .locator(
        'main button, main select, main input:not([type=checkbox], [type=radio], [role=spinbutton]), .button, header a',
      )
      .evaluateAll((elements) =>
        elements
          .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && (box.height < 42 || box.width < 42))
          .map(({ name, box }) => `${name} ${box.width}×${box.height}`),
      );
    expect(small).toEqual([]);
  });
});

test('the calculator fits a 1080p screen, by either method', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await expectCardsToFit(page);
  await calculator.chooseExact();
  await expectCardsToFit(page);
});

async function expectCardsToFit(page: Page) {
  const cards = await Promise.all(
    ['.input-card', '.result-card'].map((card) => page.locator(card).boundingBox()),
  );
  expect(cards[0]?.height).toBe(cards[1]?.height);
  expect(cards[0]?.height).toBeLessThan(1080 - 56 - 80);
}
