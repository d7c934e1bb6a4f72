import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { breakCalculator, CalculatorPage, provokedError } from '../../e2e/calculator-page';
import { lostTexts, prepareInspection, widen } from '../../e2e/page-inspection';
import { expect, test } from '../../e2e/test';
import type { Game } from '../../src/domain/games/types';
import { pseudo } from '../../src/messages/pseudo/pseudo';
import { englishLeft, isEnglish } from './english-left';
import { inGerman } from './german';
import { narrowPlaces } from './narrow-places';
import { oneOfAKind } from './one-of-a-kind';
import { hasEnglishNumber, pointsLeft } from './points-left';

/**
 * Every page and open state in a longer pseudo-language, where no English word may be left, and in German, where no English
 * number may be. Nothing is cut off or scrolls sideways.
 */

interface Translation {
  /** Translates a text of the English catalogues. */
  readonly say: (english: string) => string;
  /** Prefix of its addresses. */
  readonly root: string;
  readonly folder: string;
  readonly widths: readonly number[];
  readonly isLeft: (text: string) => boolean;
  readonly findLeft: (page: Page) => Promise<string[]>;
  /** Faults planted into a page, which the walk has to find. */
  readonly seeds: {
    /** One line, each piece in an element of its own. */
    readonly pieces: readonly string[];
    readonly label: string;
    readonly title: string;
    readonly style: string;
  };
}

const translations: Readonly<Record<string, Translation>> = {
  'pseudo-language': {
    say: pseudo,
    root: '',
    folder: 'dist-pseudo',
    widths: [320, 768, 1280],
    isLeft: isEnglish,
    findLeft: englishLeft,
    seeds: { pieces: ['Wheel'], label: 'Pedals', title: 'Seat', style: 'Shifter' },
  },
  german: {
    say: inGerman,
    root: '/de',
    folder: 'dist/de',
    // Its texts are shorter than the pseudo-language's: where they are cut off, it is in the smallest window.
    widths: [320],
    isLeft: hasEnglishNumber,
    findLeft: pointsLeft,
    seeds: { pieces: ['27', '%'], label: '1.5', title: '80%', style: '2.5' },
  },
};

test.use({
  permissions: ['clipboard-write'],
  expectedErrors: [new RegExp(`Failed to load resource|${provokedError}`)],
});

let language: Translation;

/** States without numbers, which German leaves out. */
const wordsOnly = { tag: '@words' };

const outermostWidths = () =>
  language.widths.filter((_, index, { length }) => index === 0 || index === length - 1);

/** Each problem once, with the first state that has it. */
let problems: Map<string, string>;

const note = (where: string, found: readonly string[]) => {
  for (const problem of found) if (!problems.has(problem)) problems.set(problem, where);
};

const expectNoProblems = () =>
  expect([...problems].map(([problem, where]) => `${where}: ${problem}`)).toEqual([]);

test.beforeEach(async ({ page }, { project }) => {
  const own = translations[project.name];
  if (!own) throw new Error(`${project.name} is no translation.`);
  language = own;
  problems = new Map();
  await prepareInspection(page);
  // Boxes out of sight that the browser has not laid out would say nothing.
  await page.addInitScript(() => {
    const layOutAll = new CSSStyleSheet();
    layOutAll.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [layOutAll];
  });
});

test('a game’s page of every kind, and the list of them', async ({ page }) => {
  for (const path of ['/games', '/games/acc', '/games/iracing', '/games/gran-turismo-7']) {
    await page.goto(language.root + path);
    if (path !== '/games') await new CalculatorPage(page, language).alive();
    await look(page, path);
  }
  for (const { id } of oneOfAKind) {
    await page.goto(`${language.root}/games/${id}`, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    note(id, await language.findLeft(page));
  }
  expectNoProblems();
});

interface Part {
  /** Selector, if the rest has already been inspected. */
  readonly within?: string;
}

const section: Part = { within: '#calculator' };
const resultCard: Part = { within: '.result-card' };
const pictures: Part = { within: '.rig-place, .explore' };
const sharing: Part = { within: '.result-foot' };
const toasts: Part = { within: '.toasts' };

async function inspect(page: Page, where: string, { within }: Part = {}): Promise<void> {
  for (const find of [lostTexts, narrowPlaces]) note(where, await find(page, within));
}

async function look(page: Page, where: string, part: Part = {}): Promise<void> {
  for (const width of language.widths) {
    await widen(page, width);
    await inspect(page, `${where}, ${width} px`, part);
    // Some texts are only there in small windows or in large ones.
    if (outermostWidths().includes(width)) note(where, await language.findLeft(page));
  }
}

/** Scrolls to each picture and waits until it is up to date: outside of the viewport they follow later (`useSettled`). */
const settle = (page: Page) =>
  page.evaluate(async () => {
    let changes = 0;
    const watcher = new MutationObserver(() => changes++);
    watcher.observe(document, { subtree: true, attributes: true, characterData: true, childList: true });
    for (const place of document.querySelectorAll('.hero-window, .rig-place, .explore-part')) {
      if (!place.checkVisibility()) continue;
      place.scrollIntoView({ behavior: 'instant' });
      await new Promise<void>((isInSight) => {
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          isInSight();
        });
        observer.observe(place);
      });
      for (let before = -1; before !== changes;) {
        before = changes;
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      }
    }
    watcher.disconnect();
  });

/** By key: the room kept for what arrives above is measured for English, and these words may move a tab under the pointer. */
const openTab = (page: Page, english: string) =>
  page.getByRole('tab', { name: language.say(english) }).press('Enter');

/** Opens each tooltip on the page, as the keyboard does. */
async function lookAtTooltips(page: Page, where: string): Promise<void> {
  for (const width of language.widths) {
    await widen(page, width);
    // So that the browser takes the focus for the keyboard's.
    await page.keyboard.press('Tab');
    const tooltips = await page.evaluate(async () => {
      const found: { text: string; fits: boolean }[] = [];
      const rendered = () => new Promise((done) => setTimeout(done));
      for (const trigger of document.querySelectorAll<HTMLElement>('.tooltip-anchor > button')) {
        // In small windows, some stand back for others.
        if (!trigger.checkVisibility()) continue;
        trigger.focus();
        await rendered();
        // A part that has just come may take the page a moment.
        const opened = () => document.querySelector('[role=tooltip]');
        for (let tries = 0; tries < 10 && !opened(); tries++) await rendered();
        const tooltip = opened();
        if (!tooltip) throw new Error(`${trigger.outerHTML} opens nothing.`);
        const isFitting = () => {
          const { left, right, top } = tooltip.getBoundingClientRect();
          const isWhole = tooltip.scrollWidth <= tooltip.clientWidth + 1;
          return isWhole && left >= 0 && right <= innerWidth && top >= 0;
        };
        // On a busy machine it is placed a frame later.
        for (let tries = 0; tries < 10 && !isFitting(); tries++) await rendered();
        found.push({ text: tooltip.textContent, fits: isFitting() });
        trigger.blur();
        await rendered();
      }
      return found;
    });
    expect(tooltips.length).toBeGreaterThan(6);
    for (const { text, fits } of tooltips) {
      if (language.isLeft(text)) note(where, [`a tooltip says "${text}"`]);
      if (!fits) note(`${where}, ${width} px`, [`the tooltip "${text}" does not fit`]);
    }
  }
}

/** Opens games in the list, one after the other: an open one takes the place of the list. */
async function lookAtGames(page: Page, where: string, opened: readonly Game[], width: number): Promise<void> {
  await widen(page, width);
  for (const { id, name } of opened) {
    await page.locator(`.game[data-game="${id}"] .game-name`).first().dispatchEvent('click');
    await page.locator('.game-details h5').first().waitFor();
    await inspect(page, `${name} is open, ${where}, ${width} px`, { within: '.opened-game' });
    note(`${name} is open, ${where}`, await language.findLeft(page));
    await page.locator('.opened-back').dispatchEvent('click');
  }
}

/** Opens a drop-down list, whose options lie outside of the page. */
async function lookAtOptions(where: string, list: Locator): Promise<void> {
  const page = list.page();
  const options = list.getByRole('option');
  for (const width of language.widths) {
    await widen(page, width);
    await list.click();
    await expect(options.first()).toBeVisible();
    const cut = await options.evaluateAll((all) =>
      all
        .filter((option) => {
          const { left, right } = option.getBoundingClientRect();
          return left < 0 || right > innerWidth || option.scrollWidth > option.clientWidth;
        })
        .map(({ textContent }) => textContent),
    );
    note(
      `${where}, ${width} px`,
      cut.map((text) => `the option "${text}" is cut off`),
    );
    await page.keyboard.press('Escape');
  }
}

/** Scripts that match are first kept waiting, and fail from when it is said. */
async function holdUp(page: Page, scripts: string): Promise<{ readonly fail: () => Promise<void> }> {
  const waiting: Route[] = [];
  let isFailing = false;
  await page.route(scripts, (route) => {
    if (isFailing) return route.abort();
    waiting.push(route);
    return undefined;
  });
  return {
    fail: async () => {
      isFailing = true;
      for (const route of waiting) await route.abort();
    },
  };
}

test('the walk sees what is left in English and a narrow place, wherever they are', async ({ page }) => {
  const { seeds } = language;
  await page.goto(language.root + '/faq');
  await page.evaluate((seeded) => {
    const [heading, second, third, link] = ['h1', 'summary', 'details', 'footer a'].map((selector) =>
      document.querySelector<HTMLElement>(selector),
    );
    if (!heading || !second || !third || !link) throw new Error('The page has changed.');
    heading.append(' ');
    for (const piece of seeded.pieces)
      heading.appendChild(document.createElement('span')).textContent = piece;
    second.ariaLabel = seeded.label;
    third.title = seeded.title;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `footer h2::after { content: "${seeded.style}" } .fine-print { overflow: hidden; height: 4px }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    link.style.whiteSpace = 'nowrap';
    link.textContent = 'ñ'.repeat(60);
  }, seeds);
  await look(page, 'seeded');
  const found = [...problems.keys()].join('\n');
  for (const seed of [seeds.pieces.join(''), seeds.label, seeds.title, seeds.style])
    expect(found).toMatch(new RegExp(`says "(?:.* )?${seed}"`));
  expect(found).toContain('the page scrolls sideways');
  expect(found).toMatch(/fine-print.* is cut off/);
});

test('the pages of text, and those for errors', async ({ page }) => {
  await page.goto(language.root + '/faq');
  // All at once, which no reader can do.
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const each of all) each.name = '';
    for (const each of all) each.open = true;
  });
  await look(page, '/faq');
  for (const path of ['/privacy', '/embed', '/no-such-page']) {
    await page.goto(language.root + path);
    await look(page, path);
  }
  for (const status of [500, 502, 503, 504]) {
    const body = await readFile(`${language.folder}/${status}.html`, 'utf8');
    await page.route(language.root + '/faq', (route) =>
      route.fulfill({ status, contentType: 'text/html', body }),
    );
    await page.goto(language.root + '/faq');
    await look(page, String(status));
    await page.unroute(language.root + '/faq');
  }
  const manifest = (await (await page.request.get(language.root + '/manifest.webmanifest')).json()) as Record<
    string,
    string
  >;
  for (const key of ['name', 'short_name', 'description'])
    if (language.isLeft(manifest[key] ?? '')) note('manifest', [`${key} says "${manifest[key]}"`]);
  expectNoProblems();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page', async ({ page }) => {
    await page.goto(language.root + '/');
    await prepareInspection(page, { isOpen: true });
    for (const width of language.widths) {
      // There are no frames to wait for.
      await page.setViewportSize({ width, height: 800 });
      await inspect(page, `without JavaScript, ${width} px`);
    }
    note('without JavaScript', await language.findLeft(page));
    expectNoProblems();
  });
});

test('Classic: its fields, hints and tooltips', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  await calculator.open();
  await calculator.showPictures();
  await look(page, 'Classic');
  await lookAtTooltips(page, 'Classic');

  await calculator.openEverything();
  await settle(page);
  await look(page, 'everything open', section);
  await lookAtTooltips(page, 'everything open');

  // Hints of three kinds: read as, no number, empty.
  await calculator.field('Side angle').fill('?');
  await settle(page);
  await look(page, 'a hint of what only 1:1 asks for', section);
  await calculator.moreFields.click();
  await calculator.field('Screen size').fill('27"');
  await calculator.field('Distance to screen').fill('?');
  await calculator.field('Radius of curve').fill('');
  await settle(page);
  await look(page, 'hints', section);
  expectNoProblems();
});

test('the drawings and the plot', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  await calculator.openEverything();
  await calculator.moreFields.click();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
  await lookAtOptions('what the plot is set to', calculator.plotSetting);
  for (const { screens, curved, eyes, settings } of [
    { screens: 'Triple', curved: true, eyes: '12', settings: ['wide', 'exact'] },
    {
      screens: 'Triple',
      curved: false,
      eyes: '',
      // By measurements, as one picture, with the sides unknown, and out of the box.
      settings: ['game:assetto-corsa', 'game:project-cars', 'game:forza-horizon-5', 'default:assetto-corsa'],
    },
    { screens: 'Single', curved: true, eyes: '-12', settings: ['exact', 'game:rbr-triples'] },
    { screens: 'Single', curved: false, eyes: '12', settings: ['default:iracing'] },
  ]) {
    await calculator.field(screens).check();
    await calculator.field('Curved screens').setChecked(curved);
    await calculator.moreFields.click();
    await calculator.field('Eye height').fill(eyes);
    await calculator.moreFields.click();
    for (const setting of settings) {
      await calculator.plotSetting.selectOption(setting);
      await settle(page);
      await look(page, `${screens}, ${curved ? 'curved' : 'flat'}, set to ${setting}`, pictures);
    }
  }
  expectNoProblems();
});

test('comparing rigs', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  await calculator.open();
  await openTab(page, 'Compare');
  const button = (english: string) => page.getByRole('button', { name: language.say(english), exact: true });
  await button('As it is').waitFor();
  await look(page, 'nothing to compare yet', pictures);
  for (const english of ['As it is', 'As triples']) await button(english).click();
  await calculator.field('Distance to screen').fill('40');
  await settle(page);
  await look(page, 'three rigs compared', pictures);
  await button('As it is').click();
  await page.getByRole('radio', { name: language.say('Overlaid') }).check();
  await calculator.field('Distance to screen').fill('0');
  await settle(page);
  await look(page, 'four rigs overlaid, the own one impossible', pictures);
  expectNoProblems();
});

test('planning: every question', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  await calculator.open();
  await calculator.showGames();
  await calculator.pick('iRacing');
  await openTab(page, 'Plan');
  const plan = page.getByRole('region', { name: language.say('Plan your rig') });
  const questions = plan.getByRole('radiogroup').first().getByRole('radio');
  await questions.first().waitFor();
  for (const screens of ['Single', 'Triple']) {
    await calculator.field(screens).check();
    for (const question of await questions.all()) {
      await question.check();
      await settle(page);
      await look(page, `${screens}: ${await question.getAttribute('value')}`, pictures);
    }
  }
  await calculator.field('Distance to screen').fill('0');
  await settle(page);
  await look(page, 'an impossible rig, planned with', pictures);
  expectNoProblems();
});

test('sharing, keeping and taking along', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  const button = (english: string) => page.getByRole('button', { name: language.say(english), exact: true });
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await calculator.open();
  await calculator.showMoreWays();
  await button('Copy as text').click();
  await calculator.foot.locator('textarea').waitFor();
  await button('Save this rig').click();
  await page.getByRole('checkbox', { name: language.say('Open it next time') }).check();
  await page.locator('.saved-list > li').first().waitFor();
  await button('Picture').click();
  await button('Save picture').waitFor();
  await look(page, 'text to copy by hand, a saved rig, a picture', sharing);
  await page
    .locator('.saved-files input[type=file]')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await page.locator('.saved-report > p').waitFor();
  await look(page, 'a file that has no rigs', sharing);
  await page.locator('.saved-list > li button').last().click();
  await look(page, 'a rig that was deleted', sharing);
  for (const [state, hash] of [
    ['a guest', '/#v=1&rig=ratio:16:9;size:32;distance:80;screens:single&method=exact&units=cm'],
    ['a link from the future', '/#v=99&rig=ratio:16:9'],
  ] as const) {
    await page.goto(language.root + '/');
    await calculator.open(hash);
    await page.locator('.share-notice .notice-box').waitFor();
    await look(page, state, sharing);
  }
  await page.evaluate(() => localStorage.setItem('sightline.rigs', '{'));
  await page.goto(language.root + '/');
  await calculator.alive();
  await calculator.showMoreWays();
  await button('Saved rigs').click();
  await page.locator('.saved-panel').waitFor();
  await look(page, 'what became unreadable', sharing);
  expectNoProblems();
});

test('what the footer offers, and what is stored', wordsOnly, async ({ page }) => {
  await page.goto(language.root + '/privacy');
  await page.evaluate(() => {
    localStorage.setItem('sightline.theme', 'dark');
    localStorage.setItem('sightline.rig', 'v=1&rig=ratio:16:9;size:32;distance:80;screens:single');
  });
  await page.reload();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.locator('[data-stored] button').first().waitFor();
  await look(page, 'what is stored');
  await page.locator('[data-stored] button').first().click();
  await look(page, 'what was cleared');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await look(page, 'the sheet of keys', { within: 'dialog' });
  expectNoProblems();
});

test('through the windscreen', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  await calculator.open();
  await openTab(page, 'Windscreen');
  await page.getByRole('slider', { name: language.say('Line between the two pictures') }).waitFor();
  await look(page, 'one screen, split', pictures);
  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await page.getByRole('radio', { name: language.say('Stacked') }).check();
  await settle(page);
  await look(page, 'three curved screens, stacked', pictures);
  await page.getByRole('radio', { name: language.say('At the desk') }).check();
  await settle(page);
  await look(page, 'three curved screens at the desk', pictures);
  expectNoProblems();
});

test('1:1: its angles and choices, and why a rig is impossible', async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  await calculator.openEverything();
  await calculator.showGames();
  await calculator.field('Side angle').fill('45');
  await settle(page);
  await look(page, '1:1, what only it asks for', section);
  await calculator.moreFields.click();
  await settle(page);
  await look(page, '1:1, three curved screens', section);
  await calculator.field('Single').check();
  await calculator.field('Screen ratio').selectOption('21:9');
  await page.getByRole('button', { name: language.say('Change'), exact: true }).click();
  await settle(page);
  await look(page, '1:1, one curved 21:9 screen', section);
  await lookAtTooltips(page, '1:1');
  await lookAtOptions('ratio', calculator.field('Screen ratio'));
  await lookAtOptions('pixels', calculator.field('Your 21:9 in pixels'));

  await calculator.field('Triple').check();
  for (const [field, text, usual] of [
    ['Screen size', '0', '27'],
    ['Distance to screen', '2', '50'],
    ['Distance to screen', '20000', '50'],
    ['Radius of curve', '50', '1000'],
    ['Radius of curve', '200', '1000'],
    ['Bezel Thickness for Triple Screen', '-1', '0'],
  ] as const) {
    await calculator.field(field).fill(text);
    await settle(page);
    await look(page, `${field} ${text}`, section);
    await calculator.field(field).fill(usual);
  }
  await calculator.moreFields.click();
  await calculator.field('Side angle').fill('179');
  await settle(page);
  await look(page, 'Side angle 179', section);
  expectNoProblems();
});

test('every game closed and one of each kind open, for one screen and for three; toasts', async ({
  page,
}) => {
  // One game is open at a time.
  test.slow();
  const calculator = new CalculatorPage(page, language);
  await calculator.open();
  await calculator.showGames();
  await look(page, 'every game', resultCard);
  await calculator.picker.fill('0000');
  // Its list lies over the games.
  await look(page, 'no game to pick', { within: '.game-picker' });
  await calculator.pick('iracing');
  await look(page, 'a picked game', resultCard);
  await calculator.picker.press('Backspace');

  await calculator.showAllGames();
  await calculator.field('By evidence').check();
  for (const group of await calculator.closedGroups.all()) await group.click();
  await look(page, 'every game by evidence', resultCard);
  for (const width of outermostWidths()) await lookAtGames(page, 'one screen', oneOfAKind, width);
  await calculator.field('Triple').check();
  await calculator.field('Curved screens').check();
  await settle(page);
  await look(page, 'every game, three curved screens', resultCard);
  for (const width of outermostWidths()) await lookAtGames(page, 'three curved screens', oneOfAKind, width);

  await calculator.gameName('Assetto Corsa').click();
  const assettoCorsa = calculator.openedGame('Assetto Corsa');
  await assettoCorsa.getByRole('button', { name: language.say('Patch my file') }).click();
  for (const [name, text] of [
    [
      'triple_screen.ini',
      '[LEFT_SCREEN]\nLEFT_POINT=0,1\nRIGHT_POINT=x\n[SPINNERS]\nSP_WIDTH=1\nSP_WIDTH=2\n',
    ],
    ['another.ini', ''],
  ] as const) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    await assettoCorsa.locator('input[type=file]').setInputFiles(file);
    await expect(assettoCorsa.locator('.file-patch [role=status]').first()).toContainText(name);
    await look(page, `a player's file: ${name}`, resultCard);
  }

  await assettoCorsa.locator('pre + button').first().click();
  await expect(calculator.toasts).not.toHaveCount(0);
  await look(page, 'a toast for lines', toasts);
  await calculator.keepOnTop.click();
  await calculator.backToGames();
  const copyValue = calculator.game('Assetto Corsa Rally').locator('.icon-button');
  await copyValue.click();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error());
  });
  await copyValue.click();
  await expect(calculator.toasts).toHaveCount(2);
  await look(page, 'toasts, copying not allowed', toasts);
  await look(page, 'a game on top', resultCard);
  expectNoProblems();
});

test('the search for a monitor: its list, what nearly fits, what was picked, and no list', async ({
  page,
}) => {
  const calculator = new CalculatorPage(page, language);
  const dialog: Part = { within: '.monitor-dialog' };
  await calculator.open();
  const button = page.getByRole('button', { name: language.say('Find my monitor') });
  const search = page.getByRole('combobox', { name: language.say('Name or model code') });
  const pick = async (code: string) => {
    await button.click();
    await search.fill(code);
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await search.press('Enter');
  };
  await button.click();
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  await look(page, 'the list of monitors', dialog);
  for (const text of ['c49rx90', 'zandvoort']) {
    await search.fill(text);
    await look(page, `looking for ${text}`, dialog);
  }
  await page.keyboard.press('Escape');
  // Every remark; the last three: a radius to ask for, an unknown curve, little evidence.
  for (const code of ['45WQHD240', 'OLED42C2', 'XG43VQ', 'CU34G2X', '38GN950', 'B233HL']) {
    await pick(code);
    await look(page, `${code} is picked`, section);
    await look(page, `${code} is picked, toast`, toasts);
  }
  await page.reload();
  await calculator.alive();
  await page.route('**/assets/monitors-*.json', (route) => route.abort());
  await button.click();
  await search.waitFor();
  await look(page, 'the list is asked for again', dialog);
  await page.locator('.monitor-dialog .part-missing').waitFor();
  await look(page, 'no list', dialog);
  expectNoProblems();
});

test('parts that load or do not load, and a calculator that breaks', wordsOnly, async ({ page }) => {
  const calculator = new CalculatorPage(page, language);
  const missing = page.locator('.part-missing');
  const lookWhileItFails = async (parts: number, scripts: { readonly fail: () => Promise<void> }) => {
    await look(page, 'loading', section);
    await scripts.fail();
    await expect(missing).toHaveCount(parts);
    await look(page, 'not loaded', section);
    await page.unrouteAll();
  };

  const large = await holdUp(page, '**/assets/{exact-part,rig-drawing,explore}*');
  await calculator.open();
  const plotAsked = page.waitForRequest('**/assets/explore*');
  await calculator.scrollToPlot();
  await plotAsked;
  await calculator.scrollToDrawing();
  // Sharing needs the first of them.
  await lookWhileItFails(4, large);

  const small = await holdUp(page, '**/assets/game-details*');
  await page.reload();
  await calculator.alive();
  await calculator.gameName('Assetto Corsa').click();
  await lookWhileItFails(1, small);

  await breakCalculator(calculator);
  await look(page, 'broken', section);

  await page.route('**/assets/calculator-island*', (route) => route.abort());
  await page.goto(language.root + '/');
  await page.getByRole('alert').waitFor();
  await look(page, 'no script');
  expectNoProblems();
});
