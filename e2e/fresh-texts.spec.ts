import type { Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

/**
 * No visible text is stale 150 ms after a key, on a machine a quarter as fast, at any typing speed and while the page scrolls. The
 * expected texts are those of a page that was opened with the same rig.
 */

type Texts = Readonly<Record<string, string>>;
interface Look {
  readonly distance: string;
  readonly texts: Texts;
}

declare global {
  interface Window {
    readTexts: (inSightOnly: boolean) => Texts;
    looks: Look[];
  }
}

/** Runs in the page. Rows by their games, angles and labels by their names. */
function installReader(): void {
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  window.readTexts = (inSightOnly) => {
    const texts: Record<string, string> = {};
    const read = (
      kind: string,
      selector: string,
      nameOf: (element: Element) => string | null | undefined,
    ) => {
      for (const element of document.querySelectorAll(selector))
        if (!inSightOnly || isInSight(element)) texts[`${kind} ${nameOf(element)}`] = element.textContent;
    };
    read('game', '.game', (row) => row.querySelector('.game-name')?.textContent);
    read('row', '.results tbody tr', (row) => row.querySelector('th')?.textContent);
    read('angle', '.angles > div', (angle) => angle.querySelector('dt')?.textContent);
    read('summary', '.summary', () => '');
    read('label', '.rig-place [data-label]', (label) => label.getAttribute('data-label'));
    return texts;
  };
}

/** Runs in the page: 150 ms after each key that no other has followed, what is in sight; and the page never stands still. */
function watch(): void {
  window.looks = [];
  let lastAt = 0;
  const hear = ({ target }: Event) => {
    const at = (lastAt = performance.now());
    const { value: distance } = target as HTMLInputElement;
    setTimeout(() => {
      if (lastAt === at) window.looks.push({ distance, texts: window.readTexts(true) });
    }, 150);
  };
  addEventListener('input', hear, { capture: true });
  let step = 40;
  const scroll = () => {
    scrollBy(0, step);
    const { top = 0, bottom = 0 } = document.querySelector('.calculator')?.getBoundingClientRect() ?? {};
    if (top > 0) step = 40;
    else if (bottom < innerHeight) step = -40;
    requestAnimationFrame(scroll);
  };
  scroll();
}

const typed = ['60', '75', '84'];
/** Each of them and what stands there on the way. */
const distances = typed.flatMap((text) => [text.slice(0, 1), text]);

const rigAt = (distance: string) =>
  `/#v=1&rig=ratio:16:9;size:27;distance:${distance};screens:single&method=exact&units=cm`;

async function openAll(page: Page): Promise<void> {
  const calculator = new CalculatorPage(page);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.evaluate(installReader);
  await calculator.showDrawing();
  await page.evaluate(() => document.querySelector('.calculator')?.scrollIntoView({ behavior: 'instant' }));
  await calculator.gameValue('iRacing').getByText('°').first().waitFor();
  await calculator.showAllGames();
}

test('no text in sight is older than the last key 150 ms after it', async ({ page }) => {
  test.slow();
  const expected: Record<string, Texts> = {};
  for (const distance of distances) {
    // Another document each time, and not another fragment of the same one.
    await page.goto('about:blank');
    await new CalculatorPage(page).open(rigAt(distance));
    await openAll(page);
    expected[distance] = await page.evaluate(() => window.readTexts(false));
  }
  expect(Object.keys(expected['60'] ?? {}).length).toBeGreaterThan(50);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watch);
  const field = new CalculatorPage(page).field('Distance to screen');
  const isLookedAt = (distance: string) =>
    page.waitForFunction((text) => window.looks.at(-1)?.distance === text, distance);
  for (const delay of [10, 40, 120])
    for (const distance of typed) {
      await field.selectText();
      await page.keyboard.type(distance, { delay });
      await isLookedAt(distance);
    }
  // Slow typing, a pause after each key.
  for (const distance of typed) {
    await field.selectText();
    for (const length of [1, 2]) {
      await page.keyboard.press(distance.charAt(length - 1));
      await isLookedAt(distance.slice(0, length));
    }
  }
  const looks = await page.evaluate(() => window.looks);
  expect(looks.length).toBeGreaterThanOrEqual((3 + 2) * typed.length);
  const stale = looks.flatMap(({ distance, texts }) =>
    Object.entries(texts).flatMap(([name, text]) => {
      const right = expected[distance]?.[name];
      return text === right ? [] : [`${distance} cm, ${name}: “${text}”, not “${right}”`];
    }),
  );
  expect(stale).toEqual([]);
});
