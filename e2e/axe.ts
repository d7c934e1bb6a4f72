import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { faintTexts } from './page-inspection';
import { expect } from './test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Parts that axe can check alone. */
export const parts = {
  section: '#calculator',
  inputCard: '.input-card',
  resultCard: '.result-card',
  pictures: '.rig-place, .explore',
} as const;

/** The only rules whose answer depends on the colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** A part of the page, where the rest has been looked at already. */
  readonly within?: string;
  readonly onlyColours?: boolean;
}

/** The bar that keeps a phone's answer in sight lies over buttons, which are scrolled to: not while targets are measured. */
const unpinBar = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.summary { position: static !important; }');
    document.adoptedStyleSheets.push(sheet);
    return document.adoptedStyleSheets.length - 1;
  });
const pinBar = (page: Page, index: number) =>
  page.evaluate((at) => void document.adoptedStyleSheets.splice(at, 1), index);

export async function expectNoViolations(page: Page, where: string, scope: Scope = {}): Promise<void> {
  const unpinned = await unpinBar(page);
  // Legacy mode is for pages without frames: it works in the page itself, at a third of the time.
  // What is in order need not be written down.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (scope.within !== undefined) axe.include(scope.within);
  const { violations } = await (
    scope.onlyColours === true ? axe.withRules(colourRules) : axe.withTags(standards)
  ).analyze();
  await pinBar(page, unpinned);
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    where,
  ).toEqual([]);
}

/** The four ways in which the pages are coloured. */
export const looks = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'light forced colours', colorScheme: 'light', forcedColors: 'active' },
  { name: 'dark forced colours', colorScheme: 'dark', forcedColors: 'active' },
] as const;

/**
 * Everything in the light look; in the others, what depends on colours. In forced colours axe reads the fill of letters,
 * which Chromium reports as if nothing were forced, so there the contrast is measured by our own means; and for a part of a page in
 * the dark, where axe would take twelve times as long.
 */
export async function expectNoViolationsInAnyLook(page: Page, where: string, scope: Scope = {}) {
  for (const { name, ...look } of looks) {
    await page.emulateMedia(look);
    const here = `${where}, ${name}`;
    if (name === 'light') await expectNoViolations(page, here, scope);
    else if (name === 'dark' && scope.within === undefined)
      await expectNoViolations(page, here, { onlyColours: true });
    else expect(await faintTexts(page), here).toEqual([]);
  }
}
