import type { Locator, Page } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { expect, test } from './test';

const texts = {
  English: {
    address: '/',
    game: 'My game',
    screens: 'My screens',
    size: 'Size of my screen',
    distance: 'My distance',
    copy: /^Copy/,
    iracing: 'Options > Display > Monitor > field-of-view calculator',
    nothingToType: 'Nothing to type',
    seat: 'Right if you sit at 32.3 cm.',
    tellUs: 'Tell us about “Vroom 3000”',
  },
  German: {
    address: '/de/',
    game: 'Mein Spiel',
    screens: 'Meine Bildschirme',
    size: 'Größe meines Bildschirms',
    distance: 'Mein Abstand',
    copy: /kopieren$/,
    iracing: 'Options > Display > Monitor > FOV-Rechner',
    nothingToType: 'Nichts einzugeben',
    seat: 'Es stimmt, wenn du 32,3 cm entfernt sitzt.',
    tellUs: 'Schreib uns zu „Vroom 3000“',
  },
} as const;

type Texts = (typeof texts)[keyof typeof texts];

/** Does what a walk may do, and counts it: clicks, texts, keys and choices in a list. */
class Visitor {
  actions = 0;
  private readonly page: Page;
  private readonly say: Texts;

  constructor(page: Page, say: Texts) {
    this.page = page;
    this.say = say;
  }

  /** Clicks the field of games, and waits for its list. */
  async openGames(): Promise<void> {
    await this.clickOn(this.field('game'));
    await expect(this.field('game')).toHaveAttribute('aria-expanded', 'true');
  }

  clickDistance(): Promise<void> {
    return this.clickOn(this.field('distance'));
  }

  /** Clicks a game in the open list. */
  clickGame(name: string): Promise<void> {
    return this.clickOn(this.page.getByRole('option', { name, exact: true }));
  }

  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
  }

  /** Presses Enter once a game is offered. */
  async takeOffer(): Promise<void> {
    this.actions += 1;
    await expect(this.page.locator('.suggestions [aria-selected=true]')).toBeInViewport({ ratio: 1 });
    await this.page.keyboard.press('Enter');
  }

  async choose(field: 'screens' | 'size', value: string): Promise<void> {
    this.actions += 1;
    await this.field(field).selectOption(value);
  }

  private field(field: 'game' | 'screens' | 'size' | 'distance'): Locator {
    return this.page.getByLabel(this.say[field], { exact: true });
  }

  /** Only what is in sight can be clicked: Playwright would scroll to it. */
  private async clickOn(target: Locator): Promise<void> {
    this.actions += 1;
    await expect(target).toBeInViewport({ ratio: 1 });
    await target.click();
  }
}

interface Walk {
  readonly name: string;
  readonly actions: number;
  readonly go: (visitor: Visitor) => Promise<void>;
  /** Texts to read at the end, the first one large; with Copy beside it. */
  readonly number: string;
  readonly place: (say: Texts) => string;
}

/**
 * Angles by hand: 27″ at 16:9 is 59.77 × 33.62 cm, 32″ is 70.84 × 39.85 cm. iRacing and Automobilista 2 take the horizontal angle, of the
 * centre screen; Competizione takes the vertical one.
 */
const walks: readonly Walk[] = [
  {
    name: 'Competizione on the default rig',
    actions: 0,
    go: () => Promise.resolve(),
    // 2·atan(16.81 / 50) = 37.17°.
    number: '37°',
    place: () => 'Esc > View settings > camera > FOV',
  },
  {
    name: 'Competizione on 32″ at 70 cm',
    actions: 3,
    go: async (visitor) => {
      await visitor.choose('size', '32');
      await visitor.clickDistance();
      await visitor.type('70');
    },
    // 2·atan(19.92 / 70) = 31.77°.
    number: '32°',
    place: () => 'Esc > View settings > camera > FOV',
  },
  {
    name: 'iRacing at 60 cm',
    actions: 4,
    go: async (visitor) => {
      await visitor.openGames();
      await visitor.clickGame('iRacing');
      await visitor.clickDistance();
      await visitor.type('60');
    },
    // 2·atan(29.89 / 60) = 52.95°.
    number: '53°',
    place: ({ iracing }) => iracing,
  },
  {
    name: 'Automobilista 2 on 32″',
    actions: 3,
    go: async (visitor) => {
      await visitor.openGames();
      await visitor.clickGame('Automobilista 2');
      await visitor.choose('size', '32');
    },
    // 2·atan(35.42 / 50) = 70.63°.
    number: '71°',
    place: () => 'Options > Camera > Field of View',
  },
  {
    name: 'Automobilista 2 on three screens',
    actions: 3,
    go: async (visitor) => {
      await visitor.choose('screens', 'triple');
      await visitor.openGames();
      await visitor.clickGame('Automobilista 2');
    },
    // 2·atan(29.89 / 50) = 61.74°.
    number: '62°',
    place: () => 'Options > Camera > Field of View',
  },
];

const sizes = [
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 1366, height: 768 } },
  { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
];

const answer = (page: Page) => page.locator('.my-answer > :first-child');
const place = (page: Page) => page.locator('.my-place');

/** The end of a walk is in sight without scrolling. */
async function expectInSight(page: Page, ends: readonly Locator[]): Promise<void> {
  for (const end of ends) await expect(end).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

for (const size of sizes) {
  const { width, height } = size.viewport;
  for (const [language, say] of Object.entries(texts)) {
    test.describe(`${width} × ${height}, ${language}`, () => {
      test.use(size);

      let visitor: Visitor;
      test.beforeEach(async ({ page }) => {
        await new CalculatorPage(page).open(say.address);
        visitor = new Visitor(page, say);
      });

      test('the open list of games covers all else', async ({ page }) => {
        await visitor.openGames();
        const list = page.locator('.hero .suggestions');
        await expect(list).toBeInViewport({ ratio: 1 });
        const covered = await list.evaluate((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const points = [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((part) => [
            [left + 8, top + part * (bottom - top)] as const,
            [right - 8, top + part * (bottom - top)] as const,
          ]);
          return points.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
        });
        expect(covered).toEqual([]);
      });

      for (const { name, actions, go, number, place: where } of walks)
        test(`${name}: ${number} in ${actions} actions`, async ({ page }) => {
          await go(visitor);
          await expect(answer(page)).toHaveText(number);
          await expect(place(page)).toContainText(where(say));
          const copy = page.locator('.hero').getByRole('button', { name: say.copy });
          await expect(copy).toContainText(number.replace('°', ''));
          await expectInSight(page, [answer(page), place(page), copy]);
          if (width === 390 && actions === 0) {
            const box = await copy.boundingBox();
            expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
          }
          expect(visitor.actions).toBe(actions);
        });

      // 55° high in the cockpit: 33.62 cm are right from 16.81 / tan 27.5° = 32.29 cm.
      test('Gran Turismo 7: nothing to type, and the seat, in 3 actions', async ({ page }) => {
        await visitor.openGames();
        await visitor.type('gt7');
        await visitor.takeOffer();
        await expect(answer(page)).toHaveText(say.nothingToType);
        await expect(place(page)).toContainText(say.seat);
        await expectInSight(page, [answer(page), place(page)]);
        expect(visitor.actions).toBe(3);
      });

      test('A game that is not in the list: the line for a mail, in 2 actions', async ({ page }) => {
        await visitor.openGames();
        await visitor.type('Vroom 3000');
        await expectInSight(page, [page.getByRole('option', { name: say.tellUs, exact: true })]);
        expect(visitor.actions).toBe(2);
      });
    });
  }
}

/** Names of the chosen options in sight that are filled with the colour of the text. */
const invertedInSight = (page: Page) =>
  page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    const chosen = document.querySelectorAll<HTMLElement>(
      'label:has(:checked), input:checked, [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], [aria-current]',
    );
    return [...chosen]
      .filter((element) => getComputedStyle(element).backgroundColor === color && element.checkVisibility())
      .filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      })
      .map((element) => element.textContent || element.id);
  });

for (const screens of ['single', 'triple'])
  test(`at most two filled switches are in sight at once, ${screens}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await page.getByLabel('My screens', { exact: true }).selectOption(screens);
    await calculator.showPictures();
    await page.evaluate(() => scrollTo(0, 0));
    const seen: string[][] = [];
    for (let top = -1; top < (await page.evaluate(() => scrollY));) {
      top = await page.evaluate(() => scrollY);
      seen.push(await invertedInSight(page));
      await page.evaluate(() => scrollBy({ top: 100, behavior: 'instant' }));
    }
    expect(seen.flat()).not.toEqual([]);
    expect(seen.filter((names) => names.length > 2)).toEqual([]);
  });

test.describe('a phone held sideways', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

  test('the number stays in sight in the form, and covers no field with the focus', async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await page.getByRole('link', { name: 'Start Calculating' }).tap();
    await calculator.field('Distance to screen').fill('60');
    // 2·atan(16.81 / 60) = 31.30°.
    await expect(calculator.summary).toHaveText('Assetto Corsa Competizione 31°');
    const fields = calculator.inputCard.locator('input:not([type=radio]), select, summary');
    expect(await fields.count()).toBeGreaterThan(4);
    for (const field of await fields.all()) {
      // Behind the bar at first.
      await field.evaluate((element) => {
        scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
        (element as HTMLElement).focus();
      });
      await expect(calculator.summary).toBeInViewport({ ratio: 1 });
      const [top, bottom] = [
        (await calculator.summary.boundingBox())?.y ?? 0,
        await field.evaluate((element) => element.getBoundingClientRect().bottom),
      ];
      expect(bottom).toBeLessThanOrEqual(top);
    }
  });
});
