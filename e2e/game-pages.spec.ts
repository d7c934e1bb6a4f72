import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { figures } from '../scripts/speed/figures';
import { firstVisit } from '../scripts/speed/first-visit';
import { games } from '../src/domain/games/games';
import { unsettledGames } from '../src/domain/games/unsettled-games';
import { expectNoViolationsInAnyLook } from './axe';
import { CalculatorPage } from './calculator-page';
import { prepareInspection } from './page-inspection';
import { expect, test } from './test';

/** A page for each game, and the list of them. */

const ids = games.map(({ id }) => id);
const gamePages = ids.map((id) => `/games/${id}`);
/** Folders of the languages. */
const folders = ['', '/de'];
const htmlOf = (path: string) => readFileSync(`dist${path}.html`, 'utf8');

test.describe('as they are written', () => {
  test('there is one for each game, and none besides', () => {
    const written = readdirSync('dist/games').filter((name) => name.endsWith('.html'));
    expect(written.toSorted()).toEqual(ids.map((id) => `${id}.html`).toSorted());
  });

  test('each is light: less than 20 KB before the calculator’s script', () => {
    for (const path of folders.flatMap((folder) => ['/games', ...gamePages].map((each) => folder + each)))
      expect(readFileSync(`dist${path}.html.br`).length, path).toBeLessThan(20_000);
  });

  test('each is whole, and tells search engines about itself within their limits', async ({ page }) => {
    const data = ['/data/games.json', '/data/monitors.json'];
    const pages = ['/', '/faq', '/privacy', '/games', '/measure', ...gamePages];
    const addresses = new Set([...folders.flatMap((folder) => pages.map((path) => folder + path)), ...data]);
    const written = folders.flatMap((folder) => ['/games', ...gamePages].map((path) => folder + path));
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of written) {
      const found = await page.evaluate(read, htmlOf(path));
      expect(found.problems, path).toEqual([]);
      expect(found.title.length, found.title).toBeLessThan(60);
      expect(found.description.length, found.description).toBeLessThan(155);
      expect(found.description.length, found.description).toBeGreaterThan(60);
      expect(found.canonical, path).toBe(`https://sightline.example${path}`);
      expect(found.types, path).toContain('BreadcrumbList');
      // Once for all links of a page: there are thousands, and each `expect` of Playwright takes milliseconds.
      expect(
        found.links.filter((link) => !addresses.has(link.replace(/#.*/, ''))),
        path,
      ).toEqual([]);
      titles.add(found.title);
      descriptions.add(found.description);
    }
    expect(titles.size).toBe(written.length);
    expect(descriptions.size).toBe(written.length);
    const listed = (await page.evaluate(read, htmlOf('/games'))).links;
    expect(listed).toEqual(expect.arrayContaining([...gamePages, ...data]));
  });

  test('the answers for search engines are those that stand on the page', async ({ page }) => {
    const { questions, headings } = await page.evaluate(read, htmlOf('/games/acc'));
    expect(questions).toHaveLength(4);
    for (const question of questions) expect(headings).toContain(question);
  });

  test('hosts are told one rule for all of them, and fewer than a hundred in all', () => {
    const rules = readFileSync('dist/_headers', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules.length).toBeLessThan(100);
    expect(rules.filter((rule) => rule.startsWith('/games'))).toEqual(['/games', '/games/*']);
    // Such a host sends that rule with the page for a wrong address, too: its style sheet has to pass.
    const [, style = 'none'] = /style-src 'self' ('sha256-[^']+')/.exec(htmlOf('/404')) ?? [];
    const [, rule = ''] = /^\/games\/\*\n(.*)$/m.exec(readFileSync('dist/_headers', 'utf8')) ?? [];
    expect(rule).toContain(style);
  });
});

/** Runs in the page, so it may refer to nothing outside itself. */
function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const problems: string[] = [];
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ tagName }) => Number(tagName[1]));
  if (levels[0] !== 1 || levels.filter((level) => level === 1).length !== 1)
    problems.push('not one h1, first');
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1) problems.push(`${headings[index]?.textContent} skips a level`);
  });
  const all = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(all)) if (all.indexOf(id) !== all.lastIndexOf(id)) problems.push(`two of #${id}`);
  for (const name of ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'])
    for (const element of page.querySelectorAll(`[${name}]`))
      for (const id of element.getAttribute(name)?.split(' ') ?? [])
        if (!all.includes(id)) problems.push(`${name} names #${id}, which is not there`);
  // The parser moves wrongly nested elements: then their number differs from that of the tags.
  const markup = html.replace(/<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  for (const noscript of page.querySelectorAll('noscript')) noscript.remove();
  for (const tag of ['p', 'ul', 'ol', 'li', 'div', 'section', 'a', 'span', 'button', 'dl', 'nav']) {
    const written = markup.match(new RegExp(`<${tag}[\\s>]`, 'g'))?.length ?? 0;
    const parsed = page.querySelectorAll(tag).length;
    if (written !== parsed) problems.push(`${written} <${tag}> are read as ${parsed}`);
  }
  const script = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  const data = JSON.parse(script) as Record<string, unknown> & { '@graph'?: Record<string, unknown>[] };
  const graph = data['@graph'] ?? [data];
  const faq = graph.find((each) => each['@type'] === 'FAQPage') as
    { mainEntity: { name: string }[] } | undefined;
  return {
    problems,
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    canonical: page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href'),
    types: graph.map((each) => each['@type']),
    questions: faq?.mainEntity.map(({ name }) => name) ?? [],
    headings: headings.map(({ textContent }) => textContent),
    links: [...page.querySelectorAll('a')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/')),
  };
}

const number = (page: Page) => page.locator('.game-number-value .figure-answer');

async function expectNothingSideways(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test('Competizione: the number follows the rig and is copied', async ({ page }) => {
      const calculator = new CalculatorPage(page);
      await calculator.open('/games/acc');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Field of view in Assetto Corsa Competizione',
      );
      // 27in 16:9 at 50 cm is 37.2° high; at 70 cm 2·atan(168.1 / 700) = 27.0°.
      await expect(number(page)).toHaveText('37°');
      await calculator.field('Distance to screen').fill('70');
      await calculator.resultCard.scrollIntoViewIfNeeded();
      await expect(number(page)).toHaveText('27°');
      await page.locator('.game-number-value').getByRole('button').click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('27');
      await expect(
        page.locator('.result-card').getByText('Esc > View settings > camera > FOV', { exact: true }),
      ).toBeVisible();
      await expectNothingSideways(page);
      if (width === 360) await expect(calculator.summary).toContainText('27°');

      await page.locator('.opened-back').click();
      await expect(page).toHaveURL(/\/#v=1&rig=.*distance:70/);
      await expect(new CalculatorPage(page).field('Distance to screen')).toHaveValue('70');
      await expect(page.locator('.guest-line')).toHaveCount(0);
    });

    test('iRacing: three screens have their measurements, and the lines of the file', async ({ page }) => {
      const calculator = new CalculatorPage(page);
      const rig = 'ratio:16:9;size:32;distance:70;screens:triple;bezel:8';
      await calculator.open(`/games/iracing#v=1&rig=${rig}&game=acc&method=exact&units=cm&own=1`);
      await calculator.resultCard.scrollIntoViewIfNeeded();
      // The worked example of docs/formulas.md: a total of 163.0°.
      await expect(number(page)).toHaveText('163°');
      await expect(page.getByText('With three screens', { exact: true })).toBeVisible();
      await expect(page.getByText('Copy these lines').first()).toBeVisible();
      await expect(page.locator('.share-notice')).toHaveCount(0);
      await expectNothingSideways(page);
      // Another game was open on the page before: the way back leads to all of them.
      await page.locator('.opened-back').hover();
      await page.locator('.opened-back').click();
      await expect(page).toHaveURL(/\/#v=1&rig=.*screens:triple/);
      await expect(page).not.toHaveURL(/&game=/);
    });

    test('Gran Turismo 7: where to sit, and the plan with the rig', async ({ page }) => {
      const calculator = new CalculatorPage(page);
      await calculator.open('/games/gran-turismo-7');
      await calculator.field('Screen size').fill('32');
      // 55° high: 398.5 mm of height are right from 199.2 / tan(27.5°) = 382.7 mm.
      await expect(page.locator('.my-place')).toContainText('Right if you sit at 38.3 cm.');
      await expectNothingSideways(page);
      await calculator.resultCard.scrollIntoViewIfNeeded();
      await page.getByRole('link', { name: 'Plan this seat' }).click();
      await expect(page).toHaveURL(/\/#v=1&rig=.*size:32.*&at=plan$/);
      await expect(new CalculatorPage(page).field('Screen size')).toHaveValue('32');
      await expect(page.getByRole('tab', { name: 'Plan' })).toHaveAttribute('aria-selected', 'true');
    });
  });
}

test('the page begins with the sentence: the number of its game, and the way to the page of another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const calculator = new CalculatorPage(page);
  await calculator.open('/games/acc');
  const answer = page.locator('.my-answer .figure-answer');
  await expect(answer).toHaveText('37°');
  await expect(answer).toBeInViewport();
  await expect(page.locator('.my-place')).toContainText('Esc > View settings > camera > FOV');
  await page.getByRole('spinbutton', { name: 'My distance' }).fill('60');
  // 2·atan(168.1 / 600) = 31.3°.
  await expect(answer).toHaveText('31°');
  await expect(page).toHaveURL(/distance:60/);
  await page.getByRole('combobox', { name: 'My game' }).fill('irac');
  await page.getByRole('option', { name: 'iRacing' }).click();
  await expect(page).toHaveURL(/\/games\/iracing#v=1&rig=.*distance:60/);
  // 2·atan(298.9 / 600) = 52.95°.
  await expect(answer).toHaveText('53°');
  await expect(page.locator('.guest-line')).toHaveCount(0);
});

test('nothing moves while the calculator comes alive', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { shift } = await firstVisit(page, '/games/acc', async () => {
    await page.mouse.move(1, 1);
    await expect(page.locator('.result-card .served')).toHaveCount(0);
  });
  expect(shift).toBeLessThanOrEqual(figures.homeShift.atMost);
});

test('a game of the home page leads to its own page, with the rig', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.field('Distance to screen').fill('60');
  await page.getByRole('button', { name: 'iRacing', exact: true }).click();
  await page.getByRole('link', { name: 'Page for this game' }).click();
  await expect(page).toHaveURL(/\/games\/iracing#v=1&rig=.*distance:60/);
  await expect(calculator.field('Distance to screen')).toHaveValue('60');
});

test('#game= opens a game on the home page, and no rig', async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open('/#game=iracing');
  await expect(page.locator('.opened-name')).toHaveText('iRacing');
  await expect(number(page)).toHaveText('62°');
  await expect(calculator.field('Distance to screen')).toHaveValue('50');
  await calculator.open('/#game=acc');
  await expect(page.locator('.opened-name')).toHaveText('Assetto Corsa Competizione');
  // Unknown games open nothing.
  await page.goto('/faq');
  await calculator.open('/#game=no-such-game');
  await calculator.showGames();
  await expect(page.locator('.opened-game')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a game’s page has the number of the default rig, and the list has all games', async ({ page }) => {
    await page.goto('/games/acc');
    await expect(number(page)).toHaveText('37°');
    await expect(page.getByText('vertical degrees, from 10° to 120°')).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await page.goto('/games');
    await expect(page.locator('[data-games] li')).toHaveCount(games.length);
    await expect(page.getByRole('search')).toBeHidden();
    const unsettled = page.getByRole('region', { name: 'What we don’t know yet' }).getByRole('listitem');
    await expect(unsettled.first()).toContainText('Whether its degrees are vertical.');
    await expect(unsettled).toHaveCount(unsettledGames().length);
  });
});

test('the list finds games by name, by what they take and by how sure that is', async ({ page }) => {
  await page.goto('/games');
  const rows = page.locator('[data-games] li').filter({ visible: true });
  await expect(page.locator('[data-games] h2')).toHaveText(['Racing and driving', 'Other sims']);
  await expect(rows).toHaveCount(games.length);
  await expect(async () => {
    await page.getByRole('searchbox').fill('gt 7');
    await expect(rows).toHaveText([/^Gran Turismo 7/], { timeout: 1000 });
  }).toPass();
  await page.getByRole('searchbox').fill('kunos');
  await page.getByLabel('How sure').selectOption('Confirmed');
  await expect(rows).toHaveText([/^Assetto Corsa/, /^Assetto Corsa Competizione/]);
  await page.getByLabel('What it takes').selectOption('Horizontal degrees');
  await expect(page.getByText('No games found.')).toBeVisible();
});

test.describe('a game that there is not', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('has the page for wrong addresses, in its own colours', async ({ page }) => {
    expect((await page.goto('/games/no-such-game'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.locator('.button')).toHaveCSS('border-radius', '6px');
  });
});

test.describe('axe', () => {
  test.beforeEach(async ({ page }) => prepareInspection(page));

  for (const path of ['/games', '/games/acc', '/games/gran-turismo-7'])
    test(`finds nothing on ${path}`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      if (path !== '/games') await new CalculatorPage(page).alive();
      await expectNoViolationsInAnyLook(page, path);
    });
});
