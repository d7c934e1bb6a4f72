import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { games, gamesWithSetting } from '../domain/games/games';
import { update } from '../state/store';
import { calculator } from '../testing/calculator';
import { focus, inputOf, press, textsOf } from '../testing/in-browser';

/** The worked example of docs/formulas.md: three of 32in at 70 cm with bezels of 8 mm. */
async function typeTriple(): Promise<void> {
  await calculator.field('Screen size').fill('32');
  await calculator.field('Distance to screen').fill('70');
  await calculator.field('Triple').click();
  await calculator.field('Bezel Thickness for Triple Screen').fill('8');
}

/** Count only: `table.test.ts` lists the games. */
const isRaced = ({ kind }: (typeof games)[number]) => kind !== 'other-sim';
const withNumber = gamesWithSetting.filter(isRaced).length;
const raced = games.filter(isRaced).length;
const headingsAtTheEnd = [
  `${raced - withNumber} games with no known number`,
  `${games.length - raced} flight and space sims`,
];

const fontSize = (text: Locator) => parseFloat(getComputedStyle(text.element()).fontSize);

beforeEach(async () => {
  await calculator.open();
});

describe('beside the Classic values', () => {
  test('each row says what 1:1 gives, differences stand out, and it follows every input', async () => {
    calculator.row('hFov').element().scrollIntoView();
    await expect.element(calculator.note('hFov')).toHaveText('61.7°');
    await expect.element(calculator.differs('hFov')).not.toBeInTheDocument();
    await expect.element(calculator.note('Assetto Corsa and Competizione')).toHaveText('37°');
    // Said to readers; the colour says it to others.
    await expect.element(calculator.differs('Assetto Corsa and Competizione')).toHaveClass('visually-hidden');
    await expect.element(page.getByText('≠')).not.toBeInTheDocument();
    await expect
      .element(calculator.note('DiRT Rally 1/2, GRID Autosport'))
      .toHaveText('DiRT Rally0.2DiRT Rally 2.0−4GRID Autosport74°');
    // The specified value stays alone in the first cell.
    await expect.element(calculator.value('Assetto Corsa and Competizione')).toHaveText('17.4');

    await calculator.field('Distance to screen').fill('60');
    await expect.element(calculator.note('vFov')).toHaveText('31.3°'); // 2·atan(33.6221/120) = 31.30
    // No notes for an impossible rig, and one reason.
    await calculator.field('Distance to screen').fill('');
    await expect
      .element(calculator.impossible)
      .toHaveTextContent('Your distance to the screen has to be above zero.');
    await expect.element(calculator.note('vFov')).toBeEmptyDOMElement();
    await expect.element(calculator.angle('across')).not.toBeInTheDocument();
    await expect.element(calculator.copyButton('vFov')).toBeVisible();
    // Three of 100in at 10 cm would cross behind the head: 2·atan(2213.8/200) = 169.7°.
    await calculator.field('Screen size').fill('100');
    await calculator.field('Distance to screen').fill('10');
    await calculator.note('Triple Screen Angle').getByRole('button', { name: '–' }).click();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('collide behind your head');
  });

  test('the angles stand in one line of 20 px beside the title, and follow', async () => {
    await expect.element(calculator.angle('across')).toHaveText('61.7°');
    await expect.element(calculator.angle('high')).toHaveText('37.2°');
    expect(fontSize(calculator.angle('across'))).toBe(20);
    await calculator.field('Distance to screen').fill('60');
    await expect.element(calculator.angle('high')).toHaveText('31.3°'); // 2·atan(33.6221/120)

    // A curved screen covers more than its flat picture: docs/formulas.md, “curved-screen”.
    const note = page.getByCss('.answer-note');
    await expect.element(note).not.toBeInTheDocument();
    await calculator.field('Curved screens').click();
    await expect.element(note).toHaveTextContent(/^Balanced fit for your curve\. Change Why$/);
    await expect.element(note.getByRole('link')).toHaveAttribute('href', '#guide-curved-screens');
    await expect.element(page.getByCss('.answer-set + .view-answer')).toBeVisible();
    await expect.element(page.getByCss('.answer-set')).toHaveText('set');
  });

  test('no value wraps, sticks out or lies on another, and what 1:1 gives is copied', async () => {
    calculator.row('hFov').element().scrollIntoView();
    await expect.element(calculator.note('hFov')).not.toBeEmptyDOMElement();
    for (const width of [320, 360, 768, 1024, 1280, 1920]) {
      await page.viewport(width, 720);
      // No overflow and no overlap.
      const crowded = page
        .getByCss('.results tbody tr')
        .elements()
        .flatMap((row) => {
          const boxes = [
            ...row.querySelectorAll('th, .classic-value > span, .classic-copy .icon, .beside-row > *'),
          ]
            .filter((element) => element.checkVisibility({ opacityProperty: true }))
            .map((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              // Text box only: the element fills its cell.
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
        });
      expect(crowded, `at ${width}`).toEqual([]);
    }

    // The copy button covers the Classic value, and its icon is beside it.
    await page.viewport(360, 720);
    const [valueBox, buttonBox] = [calculator.value('vFov'), calculator.copyButton('vFov')].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect(buttonBox?.left).toBeCloseTo(valueBox?.left ?? 0, 0);
    expect(buttonBox?.right).toBeGreaterThan((valueBox?.right ?? 0) + 16);
    await page.viewport(1280, 720);

    const path = () => calculator.exactCopyButtons('vFov').getByCss('path').element().getAttribute('d');
    const before = path();
    await calculator.exactCopyButtons('vFov').click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied 37.2');
    // A tick for a moment.
    await expect.poll(path).not.toBe(before);
    await expect.poll(path).toBe(before);
    await page.getByRole('button', { name: 'Copy the 1:1 value for DiRT Rally 2.0' }).click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied -4');
    expect(await navigator.clipboard.readText()).toBe('-4');
  });

  test('copying a Classic value that differs says what 1:1 is, once a row, and offers it', async () => {
    // Classic divides by the ratio: 61.74° / 16 · 9 = 34.7, shown as 35; the true angle is 2·atan(33.6221/100) = 37.2°.
    await calculator.copyButton('vFov').click();
    await expect.element(calculator.toasts).toHaveTextContent('Copied 35, the Classic value. 1:1 is 37.2.');
    expect(await navigator.clipboard.readText()).toBe('35');
    await page.getByRole('button', { name: 'Copy 37.2 instead' }).click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied 37.2');
    expect(await navigator.clipboard.readText()).toBe('37.2');
    await calculator.copyButton('vFov').click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied 35');
    // Three games, three numbers.
    await calculator.copyButton('DiRT Rally 1/2, GRID Autosport').click();
    await expect
      .element(calculator.toasts.last())
      .toHaveText('Copied 74, the Classic value. 1:1 has a number for each game.');
    // Both methods agree: no warning.
    await calculator.copyButton('hFov').click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied 62');
  });

  test('the angles’ names are explained, and a row of one game opens it', async () => {
    await calculator.row('hFov').getByRole('button', { name: 'hFov', exact: true }).click();
    await expect.element(page.getByRole('tooltip')).toHaveTextContent('Horizontal field of view');
    await userEvent.keyboard('{Escape}');
    await calculator.row('EA WRC').getByRole('button', { name: 'EA WRC', exact: true }).click();
    await expect.element(calculator.openedGame('EA Sports WRC')).toHaveFocus();
    await expect.element(calculator.openedGame('EA Sports WRC')).toBeInViewport();
  });

  test('of three screens, games that take measurements show each by its name, in a line', async () => {
    await typeTriple();
    await expect
      .element(calculator.note('Assetto Corsa and Competizione'))
      .toHaveText(
        'Assetto Corsascreen width708 mmeye distance700 mmbezel8 mmside angle55°' +
          'Assetto Corsa Competizionescreen width708 mmeye distance700 mmside angle55°bezel8 mm',
      );
    for (const width of [360, 1280]) {
      await page.viewport(width, 720);
      const heights = page
        .getByCss('.beside-value')
        .elements()
        .map((value) => value.getBoundingClientRect().height);
      expect(Math.max(...heights), `at ${width}`).toBeLessThan(30);
    }
    await expect.element(calculator.exactCopyButtons('Assetto Corsa and Competizione')).toHaveLength(2);
    await expect.element(calculator.note('Triple Screen Angle')).toHaveText('54.7°');
  });
});

test('the number of the game that the user races stays in sight on a phone, and a tap copies it', async () => {
  await page.viewport(360, 740);
  await calculator.field('Screen size').fill('32');
  // 2·atan(398.48 / 1000) = 43.45°; Competizione takes whole degrees.
  await expect.element(calculator.summary).toHaveText('Assetto Corsa Competizione 43°');
  await expect.element(calculator.summary).toBeInViewport({ ratio: 0.99 });
  calculator.row('EA WRC').element().scrollIntoView({ block: 'center', behavior: 'instant' });
  await expect.element(calculator.summary).toBeInViewport({ ratio: 0.99 });
  await calculator.summary.click();
  await expect.element(calculator.toasts.last()).toHaveText('Copied 43');
  update((state) => ({ ...state, myGame: 'iracing' }));
  // 2·atan(708.42 / 1000) = 70.6°
  await expect.element(calculator.summary).toHaveText('iRacing 71°');
});

describe('the games, at first', () => {
  test('the one of the sentence comes first with its reason, then the popular ones, then all', async () => {
    await expect.element(calculator.games).toHaveLength(8);
    await expect.element(calculator.games.first()).toHaveTextContent(/^Assetto Corsa Competizione/);
    const why = page.getByCss('.game-why');
    // By hand: 336.2213 mm / 2 = 16.811 cm; 2·atan(16.81/50) = 37.16°, where 16.8 gives 37.14°. Classic: 61.7358° · 9/16/2 = 17.36°,
    // tan(18.58°)/tan(8.7°) = 2.197.
    await expect
      .element(why)
      .toHaveTextContent(
        '33.6 cm high, 50 cm away: 2 · atan(16.81 / 50) = 37.2°. The game takes vertical degrees. The old formula’s 17.4 would enlarge everything 2.2 times. More',
      );
    update((state) => ({ ...state, myGame: 'iracing' }));
    await expect.element(calculator.games.first()).toHaveTextContent(/^iRacing/);
    await expect.element(why).toHaveTextContent(/^59\.8 cm wide/);
    await expect.element(calculator.games).toHaveLength(8);
    await page.getByRole('button', { name: 'More about iRacing' }).click();
    await expect.element(calculator.openedGame('iRacing')).toHaveFocus();
    await calculator.backToGames();

    await page.getByRole('button', { name: `All ${games.length} games` }).click();
    await expect.element(calculator.games).toHaveLength(withNumber);
    await expect.element(calculator.gameName('American Truck Simulator')).toHaveFocus();
    await expect.element(page.getByRole('button', { name: /^All \d/ })).not.toBeInTheDocument();
  });

  test('a phone keeps the number of the game that is open in sight', async () => {
    await page.viewport(360, 740);
    await expect.element(calculator.summary).toHaveTextContent('Competizione 37°');
    await calculator.openGame('iRacing');
    // One flat screen: iRacing takes its 61.7° across, in whole degrees.
    await expect.element(calculator.summary).toHaveTextContent('iRacing 62°');
    await calculator.backToGames();
    await expect.element(calculator.summary).toHaveTextContent('Competizione 37°');
    await page.viewport(1280, 720);
  });

  test('the first game is near the top of the card, with games picked too', async () => {
    const below = (element: Element | null) =>
      (element?.getBoundingClientRect().top ?? 0) -
      (document.querySelector('.result-card')?.getBoundingClientRect().top ?? 0);
    for (const width of [480, 1280]) {
      await page.viewport(width, 900);
      expect(below(document.querySelector('.game')), `at ${width}`).toBeLessThanOrEqual(230);
    }
    await calculator.pick('iracing');
    await calculator.pick('acc');
    expect(below(document.querySelector('.game'))).toBeLessThanOrEqual(230);
  });
});

/** A rig of 27in is 59.7727 cm wide and 33.6221 cm high: 2·atan(width/2d), 2·atan(height/2d); F1 takes a step for 2°, from 77°. */
const popularAt = {
  60: { across: '53°', up: '31°', raceRoom: '53.0°', f1: '−12' }, // 52.956°, 31.304°, −12.02
  65: { across: '49°', up: '29°', raceRoom: '49.4°', f1: '−14' }, // 49.385°, 29.002°, −13.81
  70: { across: '46°', up: '27°', raceRoom: '46.2°', f1: '−15' }, // 46.240°, 27.009°, −15.38
} as const;

/** Types inside the page and waits for two frames: a round trip to Node would give a late number time to catch up. */
async function typeDistanceAtOnce(distance: number): Promise<void> {
  const field = inputOf(calculator.field('Distance to screen'));
  // Native setter: React overrides the property of the element.
  Reflect.set(HTMLInputElement.prototype, 'value', String(distance), field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
}

const shownNow = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.game')].map((row) => [
      row.querySelector('.game-name')?.textContent ?? '',
      row.querySelector('.game-value')?.textContent ?? '',
    ]),
  );

function popularGamesAt(distance: keyof typeof popularAt): Record<string, string> {
  const { across, up, raceRoom, f1 } = popularAt[distance];
  return {
    'Assetto Corsa': up,
    'Assetto Corsa Competizione': up,
    'Assetto Corsa EVO': up,
    'Automobilista 2': across,
    'F1 25': f1,
    iRacing: across,
    'Le Mans Ultimate': up,
    'RaceRoom Racing Experience': raceRoom,
  };
}

describe('right after', () => {
  beforeEach(async () => {
    await expect.element(calculator.games).toHaveLength(8);
  });

  test('the window was resized, every row follows a key in the next frames', async () => {
    for (const [width, distance] of [
      [360, 60],
      [1024, 65],
      [1280, 70],
    ] as const) {
      const resized = new Promise((resolve) => addEventListener('resize', resolve, { once: true }));
      const done = page.viewport(width, 720);
      await resized;
      await typeDistanceAtOnce(distance);
      expect(shownNow(), `at ${width}`).toEqual(popularGamesAt(distance));
      await done;
    }
  });

  test('a game was opened, and after the way back, every number follows a key in the next frames', async () => {
    for (const [whileOpen, afterwards] of [
      [60, 65],
      [65, 70],
    ] as const) {
      const name = calculator.gameName('iRacing').element() as HTMLElement;
      name.click();
      await typeDistanceAtOnce(whileOpen);
      const opened = document.querySelector('.opened-game .figure-answer');
      expect(opened?.textContent).toBe(popularAt[whileOpen].across);
      document.querySelector<HTMLElement>('.opened-back')?.click();
      await typeDistanceAtOnce(afterwards);
      expect(shownNow()).toEqual(popularGamesAt(afterwards));
    }
  });
});

test('a link to all games shows them, also in place of an opened game', async () => {
  await calculator.gameName('iRacing').click();
  await expect.element(page.getByCss('.opened-game')).toBeVisible();
  location.hash = '#all-games';
  await expect.element(page.getByCss('.opened-game')).not.toBeInTheDocument();
  await expect.element(calculator.gameName('rFactor 2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^All \d+ games/ })).not.toBeInTheDocument();
});

describe('1:1', () => {
  beforeEach(async () => {
    await calculator.showAllGames();
  });

  test('a game is one stop of the Tab key, and the arrows lead to its other buttons', async () => {
    const [name, next] = [calculator.gameName('Assetto Corsa'), calculator.gameName('Assetto Corsa EVO')];
    const copy = calculator
      .game('Assetto Corsa')
      .getByRole('button', { name: 'Copy the value for Assetto Corsa' });
    (name.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(copy).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(copy).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(next).toHaveFocus();
  });

  test('shows the angles of one screen and, for each game, its number and what it gives', async () => {
    await expect.element(calculator.angle('across')).toHaveText('61.7°');
    await expect.element(calculator.angle('high')).toHaveText('37.2°');
    // Flat screen: the coverage is the horizontal angle.
    await expect.element(calculator.angle('Coverage')).not.toBeInTheDocument();
    await expect.element(calculator.angle('side angle')).not.toBeInTheDocument();
    for (const width of [360, 768, 1280, 1920]) {
      await page.viewport(width, 720);
      for (const name of ['across', 'high'])
        expect(fontSize(calculator.angle(name)), `${name} at ${width}`).toBe(20);
    }

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
      await expect.element(calculator.gameValue(name)).toHaveText(value);

    // Tags: grade of evidence, and kind of setting.
    await expect
      .element(calculator.game('DiRT Rally 2.0'))
      .toHaveTextContent(/^DiRT Rally 2\.0sliderreported.*−4$/);
    await calculator.game('F1 25').getByRole('button', { name: 'slider' }).click();
    await expect.element(page.getByRole('tooltip')).toHaveText('slider: 0 is 77° wide at 16:9');
    await expect
      .element(calculator.game('iRacing'))
      .toHaveText('iRacingOptions > Display > Monitor > field-of-view calculatorhorizontal degrees62°');
    // The true value is out of the game's range.
    await expect
      .element(calculator.game('Forza Horizon 5'))
      .toHaveTextContent('Below what the game allows: true would be 37.2°.');
    await expect.element(calculator.gameValue('Forza Horizon 5')).toHaveText('40°');

    await calculator.field('Distance to screen').fill('0');
    await expect.element(calculator.summary).toHaveText('Assetto Corsa Competizione –');
  });

  test('shows three screens: worked example of docs/formulas.md', async () => {
    await typeTriple();
    await expect.element(calculator.angle('side angle')).toHaveText('54.7°');
    await calculator.moreAnswers.click();
    await expect.element(calculator.angle('Total span')).toHaveText('163.1°');
    await expect.element(calculator.angle('Hidden by bezels')).toHaveText('1.0°');
    await expect.element(calculator.angle('Footprint')).toHaveText('156.1 × 59.1 cm');

    // No limits of the slider with three screens, where the game disables it. Waits for the rows: rendering would
    // move them under the pointer.
    await expect.element(calculator.gameValue('Assetto Corsa Competizione')).toHaveTextContent('708');
    await calculator.openGame('Assetto Corsa Competizione');
    const competizione = calculator.openedGame('Assetto Corsa Competizione');
    await expect
      .element(competizione)
      .toHaveTextContent('How sure we are?Confirmed.Measure what its number meansDeveloper');
    await expect
      .element(competizione.getByText('Where they go: Rendering mode Triple Screen'))
      .toHaveLength(1);
    await expect
      .poll(() => textsOf(competizione.getByCss('.game-number-lines > div')))
      .toEqual(['screen width708 mm', 'eye distance700 mm', 'side angle55°', 'bezel8 mm']);
    await expect.element(competizione).toHaveTextContent('cameraSettings.json');
    await expect.element(competizione.getByCss('pre')).toHaveTextContent('"tripleWidth": 708');
    await calculator.backToGames();

    await calculator.openGame('Assetto Corsa');
    const lines = calculator.openedGame('Assetto Corsa').getByCss('pre').first();
    // The centre picture's right edge: half of 708.416 mm beside, 700 mm ahead.
    await expect
      .element(lines)
      .toHaveTextContent('[CENTER_SCREEN] LEFT_POINT=-0.354208,0.7 RIGHT_POINT=0.354208,0.7');
    await expect
      .element(lines)
      .toHaveTextContent('[SPINNERS] SP_WIDTH=708 SP_DISTANCE=700 SP_MARGINS=8 SP_ROTATION=55');
    await calculator.backToGames();
    // Inputs of the number.
    await calculator.openGame('iRacing');
    await expect.element(calculator.openedGame('iRacing').getByRole('table')).toHaveTextContent('724 mm');
    await calculator.backToGames();

    // Fixed stand, overlapping frames, other side screens, and defaults of empty fields.
    await calculator.moreFields.click();
    const sideAngle = calculator.field('Side angle');
    await expect.element(sideAngle).toHaveAccessibleDescription('Empty for the ideal 54.7°');

    // The worked example of docs/formulas.md: the same rig, fixed at 45°, spans 154.8981°.
    await sideAngle.fill('45');
    await expect.element(calculator.angle('Total span')).toHaveText('154.9°');
    await sideAngle.fill('forty');
    await expect
      .element(sideAngle)
      .toHaveAccessibleDescription('Not a number, so it’s ignored. Try 45 or 45°.');
    await expect.element(calculator.angle('side angle')).toHaveText('54.7°');
    await sideAngle.fill('');
    await press(sideAngle, 'ArrowUp');
    await expect.element(sideAngle).toHaveValue('56');
    await sideAngle.fill('');

    // Without a gap the side angle equals H: 2·atan(70.8418/140) = 53.68.
    await calculator.field('Gap between pictures').fill('0');
    await expect.element(calculator.angle('side angle')).toHaveText('53.7°');
    await expect.element(calculator.angle('Hidden by bezels')).toHaveText('0.0°');

    // By hand: a = 35.4209, m = 24/32 · a = 26.5657, r = hypot(a, 70) = 78.4523: A = 26.84 + asin(m/r) 19.79 = 46.63.
    await calculator.field('Size of the side screens').fill('24');
    await expect.element(calculator.angle('side angle')).toHaveText('46.6°');

    // The eye's height changes no angle: 2·atan(39.8485/140) = 31.8°, from any height.
    await expect.element(calculator.angle('high')).toHaveText('31.8°');
    await press(calculator.field('Eye height'), 'ArrowDown');
    await expect.element(calculator.field('Eye height')).toHaveValue('-1');
    await expect.element(calculator.angle('high')).toHaveText('31.8°');
  });

  test('offers the three fits on a curved screen: worked example of docs/formulas.md', async () => {
    await calculator.field('Screen ratio').selectOptions('32:9');
    await calculator.field('Screen size').fill('49');
    await calculator.field('Distance to screen').fill('70');
    await calculator.field('Curved screens').click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.element(calculator.angle('Coverage')).toHaveText('94.0°');
    await expect.element(page.getByRole('radio', { name: /^Balanced/ })).toBeChecked();
    await expect.element(calculator.angle('across')).toHaveText('87.3°');
    await page.getByRole('radio', { name: /^Centre/ }).click();
    await expect.element(calculator.angle('across')).toHaveText('81.1°');
    await expect.element(calculator.angle('high')).toHaveText('27.1°');
    await page.getByRole('radio', { name: /^Edge/ }).click();
    await expect.element(calculator.angle('across')).toHaveText('94.0°');
    await expect.element(calculator.gameValue('iRacing')).toHaveText('94°');
  });

  test('takes the true shape of a 21:9 screen from its pixels', async () => {
    await calculator.field('Screen ratio').selectOptions('21:9');
    await calculator.field('Screen size').fill('34');
    await calculator.field('Distance to screen').fill('60');
    await expect.element(calculator.angle('high')).toHaveText('31.7°'); // 2·atan(34.0284/120)
    await calculator.moreAnswers.click();
    await calculator.field('Your 21:9 in pixels').selectOptions('3440 × 1440 (43:18)');
    await expect.element(calculator.angle('high')).toHaveText('31.1°'); // 2·atan(33.3470/120)
    await calculator.field('Screen ratio').selectOptions('16:9');
    await expect.element(calculator.angle('high')).toHaveText('38.9°'); // 2·atan(42.3388/120) = 38.87
  });

  test('an opened game keeps its limits beside a bad text', async () => {
    await calculator.openGame('Assetto Corsa Competizione');
    const takes = 'vertical degrees, from 10° to 120°';
    await expect.element(calculator.openedGame('Assetto Corsa Competizione')).toHaveTextContent(takes);
    await calculator.field('Distance to screen').fill('about 60');
    await expect.element(calculator.impossible).toBeVisible();
    await expect.element(calculator.openedGame('Assetto Corsa Competizione')).toHaveTextContent(takes);
    await calculator.backToGames();
    // No limits: those of this game depend on the rig.
    await calculator.openGame('Automobilista 2');
    await expect
      .element(calculator.openedGame('Automobilista 2'))
      .toHaveTextContent('horizontal degreesIn the menu');
  });

  test('an impossible rig says why, once, without a row of dashes, and comes back', async () => {
    await calculator.field('Curved screens').click();
    await calculator.field('Radius of curve').fill('90');
    const reason = 'Your screen is wider than a full circle of its radius';
    await expect.element(calculator.impossible).toHaveTextContent(reason);
    // Within the card: the drawing and the live region repeat it.
    await expect.element(page.getByCss('.result-card').getByText(reason)).toHaveLength(1);
    await expect.element(calculator.game('iRacing')).toHaveText('iRacing');
    await expect
      .element(page.getByCss('.result-card').getByText('–', { exact: true }))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(/NaN|Infinity|undefined/)).not.toBeInTheDocument();
    await calculator.field('Radius of curve').fill('900');
    await expect.element(calculator.impossible).not.toBeInTheDocument();
    await expect.element(calculator.gameValue('iRacing')).toBeVisible();
  });

  test('groups games by name or by evidence, and those without a number are closed', async () => {
    // Those without a number are closed, and other sims come last.
    await expect.element(calculator.games).toHaveLength(withNumber);
    await expect
      .poll(() => textsOf(calculator.libraryHeadings))
      .toEqual(['Popular games', 'All others, A to Z', ...headingsAtTheEnd]);
    await calculator.withoutNumber.click();
    await expect.element(calculator.games).toHaveLength(raced);
    await calculator.withoutNumber.click();
    await expect.element(calculator.games).toHaveLength(withNumber);

    await calculator.field('By evidence').click();
    await expect
      .poll(() => textsOf(calculator.libraryHeadings))
      .toEqual(['Confirmed', 'Reported by one good source', 'Likely, not confirmed', ...headingsAtTheEnd]);
  });

  test('one field finds games by name, alias and developer', async () => {
    const offers = page.getByCss('.game-picker [role=option]');
    await expect.element(calculator.picker).toHaveAttribute('placeholder', 'Find your game');
    await calculator.picker.fill('ams2');
    await expect.poll(() => textsOf(offers)).toEqual(['Automobilista 2']);
    await calculator.picker.fill('kunos'); // Assetto Corsa, Competizione, EVO, Rally and netKar Pro
    await expect.element(offers).toHaveLength(5);
  });

  test('an opened game takes the card, and Escape leads back to its row', async () => {
    const name = calculator.gameName('rFactor 2');
    await focus(name);
    await userEvent.keyboard('{Enter}');
    const opened = calculator.openedGame('rFactor 2');
    await expect.element(opened).toHaveFocus();
    await expect.element(calculator.games).not.toBeInTheDocument();
    await expect.element(opened).toHaveTextContent('rFactor 237°');
    expect(fontSize(opened.getByCss('.figure-answer'))).toBeGreaterThanOrEqual(60);
    await expect.poll(() => textsOf(opened.getByRole('heading', { level: 5 }))).toContain('Type it');
    await opened.getByRole('button', { name: 'Copy the value for rFactor 2' }).click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied 37');
    // Keeps it on top of the list, without a toast.
    await opened.getByRole('button', { name: 'Keep on top' }).click();
    await expect.element(calculator.toasts).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(name).toHaveFocus();
    await expect.element(calculator.libraryHeadings.first()).toHaveText('Your games');
    await expect.element(calculator.games.nth(1)).toHaveTextContent('rFactor 2');
    // Games of a closed group too.
    await calculator.withoutNumber.click();
    await calculator.openGame('Wreckfest');
    await calculator.backToGames();
    await expect.element(calculator.gameName('Wreckfest')).toHaveFocus();
  });

  test('the lines of a file wrap, and what an opened game says stays in its card', async () => {
    await calculator.field('Triple').click();
    await calculator.openGame('Euro Truck Simulator 2');
    const details = calculator.openedGame('Euro Truck Simulator 2');
    await expect.element(details.getByCss('pre').first()).toBeVisible();
    await page.viewport(320, 720);
    for (const box of [details.getByCss('pre').first(), details]) {
      const { scrollWidth, clientWidth } = box.element();
      expect(scrollWidth - clientWidth).toBe(0);
    }
  });

  test('explains a number: where it goes, how sure it is, who says so', async () => {
    await calculator.openGame('RaceRoom Racing Experience');
    const raceRoom = calculator.openedGame('RaceRoom Racing Experience');
    await expect.element(raceRoom).toHaveTextContent('In the menu');
    await expect.element(raceRoom).toHaveTextContent('Likely, not confirmed.');
    await expect
      .element(raceRoom.getByCss('.game-part a').first())
      .toHaveAttribute('href', expect.stringMatching(/^https:\/\//));
    await expect
      .element(raceRoom.getByCss('.game-part a').first())
      .toHaveAttribute('rel', expect.stringMatching(/noopener/));
    await expect.element(raceRoom).toHaveTextContent('(read 14 November 2026)');
    await calculator.backToGames();
    // Result of the snapped value.
    await calculator.openGame('DiRT Rally 2.0');
    await expect
      .element(calculator.openedGame('DiRT Rally 2.0'))
      .toHaveTextContent('slider: −5 is 30°, 5 is 70° · gives 35.8° vertical, 1.4° too narrow');
    await calculator.backToGames();

    // A file that takes more decimals than the menu: 37.1675 / 58 = 0.640819.
    await calculator.openGame('GTR 2');
    const gtr2 = calculator.openedGame('GTR 2');
    await expect.element(gtr2.getByCss('pre')).toHaveText('[Graphic Options] FOV Multiplier="0.64082"');
    // No repetition.
    await expect.element(gtr2).not.toHaveTextContent('0.64082x');
    await expect.element(gtr2).toHaveTextContent('angelalonso/gtr2_dyn_ai (read 15 November 2026)');
    await calculator.backToGames();

    // Without a known number: the angle to aim at, and why.
    await calculator.withoutNumber.click();
    await expect.element(calculator.game('Wreckfest')).toHaveText('Wreckfestby eye');
    await calculator.openGame('Wreckfest');
    const wreckfest = calculator.openedGame('Wreckfest');
    await expect.element(wreckfest).toHaveTextContent('Set it by eye to 61.7° horizontal');
    await expect.element(wreckfest).toHaveTextContent('No trustworthy source found');
  });

  test('tells what a grade of evidence means, and who prints another number', async () => {
    await calculator.openGame('EA Sports WRC');
    const wrc = calculator.openedGame('EA Sports WRC');
    const question = wrc.getByRole('button', { name: 'What does “Reported by one good source” mean?' });
    await question.click();
    const answer = page.getByRole('tooltip');
    await expect.element(answer).toHaveTextContent('Reported: by one good source');
    // Escape closes the tooltip first, not the game.
    await userEvent.keyboard('{Escape}');
    await expect.element(answer).not.toBeInTheDocument();
    await expect.element(wrc).toBeVisible();
    // Opens on keyboard focus as a description of the button.
    await focus(wrc.getByCss('.game-part a').first());
    await userEvent.tab({ shift: true });
    await expect.element(question).toHaveFocus();
    await expect.element(question).toHaveAccessibleDescription(/^Reported: by one good source/);

    await expect.element(wrc).toHaveTextContent('Other calculators');
    await expect.element(wrc).toHaveTextContent('The plain vertical angle. The slider');
    for (const name of ['nicholasxuu/fov-calculator', 'odevsa/fov-calculator'])
      await expect
        .element(wrc.getByRole('link', { name: `github.com/${name}` }))
        .toHaveAttribute('href', `https://github.com/${name}`);
    await calculator.backToGames();
    await calculator.openGame('Le Mans Ultimate');
    await expect
      .element(calculator.openedGame('Le Mans Ultimate'))
      .toHaveTextContent('RigShift (read 17 November 2026)');
  });

  test('a game whose view cannot be changed says where to sit, in the list and opened', async () => {
    await calculator.pick('gt7');
    // 168.11/tan 27.5° = 322.94 mm = 12.71 in
    await expect
      .element(calculator.game('Gran Turismo 7'))
      .toHaveText('Gran Turismo 7Nothing to type right if you sit at 32.3 cm');
    await calculator.openGame('Gran Turismo 7');
    const opened = calculator.openedGame('Gran Turismo 7');
    await expect.element(opened).toHaveTextContent('Nothing to typeRight if you sit at 32.3 cm.');
    await expect.element(opened).toHaveTextContent('its angle is not confirmed');
  });

  test('the Enter that ends a word of an input method picks nothing', async () => {
    const { picker, chips } = calculator;
    await userEvent.type(picker, 'acc');
    await expect.element(picker).toHaveAttribute('aria-expanded', 'true');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    // Events of Chromium and Firefox, then of Safari.
    for (const taken of [{ isComposing: true }, { keyCode: 229 }])
      picker.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...taken }));
    await expect.element(picker).toHaveValue('acc');
    await expect.element(chips).not.toBeInTheDocument();
    await press(picker, 'Enter');
    await expect.poll(() => textsOf(chips)).toEqual(['Assetto Corsa Competizione']);
  });

  test('games are picked by typing, shown as chips and first in the list, and taken away by key or ×', async () => {
    const { picker, chips } = calculator;
    const offers = page.getByCss('.game-picker [role=option]');
    const stored = () => JSON.stringify(window.localStorage);
    const firstNames = (count: number) => textsOf(page.getByCss('.game-name')).slice(0, count);

    // Keyboard only. Offers the most popular games while the field is empty.
    await focus(picker);
    await expect.element(picker).toHaveAttribute('aria-expanded', 'false');
    await press(picker, 'ArrowDown');
    await expect.element(picker).toHaveAttribute('aria-expanded', 'true');
    await expect.element(offers).toHaveLength(8);
    await expect.element(offers.first()).toHaveAttribute('aria-selected', 'true');
    await press(picker, 'Escape');
    await expect.element(picker).toHaveAttribute('aria-expanded', 'false');
    expect(stored()).toBe('{}');

    await userEvent.type(picker, 'acc');
    await expect.element(offers.first()).toHaveText('Assetto Corsa Competizione');
    await expect.element(picker).toHaveAttribute('aria-activedescendant', offers.first().element().id);
    await press(picker, 'Enter');
    await expect.poll(() => textsOf(chips)).toEqual(['Assetto Corsa Competizione']);
    await expect.element(picker).toHaveFocus();
    await expect.element(picker).toHaveValue('');
    // The second offer, then one by mouse.
    await userEvent.type(picker, 'automobilista');
    await press(picker, 'ArrowDown');
    await press(picker, 'Enter');
    await picker.fill('iracing');
    await offers.first().click();
    const picked = ['Assetto Corsa Competizione', 'Automobilista 2', 'iRacing'];
    await expect.poll(() => textsOf(chips)).toEqual(picked);
    expect(firstNames(3)).toEqual(picked);
    // No toast, but an announcement for screen readers.
    await expect.element(calculator.toasts).not.toBeInTheDocument();
    await expect.element(page.getByText('iRacing added to your games')).toBeInTheDocument();
    expect(JSON.parse(stored())).toEqual({
      'sightline.favourites': '["acc","automobilista-2","iracing"]',
    });

    // No match; Escape closes the list, then clears the field.
    await picker.fill('no such game');
    await expect
      .poll(() => textsOf(offers))
      .toEqual([
        'No game found. If yours takes degrees, use the angles above.',
        'Tell us about “no such game”',
      ]);
    await press(picker, 'Enter');
    await expect.element(chips).toHaveLength(3);
    await press(picker, 'Escape');
    await press(picker, 'Escape');
    await expect.element(picker).toHaveValue('');

    // Backspace removes the last chip, × its own; the focus moves to the next one.
    await press(picker, 'Backspace');
    await expect.poll(() => textsOf(chips)).toEqual(picked.slice(0, 2));
    await focus(page.getByRole('button', { name: 'Remove Assetto Corsa Competizione' }));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remove Automobilista 2' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(chips).not.toBeInTheDocument();
    await expect.element(picker).toHaveFocus();
    expect(stored()).toBe('{}');
  });

  test('on a phone, measures stay in the line that is always in sight', async () => {
    await page.viewport(360, 740);
    await typeTriple();
    await expect
      .element(calculator.summary)
      .toHaveText('Assetto Corsa Competizione 708 · 700 mm · 55° · 8 mm');
    expect(calculator.summary.element().getBoundingClientRect().height).toBe(56);
  });

  test('no game with a number leaves a dash with three screens, and its measures are copied', async () => {
    await typeTriple();
    const linesOf = (name: string) => textsOf(calculator.gameValue(name).getByCss('div'));
    await expect
      .poll(() => linesOf('Assetto Corsa Competizione'))
      .toEqual(['screen width708 mm', 'eye distance700 mm', 'side angle55°', 'bezel8 mm']);
    expect(linesOf('Assetto Corsa EVO')).toEqual([
      'eye distance700 mm',
      'screen width708 mm',
      'bezel8 mm',
      'side angle55°',
    ]);
    await expect.element(calculator.gameValue('iRacing')).toHaveText('163°');
    const values = textsOf(page.getByCss('.game-value'));
    expect(values).toHaveLength(withNumber);
    expect(values.filter((value) => value === '–')).toEqual([]);

    await calculator
      .game('Assetto Corsa Competizione')
      .getByRole('button', { name: 'Copy the value for Assetto Corsa Competizione' })
      .click();
    expect(await navigator.clipboard.readText()).toBe(
      'screen width 708 mm, eye distance 700 mm, side angle 55°, bezel 8 mm',
    );
  });

  test('on a phone each measure has a line of its own with its name, and no value wraps', async () => {
    await typeTriple();
    await page.viewport(360, 740);
    const lines = calculator.gameValue('Le Mans Ultimate').getByCss('div');
    await expect.poll(() => lines.elements().length).toBe(5);
    const boxes = lines.elements().map((line) => line.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(5);
    // A line of 16 px; a second one in it would double that.
    for (const { height } of boxes) expect(height).toBeLessThan(32);
  });

  test('on a phone a game is one line', async () => {
    await page.viewport(360, 740);
    const row = calculator.game('Le Mans Ultimate');
    row.element().scrollIntoView();
    const tops = row
      .getByCss('.game-name, .game-value, .icon-button:visible')
      .elements()
      .map((part) => {
        const box = part.getBoundingClientRect();
        return box.top + box.height / 2;
      });
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(6);
    expect(row.element().getBoundingClientRect().height).toBeLessThan(50);
  });

  test('copies what a game wants, in plain characters, for the rig as it is now', async () => {
    await calculator.game('F1 25').getByRole('button', { name: 'Copy the value for F1 25' }).click();
    await expect.element(calculator.toasts).toHaveText('Copied -8');
    expect(await navigator.clipboard.readText()).toBe('-8');

    const copy = page.getByRole('button', { name: 'Copy the value for American Truck Simulator' });
    // 27″ at 16:9 is 597.7 mm wide: from 600 mm, 2 · atan(298.9 / 600) = 52.95°.
    await calculator.field('Distance to screen').fill('60');
    await copy.click();
    await expect.element(calculator.toasts.last()).toHaveText('Copied 53');
    expect(await navigator.clipboard.readText()).toBe('53');

    await calculator.field('Distance to screen').fill('0');
    await expect.element(copy).not.toBeInTheDocument();
    await calculator.field('Distance to screen').fill('60');
    await expect.element(copy).toBeVisible();
  });
});
