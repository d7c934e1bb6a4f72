import { CalculatorPage, stopClock } from './calculator-page';
import { defaults } from './default-values';
import { expect, test } from './test';

let calculator: CalculatorPage;

test.beforeEach(async ({ page }) => {
  calculator = new CalculatorPage(page);
  await calculator.open();
});

test('starts with the specified defaults, in a real table', async ({ page }) => {
  await expect(calculator.field('Screen ratio')).toHaveValue('16:9');
  await expect(calculator.field('Screen ratio').getByRole('option')).toHaveText([
    '16:9',
    '21:9',
    '32:9',
    '4:3',
    '5:4',
  ]);
  await expect(calculator.field('Screen size')).toHaveValue('27');
  await expect(calculator.field('Distance to screen')).toHaveValue('50');
  await expect(page.getByRole('radiogroup', { name: 'Screens' }).getByRole('radio')).toHaveCount(2);
  await expect(calculator.field('Single')).toBeChecked();
  await expect(calculator.field('Triple')).not.toBeChecked();
  await expect(calculator.field('Curved screens')).not.toBeChecked();
  expect(await calculator.values()).toEqual(defaults);
  expect(Object.keys(await calculator.values())).toEqual(Object.keys(defaults));

  // A row header, and the value alone in the first cell.
  await expect(calculator.row('hFov').getByRole('cell')).toHaveCount(3);
  await expect(calculator.value('hFov')).toHaveText('62°');
  await expect(calculator.value('Richard Burns Rally')).toHaveText('1.080376');
  // The unit is drawn beside the value, as the specification wants radians named.
  await expect(
    calculator.row('Richard Burns Rally').getByRole('cell', { name: '1.080376 rad' }),
  ).toBeVisible();
});

test('shows each field only where it applies, with its default, unit and help, and keeps what was typed', async () => {
  const radius = calculator.field('Radius of curve');
  const bezel = calculator.field('Bezel Thickness for Triple Screen');
  await test.step('Radius of curve only when curved, 1000 mm at first', async () => {
    await expect(radius).toHaveCount(0);
    await calculator.field('Curved screens').check();
    await expect(radius).toHaveValue('1000');
    await radius.fill('1800');
    await calculator.field('Curved screens').uncheck();
    await expect(radius).toHaveCount(0);
    await calculator.field('Curved screens').check();
    await expect(radius).toHaveValue('1800');
  });
  await test.step('Bezel Thickness only with three screens, 0 mm at first', async () => {
    await expect(bezel).toHaveCount(0);
    await calculator.field('Triple').check();
    await expect(bezel).toHaveValue('0');
    await calculator.field('Single').check();
    await expect(bezel).toHaveCount(0);
    await calculator.field('Triple').check();
  });
  for (const [label, unit] of [
    ['Screen size', 'in'],
    ['Distance to screen', 'cm'],
    ['Radius of curve', 'mm'],
    ['Bezel Thickness for Triple Screen', 'mm'],
  ] as const) {
    await expect(calculator.unitOf(label)).toHaveText(unit);
    await expect(calculator.field(label)).toHaveAccessibleDescription(/\w{3}/);
  }
});

// By hand: width = size · 2.54 · w/√(w² + h²); hFov = 2·atan(width / (2 · distance)).
test('Screen ratio, size and distance change the results on every keystroke; nothing else does', async () => {
  const ratio = calculator.field('Screen ratio');
  const size = calculator.field('Screen size');
  const distance = calculator.field('Distance to screen');
  await test.step('27 in 32:9 is 66.02 cm wide, 66.9°', async () => {
    await ratio.selectOption('32:9');
    await expect(calculator.value('hFov')).toHaveText('67°');
    await expect(calculator.value('vFov')).toHaveText('19'); // 66.87 · 9/32 = 18.81
    await ratio.selectOption('16:9');
  });
  await test.step('32 in is 70.84 cm wide, 70.6°', async () => {
    await size.fill('32');
    await expect(calculator.value('hFov')).toHaveText('71°');
    await expect(calculator.value('RaceRoom')).toHaveText('70.3');
    await size.fill('27');
  });
  await test.step('every keystroke of a distance', async () => {
    await distance.fill('');
    await distance.press('1');
    await expect(calculator.value('hFov')).toHaveText('176°'); // 2·atan(59.7727/2) = 176.17
    await distance.press('0');
    await expect(calculator.value('hFov')).toHaveText('143°'); // 2·atan(59.7727/20) = 142.99
    await distance.press('0');
    await expect(calculator.value('hFov')).toHaveText('33°'); // 2·atan(59.7727/200) = 33.28
    await distance.fill('50');
  });
  await test.step('curve, bezel and the number of screens change no Classic value', async () => {
    await expect(calculator.value('hFov')).toHaveText('62°');
    await calculator.field('Triple').check();
    await calculator.field('Bezel Thickness for Triple Screen').fill('25');
    await calculator.field('Curved screens').check();
    await calculator.field('Radius of curve').fill('800');
    await expect.poll(() => calculator.values()).toEqual(defaults);
  });
});

test('what counts as a number', async ({ page }) => {
  const notANumber = 'Not a number, so it counts as 0. 60 cm, 24in or 2 ft would work.';
  const tooFar = 'Above 500 cm is unusual: check the unit. It is calculated all the same.';
  const distance = calculator.field('Distance to screen');
  for (const [typed, hFov, hint] of [
    ['', '180°', 'Empty counts as 0.'],
    ['abc', '180°', notANumber],
    ['12 monkeys', '180°', notANumber],
    ['-50', '-62°', null],
    ['50.5', '61°', null], // 2·atan(59.7727/101) = 61.22
    ['50,5', '61°', 'Read as 50.5 cm.'],
    ['1e308', '0°', tooFar],
    ['1e999', '180°', notANumber],
    ['99999999999', '0°', tooFar],
  ] as const)
    await test.step(`a distance of "${typed}" gives ${hFov}`, async () => {
      await distance.fill(typed);
      await expect(calculator.value('hFov')).toHaveText(hFov);
      await expect(distance).toHaveValue(typed);
      await expect(distance).toHaveAccessibleDescription(hint ?? 'Eyes to the middle of the glass');
      await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0);
    });

  await test.step('no negative zero', async () => {
    await calculator.field('Screen size').fill('0');
    await distance.fill('-50');
    await expect(calculator.value('hFov')).toHaveText('0°');
    for (const text of Object.values(await calculator.values())) expect(text).not.toMatch(/^-0(\.0*)?[°x]?$/);
  });
  await test.step('an en dash where there is no number, and nothing to copy', async () => {
    await distance.fill('');
    await calculator.field('Screen size').fill('x');
    await expect.poll(async () => new Set(Object.values(await calculator.values()))).toEqual(new Set(['–']));
    await calculator.copyButton('hFov').click({ force: true });
    await expect(calculator.toasts).toHaveCount(0);
  });
});

test('steps by keyboard and by the buttons, and not below 0', async ({ page }) => {
  const size = calculator.field('Screen size');
  await size.focus();
  await size.press('ArrowUp');
  await expect(size).toHaveValue('28');
  await size.press('ArrowDown');
  await size.press('ArrowDown');
  await expect(size).toHaveValue('26');
  await size.press('PageUp');
  await expect(size).toHaveValue('36');
  await expect(calculator.value('hFov')).toHaveText('77°'); // 36 in is 79.70 cm wide: 77.1

  await page.getByRole('button', { name: '1 centimetre less' }).click();
  await expect(calculator.field('Distance to screen')).toHaveValue('49');
  await page.getByRole('button', { name: '1 centimetre more' }).click();
  await expect(calculator.field('Distance to screen')).toHaveValue('50');
  await calculator.field('Triple').check();
  await page.getByRole('button', { name: '1 millimetre less' }).click();
  await expect(calculator.field('Bezel Thickness for Triple Screen')).toHaveValue('0');
});

test('copies the bare number and confirms it, and says so when the browser does not allow it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await calculator.copyButton('GTR2, Race07').click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied 0.62' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.62');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await calculator.copyButton('hFov').click();
  await expect(calculator.toasts.last()).toHaveText('Your browser did not allow copying. The value is 62.');
});

test('shows at most 3 toasts, each for 4 seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await stopClock(page);
  for (const label of ['hFov', 'vFov', 'EA WRC', 'RaceRoom']) {
    await calculator.copyButton(label).click();
    await expect(calculator.toasts.last()).toContainText('Copied');
  }
  await expect(calculator.toasts).toHaveText(['Copied 35', 'Copied 37', 'Copied 61.4']);
  await page.clock.runFor(3500);
  await expect(calculator.toasts).toHaveCount(3);
  await page.clock.runFor(600);
  await expect(calculator.toasts).toHaveCount(0);
});

test('keeps nothing: a reload gives the defaults', async ({ page }) => {
  await calculator.field('Screen size').fill('49');
  await calculator.field('Screen ratio').selectOption('32:9');
  await calculator.field('Triple').check();
  await page.reload();
  await calculator.alive();
  await expect.poll(() => calculator.values()).toEqual(defaults);
  await expect(calculator.field('Screen size')).toHaveValue('27');
  const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(stored).toEqual([0, 0, '']);
});

test('takes over what was typed before the script arrived', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/calculator-island*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await calculator.field('Screen size').fill('32');
  await calculator.field('Triple').check();
  release();
  await calculator.alive();
  await expect(calculator.value('hFov')).toHaveText('71°');
  await expect(calculator.field('Screen size')).toHaveValue('32');
  await expect(calculator.field('Bezel Thickness for Triple Screen')).toBeVisible();
});

test('keys while 1:1 arrives: no row falls back to what was typed before', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calculator.open();
  // The drawing follows a rig of one's own before the cards are in sight, and brings the exact method along.
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('input[name="distance"]');
    if (!field) throw new Error('There is no calculator.');
    // As a browser does it: React keeps an eye on the property itself.
    Reflect.set(HTMLInputElement.prototype, 'value', '41', field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await calculator.section.getByRole('slider').first().waitFor();
  await expect(page.locator('.beside-value')).toHaveCount(0);

  // Slow enough for React to put the rows together in many slices, with keys between them.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  const wrong = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[name="distance"]');
    const cell = document.querySelector('.results tbody td');
    field?.scrollIntoView({ behavior: 'instant' });
    // Half the width of a panel of 27 inches, 16:9, in centimetres.
    const half = (((27 * 2.54) / 2) * 16) / Math.hypot(16, 9);
    const seen: string[] = [];
    for (let n = 0, after = 0; field && after < 20; n += 1) {
      const distance = 40 + (n % 40);
      Reflect.set(HTMLInputElement.prototype, 'value', String(distance), field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 5));
      const right = `${Math.round((2 * Math.atan(half / distance) * 180) / Math.PI)}°`;
      if (cell?.textContent !== right) seen.push(`${distance} cm: ${cell?.textContent}, not ${right}`);
      if (document.querySelector('.beside-value')) after += 1;
    }
    return seen;
  });
  expect(wrong).toEqual([]);
});

test('tells the result to screen readers once it stands still', async ({ page }) => {
  // What comes into sight with the first key would arrive while the clock stands still.
  await calculator.field('Screen size').scrollIntoViewIfNeeded();
  await expect(calculator.note('hFov')).not.toBeEmpty();
  await stopClock(page);
  const status = page.getByRole('status').filter({ hasText: 'hFov' });
  await calculator.field('Screen size').fill('3');
  await calculator.field('Screen size').fill('32');
  await expect(calculator.value('hFov')).toHaveText('71°');
  await page.clock.runFor(900);
  await expect(status).toHaveText('hFov 62° · vFov 35');
  await page.clock.runFor(200);
  await expect(status).toHaveText('hFov 71° · vFov 40'); // 70.63 · 9/16 = 39.73
});

test('keeps the drop-down list 10 px from the window’s edge', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 420 });
  const select = calculator.field('Screen ratio');
  await select.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await select.click();
  await expect(select.getByRole('option').last()).toBeVisible();
  const boxes = await select
    .getByRole('option')
    .evaluateAll((options) =>
      options
        .map((option) => option.getBoundingClientRect())
        .map(({ top, bottom, left, right }) => ({ top, bottom, left, right })),
    );
  expect(boxes).toHaveLength(5);
  for (const box of boxes) {
    expect(box.top).toBeGreaterThanOrEqual(10);
    expect(box.bottom).toBeLessThanOrEqual(420 - 10);
    expect(box.left).toBeGreaterThanOrEqual(10);
    expect(box.right).toBeLessThanOrEqual(400 - 10);
  }
});

test('keeps the two angles in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await calculator.field('Screen size').fill('32');
  // What is true, and whose it is: 2·atan(708.42 / 1000) = 70.6°, 2·atan(398.48 / 1000) = 43.5°.
  await expect(calculator.summary).toHaveText('1:1 H 70.6° · V 43.5°');
  await expect(calculator.summary).toBeInViewport({ ratio: 1 });
  await calculator.row('EA WRC').scrollIntoViewIfNeeded();
  await expect(calculator.summary).toBeInViewport({ ratio: 1 });
});
