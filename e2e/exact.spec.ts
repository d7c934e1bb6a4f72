import type { Locator } from '@playwright/test';
import { CalculatorPage } from './calculator-page';
import { defaults } from './default-values';
import { widen } from './page-inspection';
import { expect, test } from './test';

let calculator: CalculatorPage;

/** The worked example of docs/formulas.md: three of 32in at 70 cm with bezels of 8 mm. */
async function typeTriple(): Promise<void> {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').check();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
}

const fontSize = (text: Locator) =>
  text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

test.describe('beside the Classic values', () => {
  test('each row says what 1:1 gives, differences stand out, and it follows every input', async ({
    page,
  }) => {
    await calculator.row('hFov').scrollIntoViewIfNeeded();
    await expect(calculator.note('hFov')).toHaveText('61.7°');
    await expect(calculator.offMark('hFov')).toHaveCount(0);
    await expect(calculator.note('Assetto Corsa and Competizione')).toHaveText('37°');
    await expect(calculator.offMark('Assetto Corsa and Competizione')).toHaveText('off differs from 1:1');
    await expect(calculator.note('DiRT Rally 1/2, GRID Autosport')).toHaveText(
      'DiRT Rally0.2DiRT Rally 2.0−4GRID Autosport74°',
    );
    // The specified value stays alone in the first cell.
    await expect(calculator.value('Assetto Corsa and Competizione')).toHaveText('17.4');
    expect(await calculator.values()).toEqual(defaults);

    await calculator.field('Distance to screen').fill('60');
    await expect(calculator.note('vFov')).toHaveText('31.3°'); // 2·atan(33.6221/120) = 31.30
    await calculator.field('Distance to screen').fill('');
    await expect(calculator.note('vFov')).toHaveText('–');
    await calculator.note('vFov').getByRole('button', { name: '–' }).click();
    await expect(page.getByRole('tooltip')).toContainText('some distance in front of the screen');
    await expect(calculator.exactCopyButtons('vFov')).toHaveAttribute('aria-disabled', 'true');
  });

  test('what 1:1 gives is as large as the Classic value and is copied as easily', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await calculator.row('hFov').scrollIntoViewIfNeeded();
    await expect(calculator.note('hFov')).not.toBeEmpty();
    const sizes = () =>
      page
        .locator('.results :is(.classic-value > span, .beside-value)')
        .evaluateAll((values) => [...new Set(values.map((value) => getComputedStyle(value).fontSize))]);
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await widen(page, width);
      expect(await sizes(), `one size at ${width}`).toHaveLength(1);
      // Nothing sticks out of its cell, and nothing lies on another.
      const crowded = await page.locator('.results tbody tr').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const boxes = [
            ...row.querySelectorAll(
              'th, .classic-value > span, .classic-copy button, .classic-off, .beside-row > *',
            ),
          ].map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            // Of what fills its cell only the text counts.
            const box = (
              element.matches('th, .classic-value > span') ? range : element
            ).getBoundingClientRect();
            return { name: element.className || element.tagName, box };
          });
          const edge = row.getBoundingClientRect();
          return [
            ...boxes.filter(({ box }) => box.right > edge.right + 1 || box.left < edge.left - 1),
            ...boxes.filter(({ box }, index) =>
              boxes.some(
                (other, place) =>
                  place > index &&
                  box.left < other.box.right - 1 &&
                  other.box.left < box.right - 1 &&
                  box.top < other.box.bottom - 4 &&
                  other.box.top < box.bottom - 4,
              ),
            ),
          ].map(({ name }) => `${row.textContent}: ${name}`);
        }),
      );
      expect(crowded, `at ${width}`).toEqual([]);
    }

    await calculator.exactCopyButtons('vFov').click();
    await expect(calculator.toasts.last()).toHaveText('Copied 37.2');
    await page.getByRole('button', { name: 'Copy the 1:1 value for DiRT Rally 2.0' }).click();
    await expect(calculator.toasts.last()).toHaveText('Copied -4');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('-4');
    await calculator.copyButton('vFov').click();
    await expect(calculator.toasts.last()).toHaveText('Copied 35');
  });

  test('of three screens, games that take measurements show them in short', async () => {
    await typeTriple();
    await expect(calculator.note('Assetto Corsa and Competizione')).toHaveText(
      'Assetto Corsa708 · 700 · 8 mm · 55°Assetto Corsa Competizione708 · 700 mm · 55° · 8 mm',
    );
    await expect(calculator.exactCopyButtons('Assetto Corsa and Competizione')).toHaveCount(2);
    await expect(calculator.note('Triple Screen Angle')).toHaveText('54.7°');
  });

  test('the line about the two methods leads to the guide', async ({ page }) => {
    await page.getByRole('link', { name: 'How they differ' }).click();
    await expect(page.getByRole('heading', { name: 'Classic and 1:1' })).toBeInViewport();
  });
});

test.describe('1:1', () => {
  test.beforeEach(async () => {
    await calculator.chooseExact();
  });

  test('shows the angles of one screen and, for each game, its number and what it gives', async ({
    page,
  }) => {
    await expect(calculator.angle('Horizontal')).toHaveText('61.7°');
    await expect(calculator.angle('Vertical')).toHaveText('37.2°');
    // Of a flat screen the coverage is the horizontal angle once more.
    await expect(calculator.angle('Coverage')).toHaveCount(0);
    await expect(calculator.angle('Side angle')).toHaveCount(0);
    for (const width of [360, 768, 1280, 1920]) {
      await widen(page, width);
      for (const name of ['Horizontal', 'Vertical'])
        expect(await fontSize(calculator.angle(name)), `${name} at ${width}`).toBeGreaterThanOrEqual(40);
    }
    await expect(calculator.summary).toHaveText('1:1 H 61.7° · V 37.2°');

    // Values of the default rig, H 61.7358 and V 37.1675, by each game's own scale.
    for (const [name, value] of [
      ['Assetto Corsa', '37°'],
      ['rFactor 2', '37°'],
      ['Le Mans Ultimate', '37°'],
      ['iRacing', '62°'],
      ['DiRT Rally 2.0', '−4'],
      ['EA Sports WRC', '38'],
      ['Richard Burns Rally', '0.843 rad'],
      ['Automobilista 2', '62°'],
      ['BeamNG.drive', '37°'],
      ['F1 25', '−8'],
    ] as const)
      await expect(calculator.gameValue(name), name).toHaveText(value);

    // What the snapped value really gives.
    await expect(calculator.game('DiRT Rally 2.0')).toContainText('gives 35.8° vertical, 1.4° narrow');
    await expect(calculator.game('DiRT Rally 2.0')).toContainText('reported');
    // Why a number looks as it does, where it is neither degrees up nor across.
    await expect(calculator.game('F1 25')).toContainText('slider: 0 is 77° wide at 16:9 · gives 61.0°');
    await expect(calculator.game('iRacing').locator('.game-notes')).toHaveText(/^gives 62\.0°/);
    // The true value is out of the game's range.
    await expect(calculator.game('Forza Horizon 5')).toContainText(
      'Below what the game allows: true would be 37.2°.',
    );
    await expect(calculator.gameValue('Forza Horizon 5')).toHaveText('40°');

    await calculator.field('Distance to screen').fill('0');
    await expect(calculator.summary).toHaveText('1:1 H – · V –');
  });

  test('shows three screens: worked example of docs/formulas.md', async () => {
    await typeTriple();
    await expect(calculator.angle('Side angle')).toHaveText('54.7°');
    expect(await fontSize(calculator.angle('Side angle'))).toBeGreaterThanOrEqual(40);
    await expect(calculator.angle('Total span')).toHaveText('163.1°');
    await expect(calculator.angle('Blind wedge')).toHaveText('1.0°');
    await expect(calculator.angle('Footprint')).toHaveText('156.1 × 59.1 cm');

    // The slider is off with three screens: its limits are no question there. The menu is named once.
    // Rows that are still being set would move away under the pointer.
    await expect(calculator.gameValue('Assetto Corsa Competizione')).toContainText('708');
    await calculator.gameName('Assetto Corsa Competizione').click();
    const competizione = calculator.gameDetails('Assetto Corsa Competizione');
    await expect(competizione).toContainText('How sureConfirmed.Developer');
    await expect(competizione.getByText('Where they go: Rendering mode Triple Screen')).toHaveCount(1);
    await expect(competizione.getByRole('row').nth(1)).toHaveText('Width of each screen708 mm tripleWidth');
    await expect(competizione).toContainText('cameraSettings.json');

    await calculator.gameName('Assetto Corsa').click();
    await expect(calculator.gameDetails('Assetto Corsa').getByRole('row')).toHaveText([
      'MeasureYoursIn the file',
      'Width of each screen708 mm SP_WIDTH',
      'Eye distance700 mm SP_DISTANCE',
      'Bezel of each screen8 mm SP_MARGINS',
      'Side angle55° SP_ROTATION',
    ]);
    // The centre picture's right edge: half of 708.416 mm beside, 700 mm ahead.
    await expect(calculator.game('Assetto Corsa').locator('pre').first()).toContainText(
      '[CENTER_SCREEN]\nLEFT_POINT=-0.354208,0.7\nRIGHT_POINT=0.354208,0.7',
    );
    await expect(calculator.game('Assetto Corsa').locator('pre').first()).toContainText(
      '[SPINNERS]\nSP_WIDTH=708\nSP_DISTANCE=700\nSP_MARGINS=8\nSP_ROTATION=55',
    );

    // A fixed stand, overlapping frames, other outer screens, and what is taken where nothing is said.
    await calculator.moreFields.click();
    const sideAngle = calculator.field('Side angle');
    await expect(sideAngle).toHaveAccessibleDescription('Empty for the ideal 54.7°');

    // The worked example of docs/formulas.md: the same rig, fixed at 45°, spans 154.8981°.
    await sideAngle.fill('45');
    await expect(calculator.angle('Total span')).toHaveText('154.9°');
    await sideAngle.fill('forty');
    await expect(sideAngle).toHaveAccessibleDescription(
      'Not a number, so it is left out. 45 or 45° would work.',
    );
    await expect(calculator.angle('Side angle')).toHaveText('54.7°');
    await sideAngle.fill('');
    await sideAngle.press('ArrowUp');
    await expect(sideAngle).toHaveValue('56');
    await sideAngle.fill('');

    // Without a gap the side angle equals H: 2·atan(70.8418/140) = 53.68.
    await calculator.field('Gap between pictures').fill('0');
    await expect(calculator.angle('Side angle')).toHaveText('53.7°');
    await expect(calculator.angle('Blind wedge')).toHaveText('0.0°');

    // By hand: a = 35.4209, m = 24/32 · a = 26.5657, r = hypot(a, 70) = 78.4523: A = 26.84 + asin(m/r) 19.79 = 46.63.
    await calculator.field('Size of the outer monitors').fill('24');
    await expect(calculator.angle('Side angle')).toHaveText('46.6°');

    // The eye's height changes no angle: 2·atan(39.8485/140) = 31.8°, from any height.
    await expect(calculator.angle('Vertical')).toHaveText('31.8°');
    await calculator.field('Eye height').press('ArrowDown');
    await expect(calculator.field('Eye height')).toHaveValue('-1');
    await expect(calculator.angle('Vertical')).toHaveText('31.8°');
  });

  test('offers the three fits on a curved screen: worked example of docs/formulas.md', async ({ page }) => {
    await calculator.field('Screen ratio').selectOption('32:9');
    await calculator.field('Screen size').fill('49');
    await calculator.field('Distance to screen').fill('70');
    await calculator.field('Curved screens').check();
    await expect(calculator.angle('Coverage')).toHaveText('94.0°');
    await expect(page.getByRole('radio', { name: /^Balanced/ })).toBeChecked();
    await expect(calculator.angle('Horizontal')).toHaveText('87.3°');
    await page.getByRole('radio', { name: /^Centre/ }).check();
    await expect(calculator.angle('Horizontal')).toHaveText('81.1°');
    await expect(calculator.angle('Vertical')).toHaveText('27.1°');
    await page.getByRole('radio', { name: /^Edge/ }).check();
    await expect(calculator.angle('Horizontal')).toHaveText('94.0°');
    await expect(calculator.gameValue('iRacing')).toHaveText('94°');
  });

  test('takes the true shape of a 21:9 screen from its pixels', async () => {
    await calculator.field('Screen ratio').selectOption('21:9');
    await calculator.field('Screen size').fill('34');
    await calculator.field('Distance to screen').fill('60');
    await expect(calculator.angle('Vertical')).toHaveText('31.7°'); // 2·atan(34.0284/120)
    await calculator.field('Your 21:9 in pixels').selectOption('3440 × 1440 (43:18)');
    await expect(calculator.angle('Vertical')).toHaveText('31.1°'); // 2·atan(33.3470/120)
    await calculator.field('Screen ratio').selectOption('16:9');
    await expect(calculator.angle('Vertical')).toHaveText('38.9°'); // 2·atan(42.3388/120) = 38.87
  });

  test('a row that is opened at the end of the list comes into sight, and keeps its limits beside a bad text', async ({
    page,
  }) => {
    const { library } = calculator;
    await library.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // The last row that begins in sight, under the fade.
    const last = await library.evaluate((list) => {
      const { bottom } = list.getBoundingClientRect();
      const rows = [...list.querySelectorAll('.game')];
      const cut = rows.findLast((row) => row.getBoundingClientRect().top < bottom - 20);
      return cut?.querySelector('.game-name')?.textContent ?? '';
    });
    const at = await page.evaluate(() => scrollY);
    await calculator.gameName(last).evaluate((name: HTMLElement) => name.click());
    await expect(calculator.gameDetails(last)).toContainText('Takes');
    await expect.poll(() => library.evaluate((list) => list.scrollTop)).toBeGreaterThan(0);
    const [row, frame] = [await calculator.game(last).boundingBox(), await library.boundingBox()];
    expect(row?.y).toBeGreaterThanOrEqual(frame?.y ?? NaN);
    const bottom = (row?.y ?? NaN) + Math.min(row?.height ?? NaN, (frame?.height ?? NaN) - 72);
    expect(bottom).toBeLessThanOrEqual((frame?.y ?? NaN) + (frame?.height ?? NaN) - 31);
    expect(await page.evaluate(() => scrollY)).toBe(at);

    await calculator.search.fill('competizione');
    await calculator.gameName('Assetto Corsa Competizione').click();
    const takes = 'vertical degrees, from 10° to 120°';
    await expect(calculator.gameDetails('Assetto Corsa Competizione')).toContainText(takes);
    await calculator.field('Distance to screen').fill('about 60');
    await expect(calculator.impossible).toBeVisible();
    await expect(calculator.gameDetails('Assetto Corsa Competizione')).toContainText(takes);
    // Limits that follow the shape of the rig are not there, and nothing is said of them.
    await calculator.search.fill('automobilista 2');
    await calculator.gameName('Automobilista 2').click();
    await expect(calculator.gameDetails('Automobilista 2')).toContainText('horizontal degreesIn the menu');
  });

  test('an impossible rig says why, once, and comes back', async ({ page }) => {
    await calculator.field('Curved screens').check();
    await calculator.field('Radius of curve').fill('90');
    const reason = 'Your screen is wider than a full circle of its radius';
    await expect(calculator.impossible).toContainText(reason);
    // Not in the rows: the drawing and what is read aloud say it too, each in its time.
    await expect(calculator.resultCard.getByText(reason)).toHaveCount(1);
    await expect(calculator.gameValue('iRacing')).toHaveText('–');
    await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0);
    await calculator.field('Radius of curve').fill('900');
    await expect(calculator.impossible).toHaveCount(0);
  });

  test('finds games by name, alias and developer, and groups them by evidence or by name', async ({
    page,
  }) => {
    const { search } = calculator;
    await search.fill('ams2');
    await expect(calculator.games).toHaveCount(1);
    await expect(calculator.game('Automobilista 2')).toBeVisible();
    await search.fill('kunos'); // Assetto Corsa, Competizione, EVO, Rally and netKar Pro
    await expect(calculator.games).toHaveCount(5);
    await search.fill('no such game');
    await expect(page.getByText('No game matches “no such game”.')).toBeVisible();
    await search.fill('');
    // 8 of those with a number are asked about most; the 33 without one are closed.
    await expect(calculator.games).toHaveCount(50);
    await expect(calculator.libraryHeadings).toHaveText([
      'Asked about most',
      'All others, A to Z',
      '33 games with no known number',
    ]);
    await calculator.withoutNumber.click();
    await expect(calculator.games).toHaveCount(83);
    await calculator.withoutNumber.click();
    await expect(calculator.games).toHaveCount(50);

    await calculator.field('By evidence').check();
    await expect(calculator.libraryHeadings).toHaveText([
      'Confirmed',
      'Reported by one good source',
      'Believed, not proven',
      '33 games with no known number',
    ]);
  });

  test('explains a number: where it goes, how sure it is, who says so', async ({ page }) => {
    const raceRoom = calculator.game('RaceRoom Racing Experience');
    await calculator.gameName('RaceRoom Racing Experience').click();
    await expect(raceRoom).toContainText('In the menu');
    await expect(raceRoom).toContainText('Believed, not proven.');
    await expect(raceRoom.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//);
    await expect(raceRoom.getByRole('link').first()).toHaveAttribute('rel', /noopener/);
    await expect(raceRoom).toContainText('read 2026-11-14');
    await page.keyboard.press('Enter');
    await expect(raceRoom).not.toContainText('In the menu');

    // A file that takes more decimals than the menu: 37.1675 / 58 = 0.640819.
    await calculator.gameName('GTR 2').click();
    const gtr2 = calculator.gameDetails('GTR 2');
    await expect(gtr2.locator('pre')).toHaveText('[Graphic Options]\nFOV Multiplier="0.64082"');
    // Once is enough.
    await expect(gtr2).not.toContainText('0.64082x');
    await expect(gtr2).toContainText('angelalonso/gtr2_dyn_ai, read 2026-11-15');

    // Without a known number: the angles, and why.
    await calculator.withoutNumber.click();
    const wreckfest = calculator.game('Wreckfest');
    await expect(wreckfest).toContainText('No number known: horizontal 61.7°, vertical 37.2°');
    await calculator.gameName('Wreckfest').click();
    await expect(wreckfest).toContainText('No trustworthy source found');
  });

  test('keeps favourites on top, only when starred, and forgets them with the last star', async ({
    page,
  }) => {
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    expect(await stored()).toBe('{}');
    await calculator.star('rFactor 2').click();
    await expect(calculator.libraryHeadings.first()).toHaveText('Your games');
    await expect(calculator.chips).toHaveText(['rFactor 2']);
    await expect(calculator.star('rFactor 2')).toBeFocused();
    await expect(calculator.toasts).toHaveText('rFactor 2 is now on top');

    await page.reload();
    await calculator.alive();
    await calculator.chooseExact();
    await expect(calculator.games.first()).toContainText('rFactor 2');
    const star = calculator.star('rFactor 2');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.click();
    await expect(calculator.libraryHeadings.first()).toHaveText('Asked about most');
    expect(await stored()).toBe('{}');
  });

  test('games are picked by typing, shown as chips and first in the list, and taken away by key or ×', async ({
    page,
  }) => {
    const { picker, offers, chips } = calculator;
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    const firstNames = async (count: number) =>
      (await page.locator('.game-name').allTextContents()).slice(0, count);

    // By keyboard alone. Before anything is typed, those asked about most are offered.
    await picker.focus();
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
    await picker.press('ArrowDown');
    await expect(picker).toHaveAttribute('aria-expanded', 'true');
    await expect(offers).toHaveCount(8);
    await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
    await picker.press('Escape');
    await expect(picker).toHaveAttribute('aria-expanded', 'false');
    expect(await stored()).toBe('{}');

    await picker.pressSequentially('acc');
    await expect(offers.first()).toHaveText('Assetto Corsa Competizione');
    await expect(picker).toHaveAttribute(
      'aria-activedescendant',
      (await offers.first().getAttribute('id')) ?? '',
    );
    await picker.press('Enter');
    await expect(chips).toHaveText(['Assetto Corsa Competizione']);
    await expect(picker).toBeFocused();
    await expect(picker).toHaveValue('');
    // The second offer, then one by mouse.
    await picker.pressSequentially('automobilista');
    await picker.press('ArrowDown');
    await picker.press('Enter');
    await picker.fill('iracing');
    await offers.first().click();
    const picked = ['Assetto Corsa Competizione', 'Automobilista 2', 'iRacing'];
    await expect(chips).toHaveText(picked);
    expect(await firstNames(3)).toEqual(picked);
    await expect(calculator.star('iRacing')).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(await stored())).toEqual({
      'sightline.favourites': '["acc","automobilista-2","iracing"]',
    });

    // Nothing of this name; Escape closes, then empties.
    await picker.fill('no such game');
    await expect(offers).toHaveText(['No game of this name']);
    await picker.press('Enter');
    await expect(chips).toHaveCount(3);
    await picker.press('Escape');
    await picker.press('Escape');
    await expect(picker).toHaveValue('');

    // Backspace takes the last one away, a cross its own, and the focus goes on.
    await picker.press('Backspace');
    await expect(chips).toHaveText(picked.slice(0, 2));
    await page.getByRole('button', { name: 'Remove Assetto Corsa Competizione' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Automobilista 2' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(chips).toHaveCount(0);
    await expect(picker).toBeFocused();
    expect(await stored()).toBe('{}');
  });

  test('the first picked game has the large figures and the line that a phone keeps in sight', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await calculator.pick('iracing');
    await calculator.pick('acc');
    const { bigAnswer, summary } = calculator;
    await expect(bigAnswer).toContainText('iRacing62°');
    expect(await fontSize(bigAnswer.locator('.big-value'))).toBeGreaterThanOrEqual(40);
    await bigAnswer.getByRole('button', { name: 'Copy the value for iRacing' }).click();
    await expect(calculator.toasts.last()).toHaveText('Copied 62');
    await expect(calculator.angle('Vertical')).toHaveText('37.2°');

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(summary).toHaveText('iRacing 62°');
    await expect(summary).toBeInViewport({ ratio: 1 });
    // 27in from 60 cm: 2 · atan(298.9 / 600) = 52.95°.
    await calculator.field('Distance to screen').fill('60');
    await expect(summary).toHaveText('iRacing 53°');
    await expect(bigAnswer).toContainText('53°');

    // With the next one on top, three screens and its measures.
    await page.getByRole('button', { name: 'Remove iRacing' }).click();
    await typeTriple();
    await expect(summary).toHaveText('Assetto Corsa Competizione 708 · 700 mm · 55° · 8 mm');
    expect((await summary.boundingBox())?.height).toBeLessThan(50);
    await calculator.field('Classic').check();
    await expect(summary).toHaveText('Assetto Corsa Competizione 708 · 700 mm · 55° · 8 mm');
  });

  test('no game with a number leaves a dash with three screens, and its measures are copied and printed', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route('**/assets/rig-sheet*', () => undefined);
    await typeTriple();
    await expect(calculator.gameValue('Assetto Corsa Competizione')).toHaveText('708 · 700 mm · 55° · 8 mm');
    await expect(calculator.game('Assetto Corsa Competizione')).toContainText(
      'screen width · eye distance · side angle · bezel',
    );
    await expect(calculator.gameValue('Assetto Corsa EVO')).toHaveText('700 · 708 · 8 mm · 55°');
    await expect(calculator.gameValue('iRacing')).toHaveText('163°');
    const values = await page.locator('.game-value').allTextContents();
    expect(values).toHaveLength(50);
    expect(values.filter((value) => value === '–')).toEqual([]);

    await calculator
      .game('Assetto Corsa Competizione')
      .getByRole('button', { name: 'Copy the value for Assetto Corsa Competizione' })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm',
    );

    // Where what prints the rig on one page has not arrived, the list is printed.
    await page.emulateMedia({ media: 'print' });
    await expect(calculator.gameValue('Assetto Corsa Competizione')).toBeVisible();
    await expect(calculator.game('Assetto Corsa Competizione')).toContainText('screen width · eye distance');
  });

  test('on a phone a game is one line, and its name opens the rest', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const row = calculator.game('Le Mans Ultimate');
    await row.scrollIntoViewIfNeeded();
    const tops = await row.locator('.game-name, .game-value, .icon-button:visible').evaluateAll((parts) =>
      parts.map((part) => {
        const box = part.getBoundingClientRect();
        return box.top + box.height / 2;
      }),
    );
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6);
    expect((await row.boundingBox())?.height).toBeLessThan(50);
    await calculator.gameName('Le Mans Ultimate').click();
    await expect(row).toContainText('gives 37.0° vertical');
    await expect(calculator.star('Le Mans Ultimate')).toBeVisible();
    await expect(calculator.gameDetails('Le Mans Ultimate')).toContainText('In the menu');
  });

  test('copies what a game wants, in plain characters, for the rig as it is now', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await calculator.game('F1 25').getByRole('button', { name: 'Copy the value for F1 25' }).click();
    await expect(calculator.toasts).toHaveText('Copied -8');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('-8');

    const copy = page.getByRole('button', { name: 'Copy the value for American Truck Simulator' });
    // 27″ at 16:9 is 597.7 mm wide: from 600 mm, 2 · atan(298.9 / 600) = 52.95°.
    await calculator.field('Distance to screen').fill('60');
    await copy.click();
    await expect(calculator.toasts.last()).toHaveText('Copied 53');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('53');

    await calculator.field('Distance to screen').fill('0');
    await expect(copy).toHaveAttribute('aria-disabled', 'true');
    await calculator.field('Distance to screen').fill('60');
    await expect(copy).toHaveAttribute('aria-disabled', 'false');
  });

  test('an open row stays open while it moves: starred, searched for, grouped again', async () => {
    const name = calculator.gameName('rFactor 2');
    await name.click();
    await calculator.star('rFactor 2').click();
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await expect(calculator.gameDetails('rFactor 2')).toBeVisible();
    await calculator.search.fill('rf2');
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await calculator.field('By evidence').check();
    await expect(name).toHaveAttribute('aria-expanded', 'true');
    await name.click();
    await expect(calculator.gameDetails('rFactor 2')).toBeHidden();
  });

  test('on a phone, links lead past the list', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [name, target] of [
      ['Past the list: how true is the picture?', calculator.explore],
      ['How they differ', page.getByRole('heading', { name: 'Classic and 1:1' })],
    ] as const) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.evaluate(async () => {
        for (let last = -1, still = 0; still < 10; last = scrollY) {
          await new Promise(requestAnimationFrame);
          still = scrollY === last ? still + 1 : 0;
        }
      });
      await expect(target).toBeInViewport();
    }
  });
});
