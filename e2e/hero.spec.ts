import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { layoutShift } from '../scripts/speed/first-visit';
import { expect, test } from './test';

const hero = (page: Page) => page.getByRole('region', { name: 'Modern FOV Calculator' });
const shipped = (page: Page) => hero(page).getByRole('radio', { name: /as shipped|common default/ });
const yours = (page: Page) => hero(page).getByRole('radio', { name: /^Yours/ });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Not on the page.');
  return box;
}

/**
 * How far apart the world inside the glass and the one beside it are, in pixels, at the corners of every picture; and how large the one
 * inside is drawn.
 */
const breakAtGlass = (page: Page) =>
  page.evaluate(() => {
    const matrix = (selector: string) =>
      document.querySelector<SVGGraphicsElement>(`.hero ${selector} use`)?.getScreenCTM();
    const [beside, inside] = [matrix('.window-wire'), matrix('.window-picture')];
    const outline = document.querySelector('.hero clipPath path')?.getAttribute('d');
    if (!beside || !inside || !outline) throw new Error('Nothing hangs in the world.');
    const corners = [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => new DOMPoint(Number(x), Number(y)),
    );
    const breaks = corners.map((corner) => {
      const [a, b] = [corner.matrixTransform(beside), corner.matrixTransform(inside)];
      return Math.hypot(a.x - b.x, a.y - b.y);
    });
    return { corners: corners.length, widest: Math.max(...breaks), scale: inside.a / beside.a };
  });

async function switchesByItself(page: Page) {
  await page.goto('/');
  await expect(yours(page)).toBeChecked();
  await expect(hero(page).getByText('looks 20 m away')).toBeVisible();
  await expect(hero(page).getByText('looks 30 m away')).toBeHidden();
  expect((await breakAtGlass(page)).widest).toBeLessThan(0.5);
  const { height } = await boxOf(hero(page));

  await shipped(page).check();
  await expect(hero(page).getByText('The car 20 m ahead looks 30 m away.')).toBeVisible();
  await expect(hero(page).getByText('looks 20 m away')).toBeHidden();
  const { widest, scale } = await breakAtGlass(page);
  // By hand: tan 18.585° / tan 27°, Competizione's 54°. A corner of the glass is some 340 px from its middle, and moves in by a third
  // of that.
  expect(scale).toBeCloseTo(0.66, 3);
  expect(widest).toBeGreaterThan(100);
  expect((await boxOf(hero(page))).height).toBe(height);
}

test('the window switches between the shipped picture and the true one', ({ page }) =>
  switchesByItself(page));

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the window switches without script', ({ page }) => switchesByItself(page));
});

test('the window animates slowly once after load, fast on a switch, and not under reduced motion', async ({
  page,
}) => {
  const motion = () =>
    page.locator('.window-picture').evaluate((picture) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(picture);
      return transitionProperty === 'none' ? 'none' : `${transitionProperty} ${transitionDuration}`;
    });
  await page.goto('/');
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Frames of the first second: sizes grow from the shipped picture's.
  await page.addInitScript(() => {
    const scales: number[] = [];
    Object.assign(window, { scales });
    const look = () => {
      const inside = document.querySelector<SVGGraphicsElement>('.hero .window-picture use')?.getScreenCTM();
      const beside = document.querySelector<SVGGraphicsElement>('.hero .window-wire use')?.getScreenCTM();
      if (inside && beside) scales.push(inside.a / beside.a);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  expect(await motion()).toBe('transform 0.8s');
  await expect.poll(async () => (await breakAtGlass(page)).scale).toBeCloseTo(1, 3);
  const scales = await page.evaluate(() => (window as unknown as { scales: number[] }).scales);
  expect(Math.min(...scales)).toBeLessThan(0.9);
  await yours(page).hover({ force: true });
  expect(await motion()).toBe('transform 0.18s');
});

test('the window follows the rig', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await shipped(page).check();
  const distance = calculator.field('Distance to screen');

  // 2·atan(168.11 / 700) = 27.0°, 2·atan(298.86 / 700) = 46.2°; tan 13.505° / tan 27° = 0.4714, and 20 m / 0.4714 = 42 m.
  await distance.fill('70');
  await expect(hero(page).getByText('Yours, 27°')).toBeVisible();
  await expect(hero(page).locator('.window-span')).toHaveText('46.2° of your view, from 70 cm');
  // The choice is kept.
  await expect(shipped(page)).toBeChecked();
  await expect(hero(page).getByText('looks 42 m away')).toBeVisible();
  expect((await breakAtGlass(page)).scale).toBeCloseTo(0.4714, 3);

  await yours(page).check();
  await calculator.field('Triple').check();
  await expect(hero(page).locator('.window-dark')).toHaveCount(1);
  const three = await breakAtGlass(page);
  expect(three.corners).toBe(12);
  expect(three.widest).toBeLessThan(0.5);

  await calculator.field('Curved screens').check();
  await expect(hero(page).getByText('On a curved screen')).toBeVisible();
  const bent = await breakAtGlass(page);
  expect(bent.corners).toBeGreaterThan(100);
  expect(bent.widest).toBeLessThan(0.5);

  // Nothing of another rig where this one cannot be.
  await distance.fill('0');
  await expect(hero(page).getByText('No window to look through.')).toBeVisible();
  await expect(hero(page)).not.toContainText('°');
});

/** The number of the sentence's game, without the place to type it. */
const answer = (page: Page) => hero(page).locator('.my-answer > :first-child');
const game = (page: Page) => hero(page).getByRole('combobox', { name: 'My game' });
const size = (page: Page) => hero(page).getByRole('combobox', { name: 'Size of my screen' });
const distance = (page: Page) => hero(page).getByRole('spinbutton', { name: 'My distance' });

test('the sentence, the form and the window have one rig and one game', async ({ page }) => {
  await new CalculatorPage(page).open();
  await expect(hero(page).getByText('for 27″ at 50 cm')).toBeVisible();
  await game(page).fill('irac');
  await page.getByRole('option', { name: 'iRacing' }).click();
  await distance(page).fill('60');
  // 27″ at 16:9 is 59.773 cm wide: 2·atan(29.886 / 60) = 52.95°.
  await expect(answer(page)).toHaveText('53°');
  await expect(hero(page).getByText(/^for 27″/)).toHaveCount(0);
  await expect(new CalculatorPage(page).field('Distance to screen')).toHaveValue('60');
  await expect(hero(page).getByText('Yours, 53°')).toBeVisible();
  await expect(hero(page).locator('.bracket-foot')).toHaveCount(1);
});

test('the size list sets size and ratio, shows other sizes, and opens the monitor search and the bank card', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await size(page).selectOption('34″ ultrawide');
  await expect(calculator.field('Screen size')).toHaveValue('34');
  await expect(calculator.field('Screen ratio')).toHaveValue('21:9');
  // 34″ at 21:9 is 33.97 cm high: 2·atan(16.99 / 50) = 37.5°, typed as 38.
  await expect(answer(page)).toHaveText('38°');
  await calculator.field('Screen size').fill('31.5');
  await expect(size(page).locator('option:checked')).toHaveText('31.5″');
  await size(page).selectOption('find');
  await expect(page.getByRole('dialog', { name: 'Find my monitor' })).toBeVisible();
  await page.keyboard.press('Escape');
  await size(page).selectOption('measure');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(size(page).locator('option:checked')).toHaveText('31.5″');
});

test('typing and choices made before hydration are kept', async ({ page }) => {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/calculator-island-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await distance(page).fill('60');
  await size(page).selectOption('32″');
  await game(page).fill('raceroom');
  letThrough();
  await expect(page.getByRole('option', { name: /^RaceRoom/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  // 32″ at 16:9 is 70.84 cm wide: 2·atan(35.42 / 60) = 61.1°, in whole degrees or tenths.
  await expect(answer(page)).toHaveText(/^61(\.1)?°$/);
  await expect(new CalculatorPage(page).field('Distance to screen')).toHaveValue('60');
});

test('each kind of answer is shown: fixed view, unconfirmed number, measures, impossible rig', async ({
  page,
}) => {
  await new CalculatorPage(page).open();
  const choose = async (name: string) => {
    await game(page).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };
  await choose('Gran Turismo 7');
  // 55° high: 336.2 mm are right from 168.1 / tan 27.5° = 322.9 mm.
  await expect(hero(page).getByText('Nothing to type')).toBeVisible();
  await expect(hero(page).getByText('Right if you sit at 32.3 cm.')).toBeVisible();
  await expect(hero(page).getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await choose('Assetto Corsa EVO');
  await expect(hero(page).getByText('Likely, not confirmed')).toBeVisible();
  await hero(page).getByRole('combobox', { name: 'My screens' }).selectOption('three');
  await choose('Assetto Corsa Competizione');
  await expect(hero(page).locator('.my-stacked dl > div').first()).toBeVisible();
  await expect(hero(page).getByRole('button', { name: 'Copy all' })).toBeVisible();
  await distance(page).fill('0');
  await expect(hero(page).getByText('has to be above zero').first()).toBeVisible();
  await expect(hero(page)).not.toContainText('°');
});

test('hydration keeps focus and the chosen picture', async ({ page }) => {
  await new CalculatorPage(page).open();
  await expect(page.locator('[data-hero=alive]')).toHaveCount(0);
  await page.evaluate(() => {
    const radio = document.querySelector<HTMLInputElement>('.hero [value=shipped]');
    if (radio) radio.checked = true;
  });
  await shipped(page).focus();
  await expect(page.locator('[data-hero=alive]')).toHaveCount(1);
  await expect(shipped(page)).toBeFocused();
  await expect(shipped(page)).toBeChecked();
  expect(await layoutShift(page)).toBe(0);
});

test('phone: the number ends above 420 px, the monitor follows, the first field ends within two screens', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const copy = await boxOf(hero(page).getByRole('button', { name: 'Copy 37' }));
  expect(copy.y + copy.height).toBeLessThanOrEqual(420);
  const glass = await boxOf(page.locator('.window-frame'));
  expect(glass.y).toBeGreaterThan(copy.y + copy.height);
  expect(glass.x).toBeGreaterThanOrEqual(0);
  expect(glass.x + glass.width).toBeLessThanOrEqual(390);
  const field = await boxOf(new CalculatorPage(page).field('Screen size'));
  expect(field.y + field.height).toBeLessThanOrEqual(2 * 844);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await layoutShift(page)).toBe(0);
});

for (const [address, clicks] of [
  ['/', 2],
  ['/#v=1&rig=ratio:16:9;size:32;distance:60;screens:single&method=exact&units=cm', 1],
] as const)
  test(`the link to the windscreen leads there from ${address}, also when it is named already`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const fill = page.getByRole('button', { name: 'Fill my screen' });
    for (let click = 0; click < clicks; click++) {
      await page.evaluate(() => {
        (document.activeElement as HTMLElement).blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
      await hero(page).getByRole('link', { name: 'Look through your screen' }).click();
      await expect(fill).toBeFocused();
      await expect(fill).toBeInViewport();
      await expect(page.locator('.windscreen-picture')).toBeInViewport({ ratio: 1 });
    }
  });

test('a name typed in full is chosen without Enter, and any other gives way to the game', async ({
  page,
}) => {
  await new CalculatorPage(page).open();
  const game = hero(page).getByRole('combobox', { name: 'My game' });
  await game.click();
  await game.pressSequentially('f1 25');
  await hero(page).getByRole('heading').click();
  await expect(game).toHaveValue('F1 25');
  await game.click();
  await game.pressSequentially('Ridge Racer');
  await hero(page).getByRole('heading').click();
  await expect(game).toHaveValue('F1 25');
});

test('a second press on the game selects its name again, so that typing replaces it', async ({ page }) => {
  await new CalculatorPage(page).open();
  const game = hero(page).getByRole('combobox', { name: 'My game' });
  await game.click();
  await expect(game).toHaveAttribute('aria-expanded', 'true');
  await game.click({ position: { x: 60, y: 20 } });
  await page.keyboard.type('gt7');
  await expect(game).toHaveValue('gt7');
});

/** Holds the script of the sentence back until the returned function is called. */
async function holdSentenceScript(page: Page): Promise<() => void> {
  let arrive: (() => void) | undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/hero-root*', async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive?.();
}

test('a name that is typed and left before the script of the sentence arrives counts as well', async ({
  page,
}) => {
  const arrive = await holdSentenceScript(page);
  await new CalculatorPage(page).open();
  const game = hero(page).getByRole('combobox', { name: 'My game' });
  await game.click();
  await page.keyboard.type('f1 25');
  await hero(page).getByRole('heading').click();
  arrive();
  await expect(game).toHaveValue('F1 25');
  await expect(game).toHaveAttribute('aria-expanded', 'false');
});

test('a name that is typed while the script of the sentence arrives is kept as a whole', async ({ page }) => {
  const arrive = await holdSentenceScript(page);
  await page.goto('/');
  await new CalculatorPage(page).alive();
  const game = hero(page).getByRole('combobox', { name: 'My game' });
  await game.click();
  await page.keyboard.type('f1 ');
  arrive();
  await expect(page.locator('[data-hero=alive]')).toBeAttached();
  await page.keyboard.type('25');
  await hero(page).getByRole('heading').click();
  await expect(game).toHaveValue('F1 25');
});
