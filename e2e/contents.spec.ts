import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';

/** The folds of the guide and of the questions, the list of contents beside a text, and links that lead into them. */

const pageList = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const marked = (list: Locator) => list.locator('[aria-current="location"]');
const folds = (page: Page) => page.locator('.guide details');
const openFolds = (page: Page) => page.locator('.guide details[open]');
const topOf = (element: Locator) => element.evaluate((each) => Math.round(each.getBoundingClientRect().top));

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the drawings of the guide show what its text says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  // The values of the text, each worked out by hand in guide.test.ts.
  for (const [part, labels] of [
    ['guide-what-fov-is', ['H 61.7°', '50 cm', 'V 37.2°']],
    ['guide-why-it-matters', ['37°: 100%', '56°: 63%']],
    ['guide-measure', ['50 cm', '60 cm']],
    ['guide-one-screen', ['H 61.7°', '50 cm', 'H 41.0°', '80 cm']],
    ['guide-three-screens', ['53.7°', 'A 54.7°', '53.7°', 'A 40°']],
    ['guide-curved-screens', ['edge 94.0°', 'balanced 87.3°', 'centre 81.1°']],
  ] as const) {
    await page.locator(`details:has(#${part})`).evaluate((fold) => fold.setAttribute('open', ''));
    const figure = page.locator(`details:has(#${part}) figure`);
    await expect(figure.locator('text'), part).toHaveText([...labels]);
    await expect(figure.locator('figcaption')).toBeVisible();
    // Letters stay inside of their paper.
    const outside = await figure.locator('svg').evaluateAll(
      (papers) =>
        papers.flatMap((paper) => {
          const frame = paper.getBoundingClientRect();
          return [...paper.querySelectorAll('text')].filter((text) => {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
          });
        }).length,
    );
    expect(outside, part).toBe(0);
  }
  // Half a side screen and its bezel, (70.84 / 2 + 0.8) cm, from a hinge at the same distance from the middle: turned by
  // 40°, its middle lies 36.22 · (1 + cos 40°) to the right and 70 − 36.22 · sin 40° ahead; 63.97 · cos 40° − 46.72 · sin 40° = 19.0.
  await expect(page.locator('details:has(#guide-three-screens) figcaption')).toContainText(
    'passes 19 cm away',
  );
});

for (const width of [360, 1280])
  test(`${width} px: the guide is folded, and a link to a part opens it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await expect(folds(page)).toHaveCount(9);
    await expect(openFolds(page)).toHaveCount(0);
    await expect(folds(page).locator('summary').first()).toHaveCSS('min-height', '44px');

    const how = page.locator('a[href="#guide-classic-table"]');
    const classic = page.locator('#guide-classic-table');
    await how.click();
    await expect(openFolds(page).getByRole('heading')).toHaveText(['Classic and 1:1']);
    await expect.poll(() => topOf(classic)).toBeLessThan(140);
    // Closed by hand, it opens again although the address stays the same.
    await classic.click();
    await expect(openFolds(page)).toHaveCount(0);
    await how.click();
    await expect(openFolds(page)).toHaveCount(1);

    // A link on another page.
    await page.goto('/faq');
    await page.goto('/#guide-classic-table');
    await expect(openFolds(page)).toHaveCount(1);
    await expect.poll(() => topOf(classic)).toBeLessThan(140);
    expect(await topOf(classic)).toBeGreaterThan(56);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('on paper every part of the guide is there', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Think of your screen as a window.')).toBeVisible();
    await expect(page.locator('.guide-figure').last()).toBeVisible();
  });
});

test('privacy: from the page’s left edge the title, its contents that mark the part that is read, and the text', async ({
  page,
}) => {
  await page.goto('/privacy');
  const list = pageList(page);
  const column = page.locator('.prose');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [left, text, brand] = await Promise.all([
      list.boundingBox(),
      column.boundingBox(),
      page.locator('.top-bar .brand').boundingBox(),
    ]);
    expect(left?.x).toBe(brand?.x);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(text?.x ?? 0);
  }
  await expect(list.getByRole('link')).toHaveCount(9);
  // Near the end of the page several parts are in sight at once: the one that was asked for is marked.
  for (const name of ['Changes to This Policy', 'Contact Us', 'Data Security']) {
    await list.getByRole('link', { name }).click();
    await expect(marked(list)).toHaveText([name]);
  }
  // A heading inside of a part marks that part, however near the next one is.
  await column.getByRole('link', { name: 'one button' }).click();
  await expect(page).toHaveURL('/privacy#privacy-stored');
  await expect(marked(list)).toHaveText(['Cookies and Tracking']);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(list).toBeHidden();
});

test('FAQ: a link to a question opens it, and only one is open', async ({ page }) => {
  await page.goto('/faq#faq-bezels');
  await expect(page.locator('details[open]')).toHaveAttribute('id', 'faq-bezels');
  await page.locator('#faq-triples summary').click();
  await expect(page.locator('details[open]')).toHaveAttribute('id', 'faq-triples');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of the guide open by hand', async ({ page }) => {
    await page.goto('/#guide-curved-screens');
    await expect(page.locator('#guide-curved-screens')).toBeInViewport();
    await page.locator('#guide-curved-screens').click();
    await expect(openFolds(page).getByRole('heading')).toHaveText(['Curved screens']);
  });
});
