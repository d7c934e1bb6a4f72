import type { Page } from '@playwright/test';
import { CalculatorPage } from '../../e2e/calculator-page';
import { expect } from '../../e2e/test';

/** Through a page by Tab or Shift+Tab alone. */

declare global {
  interface Window {
    firstStop?: Element;
  }
}

export interface Stop {
  readonly name: string;
  readonly top: number;
  readonly left: number;
  /** Name of an element that covers it. */
  readonly coveredBy: string | null;
}

/** Presses Tab from the start of the page to its end, or Shift+Tab the other way, and tells where it stopped. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', max = 250): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (let steps = 0; steps < max; steps++) {
    await page.keyboard.press(key);
    const stop = await page.evaluate((isFirst) => {
      const element = document.activeElement;
      // At the end the focus leaves the page, or starts again.
      if (!element || element === document.body || (!isFirst && element === window.firstStop)) return null;
      if (isFirst) window.firstStop = element;
      const labels = (element as Partial<HTMLInputElement>).labels;
      const name =
        element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent.slice(0, 60);
      // The first line of a link that runs over two.
      const box =
        (element.querySelector('.knob') ?? element).getClientRects()[0] ?? element.getBoundingClientRect();
      const covering = [0.15, 0.5, 0.85].map((share) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share);
        const isIt =
          hit === null || element.contains(hit) || hit.contains(element) || hit.closest('label') !== null;
        return isIt ? null : window.inspection.nameOf(hit);
      });
      const isInWindow = box.bottom > 0 && box.top < innerHeight;
      return {
        name: name.trim(),
        top: Math.round(box.top + scrollY),
        left: Math.round(box.left),
        coveredBy: isInWindow ? (covering.find((by) => by !== null) ?? null) : 'the edge of the window',
      };
    }, stops.length === 0);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Fields for three curved screens, with those of 1:1 open. */
const fields = [
  'Don’t know the size?',
  'Screen size',
  'How do I measure?',
  'Distance to screen',
  'Screen ratio',
  'Triple',
  'Curved screens',
  'Radius of curve',
  'Bezel Thickness for Triple Screen',
  'Find my monitor',
  'Save this rig',
  'More about your screens',
  'Eye height',
  'Side angle',
  'Gap between pictures',
  'Size of the side screens',
];

/** Stops of the home page in their order, with three curved screens and everything open. */
const stopsInOrder = [
  'Start Calculating',
  'All 94 games',
  ...fields,
  'Human field of view',
  'Left screen, drag to turn',
  'Right screen, drag to turn',
  'Your eyes, drag closer or further away',
  'Ideal side angle',
  'Find your game',
  'Assetto Corsa Competizione',
  'Why',
  'Copy the value for hFov',
  'Copy the value for Triple Screen Angle',
  'Copy link',
  'Share and embed',
  'Windscreen',
  'Set to',
  'Horizontal field of view 90°',
  'How true is the picture?',
  'The numbers as a table',
  'What field of view is',
  'hello@sightline.example',
  'Keyboard shortcuts',
];

/** Puts the focus before the first stop, and the pointer aside. */
export async function toStart(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.getByRole('link', { name: 'Skip to the content' }).focus();
  await page.keyboard.press('Shift+Tab');
}

export const coveredIn = (stops: readonly Stop[]) => [
  ...new Set(stops.flatMap(({ name, coveredBy }) => (coveredBy === null ? [] : [`${name}: ${coveredBy}`]))),
];

/** Tab goes through the whole page, in order, and nothing lies over the focus. */
export async function expectWalkThroughEverything(page: Page): Promise<void> {
  const calculator = new CalculatorPage(page);
  await calculator.openEverything();
  await expectWalk(page, stopsInOrder);
  await expect(page.getByRole('banner')).toHaveCSS('height', '57px'); // one line, and its border
}

async function expectWalk(page: Page, inOrder: readonly string[]): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('button', { name: 'Keyboard shortcuts' }).waitFor();
  await toStart(page);
  const forth = await walk(page, 'Tab');
  const names = forth.map(({ name }) => name);
  expect(names[0]).toBe('Skip to the content');
  expect(names.at(-1)).toBe('Keyboard shortcuts');
  // The guide has a chapter that is called like a field.
  expect([...new Set(names.filter((name) => inOrder.includes(name)))]).toEqual(inOrder);
  expect(coveredIn(forth)).toEqual([]);
}
