import { embedSnippet } from '../src/features/embed/embed-snippet';
import { defaults } from '../src/testing/default-values';
import type { ChangingSite } from './changing-site';
import type { Engine } from './engines/engine';
import type { Target, Visit } from './engines/visit';
import { poll, test } from './engines/walk-test';
import { clashingLabels, scrollToDrawing, scrollToPlot } from './in-page';
import { drawPicture, focalOf, landmarksAt, pictureOf, placeOf, type Landmark } from './measure-pictures';
import { listening, otherSite } from './other-site';
import { expect } from './test';

/** The main paths through the site, walked in Chromium, Firefox and WebKitGTK. */

const field = (name: string): Target => ({ css: `#calculator [name="${name}"]` });
const choice = (value: string): Target => ({
  css: `#calculator [type="radio"][value="${value}"]`,
});
const row = (label: string, part: string): Target => ({ css: '.results tbody tr', has: label, part });
const value = (label: string): Target => row(label, 'td');
const game = (name: string, part: string): Target => ({ css: '.game', has: name, part });
const angle = (name: string): Target => ({
  css: '.angles > div',
  has: name,
  part: '.figure-answer, .angle-value',
});
const named = (name: string): Target => ({ css: `[aria-label="${name}"]` });
const button = (text: string): Target => ({ css: 'button, a.button', has: text });

const heading: Target = { css: 'h1' };
const toast: Target = { css: '.toast' };
const tooltip: Target = { css: '[role="tooltip"]' };
const picker: Target = { css: '.game-picker input' };
const offers: Target = { css: '.game-picker [role="option"]' };
const chips: Target = { css: '.picker-chip' };
const openedName: Target = { css: '.opened-name' };
const moreAnswers: Target = { css: '.more-answers > summary' };
const eye = named('Your eyes, drag closer or further away');
const distanceLabel: Target = { css: '.rig-place [data-label="distance"]' };
const meaning: Target = { css: '.fidelity-meaning' };
/** That of the plot: the windscreen's tab has one too. */
const plotSetting: Target = { css: '.windscreen .fidelity-field select' };
const plotSlider: Target = { css: '.windscreen .fidelity-field input' };

const home = ['Home', 'FOV Calculator for Sim Racing | Sightline', 'Modern FOV Calculator'] as const;
const otherPages = [
  ['FAQ', 'Frequently Asked Questions | Sightline', 'Frequently Asked Questions'],
  ['Privacy', 'Privacy Policy | Sightline', 'Privacy Policy'],
] as const;

/** Brings the picture into sight, and says how wide it is. */
function lookAtPicture() {
  const picture = document.querySelector('.windscreen-picture');
  picture?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return {
    width: picture?.getBoundingClientRect().width ?? 0,
    height: picture?.getBoundingClientRect().height ?? 0,
    isLive: document.querySelector('.windscreen-still') === null,
  };
}

/** Left and right edge of the orange car in the picture, by its pixels on the screen, in CSS pixels. */
async function findOrange({ png, horizon }: { readonly png: string; readonly horizon: number }) {
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const screen = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(screen.width, screen.height).getContext('2d');
  pen?.drawImage(screen, 0, 0);
  const box = document.querySelector('.windscreen-picture')?.getBoundingClientRect();
  const { left = 0, top = 0, width = 0, height = 0 } = box ?? {};
  const scale = screen.width / innerWidth;
  const y = Math.round((top + height * horizon) * scale);
  // Somewhat below the horizon is the widest of the car.
  const rows = Math.round(width * 0.012 * scale);
  const data = pen?.getImageData(left * scale, y, width * scale, rows).data ?? [];
  const found: number[] = [];
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = [data[i], data[i + 1], data[i + 2]];
    if (red - blue > 60 && green - blue > 25) found.push((i / 4) % Math.floor(width * scale));
  }
  return { left: Math.min(...found) / scale, right: Math.max(...found) / scale };
}

let engine: Engine;
let site: ChangingSite;
let visit: Visit;

test.beforeEach(({ engine: started, site: own, visit: fresh }) => {
  [engine, site, visit] = [started, own, fresh];
});

const text = (target: Target) => poll(async () => (await visit.see(target))?.text ?? null);
const content = (target: Target) => poll(async () => (await visit.see(target))?.value ?? null);
const count = (target: Target) => poll(async () => (await visit.all(target)).length);
const attribute = (target: Target, name: string) =>
  poll(async () => (await visit.see(target))?.attributes[name] ?? null);
const visible = (target: Target) => poll(async () => (await visit.see(target))?.visible ?? false);

const showGames = async () => {
  await visit.run(() => document.querySelector('.result-card')?.scrollIntoView({ behavior: 'instant' }));
  await visible(picker).toBe(true);
};
const showPictures = async () => {
  await visit.run(scrollToPlot);
  await visible(plotSetting).toBe(true);
  await visit.click({ css: '.how-true > summary' });
  await visible(meaning).toBe(true);
  await visit.run(scrollToDrawing);
  await visible({ css: '.rig-place .rig-drawing [role=slider]' }).toBe(true);
};

test.describe('pages', () => {
  test('the navigation leads from page to page, each with its title and heading', async () => {
    await visit.open('/');
    for (const [link, title, headline] of [...otherPages, home]) {
      await visit.click({ css: '.top-bar li a', has: link });
      await text(heading).toBe(headline);
      expect(await visit.run(() => document.title)).toBe(title);
      await text({ css: '.top-bar [aria-current="page"]' }).toBe(link);
    }
  });

  test('Start Calculating leads to the calculator', async () => {
    await visit.open('/');
    await visit.click(button('Start Calculating'));
    const top = async () => (await visit.see({ css: '#calculator' }))?.box.y ?? Infinity;
    await poll(top).toBeLessThan(120);
  });

  test.describe('without an answer', () => {
    test.use({ expectedErrors: /404/ });

    test('an unknown address gets the page for it', async () => {
      await visit.open('/no-such-page');
      await text(heading).toBe('Page Not Found');
      await visit.click(button('Return to Calculator'));
      await text(heading).toBe('Modern FOV Calculator');
    });
  });

  test('links within sentences are underlined', async () => {
    for (const [path, css] of [
      ['/privacy', 'main p a'],
      ['/', '.old-formula a'],
      ['/', '.library-all'],
    ] as const) {
      await visit.open(path);
      if (css === '.library-all') {
        await visit.calculatorAnswers();
        await showGames();
      }
      await poll(() =>
        visit.run((link) => {
          const element = document.querySelector(link);
          return element && getComputedStyle(element).textDecorationLine;
        }, css),
      ).toBe('underline');
    }
  });

  test('the FAQ opens one answer at a time, and closes it', async () => {
    await visit.open('/faq');
    await count({ css: 'details' }).toBe(10);
    const answers = async () =>
      (await visit.all({ css: '.answer' })).flatMap(({ visible: open }, index) => (open ? [index] : []));
    await visit.click({ css: 'details:nth-of-type(3) summary' });
    await poll(answers).toEqual([2]);
    await visit.click({ css: 'details:nth-of-type(6) summary' });
    await poll(answers).toEqual([5]);
    await visit.press('Enter');
    await poll(answers).toEqual([]);
  });

  test('the privacy policy has the date of today', async () => {
    await visit.open('/privacy');
    const today = new Date().toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    });
    await text({ css: '[data-date="today"]' }).toBe(today);
  });
});

test.describe("on another site's page", () => {
  const choice = { game: null, theme: 'dark', units: 'cm' } as const;
  /** Last height that the frame has sent, all kinds of its messages with their origins, and its height. */
  const seen = () =>
    engine.run(() => {
      const { heard } = window as unknown as {
        heard: { data: { type: string; height: number }; origin: string }[];
      };
      const kinds = [
        ...new Set(heard.map(({ data, origin }) => `${origin} ${data.type} ${Object.keys(data).join()}`)),
      ];
      const room = document.querySelector('iframe')?.clientHeight ?? 0;
      return { told: heard.at(-1)?.data.height ?? 0, kinds, room };
    });
  const isFitting = async () => {
    const { told, room } = await seen();
    return told > 200 && told === room;
  };

  test('the embedded calculator says its height, and gets it', async () => {
    const blog = await otherSite(listening + embedSnippet(choice, (path) => site.origin + path));
    try {
      await engine.open(`${blog.origin}/`);
      await poll(isFitting).toBe(true);
      const { told: wide } = await seen();
      await visit.resize(336, 700);
      await poll(async () => (await seen()).told).toBeGreaterThan(wide);
      await poll(isFitting).toBe(true);
      expect((await seen()).kinds).toEqual([`${site.origin} sightline:height type,height`]);
    } finally {
      blog.close();
    }
  });

  test('the embedded calculator answers every key', async () => {
    await visit.open('/embed?game=acc');
    await text({ css: '[data-slot="value"]' }).toBe('37°');
    await visit.fill({ css: '[name="distance"]' }, '70');
    // 33.62 cm high from 70 cm: 27.0°.
    await text({ css: '[data-slot="value"]' }).toBe('27°');
    await visit.click({ css: '[type="radio"][value="triple"]' });
    await count({ css: '[data-slot="lines"] dd' }).toBe(4);
  });
});

test.describe('in German', () => {
  test('fields and angles have the comma, a game’s number its point, and links the rig', async () => {
    await visit.open('/de/');
    await visit.calculatorAnswers();
    expect(await visit.run(() => document.documentElement.lang)).toBe('de');
    await visit.fill(field('distance'), '60,5');
    await content(field('distance')).toBe('60,5');
    // By hand, with a screen 59.7727 cm wide: 2·atan(59.7727/121) = 52.578°, · 1.05 = 55.21.
    await text(value('hFov')).toBe('53°');
    await text(value('Winkel für Triple Screen')).toBe('55,21°');
    await text(value('GTR2, Race07')).toBe('0.53x');
    await visit.press('ArrowUp');
    await content(field('distance')).toBe('61,5');
    const english: Target = { css: '.footer-languages a', has: 'English' };
    // By key: parts that load on the way down move the footer in Safari, which has no scroll anchoring.
    await visit.focus(english);
    await visit.press('Enter');
    await text(heading).toBe(home[2]);
    await visit.calculatorAnswers();
    await content(field('distance')).toBe('61.5');
  });
});

test.describe('the calculator', () => {
  test.beforeEach(() => visit.openCalculator());

  const shownValues = async () => {
    const labels = await visit.texts({ css: '.results tbody th' });
    const values = await visit.texts({ css: '.results tbody td.classic-value' });
    return Object.fromEntries(labels.map((label, index) => [label, values[index]]));
  };

  // By hand, with a screen 59.7727 cm wide: 2·atan(59.7727/2) = 176.17°, then with /20 and /200; 27 in 32:9 is 66.02 cm wide, 36.5°.
  test('starts with the specified values, answers every keystroke and takes another ratio', async () => {
    expect(await shownValues()).toEqual(defaults);
    await visit.fill(field('distance'), '1');
    await text(value('hFov')).toBe('176°');
    await visit.type('0');
    await text(value('hFov')).toBe('143°');
    await visit.type('0');
    await text(value('hFov')).toBe('33°');
    await visit.choose(field('screenRatio'), '32');
    await content(field('screenRatio')).toBe('32:9');
    await text(value('hFov')).toBe('37°');
  });

  test('asks for the radius and the bezel where they matter, and steps by keyboard and by button', async () => {
    // 1:1 has loaded: nothing is to move while a click is on its way.
    await showGames();
    await count(field('radiusCurve')).toBe(0);
    await visit.click(field('curvedScreen'));
    await content(field('radiusCurve')).toBe('1000');
    await visit.click(field('curvedScreen'));
    await count(field('radiusCurve')).toBe(0);
    await count(field('bezelThickness')).toBe(0);
    await visit.click(choice('triple'));
    await content(field('bezelThickness')).toBe('0');

    // The drawing of three screens has another height, and moves what a click is on its way to.
    await visit.focus(field('screenSize'));
    await visit.press('ArrowUp');
    await content(field('screenSize')).toBe('28');
    await visit.press('PageUp');
    await visit.press('ArrowDown');
    await visit.press('ArrowDown');
    await content(field('screenSize')).toBe('36');
    await text(value('hFov')).toBe('77°'); // 36 in is 79.70 cm wide: 77.1
    await visit.click(named('1 centimetre less'));
    await content(field('distance')).toBe('49');
  });

  test('says what it makes of text that is no number, and copies a value', async () => {
    const hint: Target = { css: '.field-hint' };
    await visit.fill(field('distance'), 'abc');
    await text(hint).toBe(
      'Not a number, so it counts as 0. Try 60 cm, 24in or 2 ft. 1:1 needs a number above 0.',
    );
    await text(value('hFov')).toBe('180°');
    await visit.fill(field('distance'), '');
    await text(hint).toBe('Empty counts as 0. 1:1 needs a number above 0.');
    await visit.fill(field('distance'), '50,5');
    await text(hint).toBe('Read as 50.5 cm.');
    await text(value('hFov')).toBe('61°'); // 2·atan(59.7727/101) = 61.22

    await visit.fill(field('distance'), '50');
    await visit.click(row('GTR2, Race07', '.classic-copy button'));
    await text(toast).toMatch(/^Copied 0\.62/);
    await visit.fill(field('screenSize'), '');
    await visit.paste();
    await content(field('screenSize')).toBe('0.62');
  });

  test('keeps what was entered over a reload, and stores nothing: the plain address gives the defaults', async () => {
    await visit.fill(field('screenSize'), '49');
    await visit.choose(field('screenRatio'), '32');
    await visit.click(choice('triple'));
    await count(field('bezelThickness')).toBe(1);
    await poll(() => visit.run(() => location.hash)).toMatch(/size:49;.*screens:triple/);
    await visit.run(() => location.reload());
    await content(field('screenSize')).toBe('49');
    await count(field('bezelThickness')).toBe(1);
    await visit.open('/faq');
    await visit.openCalculator();
    await content(field('screenSize')).toBe('27');
    await count(field('bezelThickness')).toBe(0);
    expect(await shownValues()).toEqual(defaults);
    expect(await visit.run(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });

  test('explains itself by keyboard, close to what it explains, and under the pointer', async () => {
    await visit.focus(field('screenRatio'));
    await visit.press('Tab');
    await text(tooltip).toMatch(/^Classic gives the values/);
    const [bubble, trigger] = [
      await visit.see(tooltip),
      await visit.see(named('Does the number of monitors matter?')),
    ];
    expect(trigger?.focused).toBe(true);
    const gap = (trigger?.box.y ?? 0) - (bubble?.box.y ?? 0) - (bubble?.box.height ?? 0);
    expect(gap).toBeCloseTo(6, 0);
    await visit.press('Escape');
    await count(tooltip).toBe(0);

    await visit.pointAt(named('Copy the value for hFov'));
    await text(tooltip).toBe('Copy');
    await visit.pointAt({ css: '.result-card h3' });
    await count(tooltip).toBe(0);
  });
});

test.describe('1:1', () => {
  test.beforeEach(async () => {
    await visit.openCalculator();
    await showGames();
  });

  // The default rig, H 61.7358 and V 37.1675, by each game's own scale.
  test('shows the angles and what each game wants, finds a game and explains its number', async () => {
    await text(angle('across')).toBe('61.7°');
    await text(angle('high')).toBe('37.2°');
    await text(game('Assetto Corsa', '.game-value')).toBe('37°');
    await text(game('iRacing', '.game-value')).toBe('62°');
    await visit.click({ css: '.library-all' });
    await text(game('Richard Burns Rally', '.game-value')).toBe('0.843 rad');
    await text(game('F1 25', '.game-value')).toBe('−8');

    await visit.fill(picker, 'ams2');
    await poll(() => visit.texts(offers)).toEqual(['Automobilista 2']);
    await visit.press('Enter');
    await text(chips).toBe('Automobilista 2');
    await visit.fill(picker, 'no such game');
    await text(offers).toContain('No game found.');
    await visit.press('Escape');
    await visit.click({ css: '.game-name', has: 'Automobilista 2' });
    await text(openedName).toBe('Automobilista 2');
    await text({ css: '.game-details' }).toContain('In the menu');
    // It takes the place of the list, and gives it back.
    await count({ css: '.game' }).toBe(0);
    await visit.click({ css: '.opened-back' });
    await count(openedName).toBe(0);
    await poll(async () => (await visit.see({ css: '.game-name', has: 'Automobilista 2' }))?.focused).toBe(
      true,
    );
  });

  test('keeps a game on top only when asked to, also over a reload, and forgets it', async () => {
    const keepOnTop = button('Keep on top');
    expect(await visit.run(() => localStorage.length)).toBe(0);
    await visit.click({ css: '.library-all' });
    await visit.click({ css: '.game-name', has: 'rFactor 2' });
    // The card grows with its details, which moves what is pointed at.
    await text({ css: '.opened-game' }).toContain('In the menu');
    await visit.click(keepOnTop);
    await attribute(keepOnTop, 'aria-pressed').toBe('true');
    await visit.press('Escape');
    await text(chips).toBe('rFactor 2');
    // It is seen, and needs no message.
    await count(toast).toBe(0);
    await visit.run(() => location.reload());
    await count(chips).toBe(0);
    await visit.calculatorAnswers();
    await showGames();
    await text({ css: '.library section:nth-of-type(2) .game-name' }).toBe('rFactor 2');
    await visit.click({ css: '.game-name', has: 'rFactor 2' });
    await attribute(keepOnTop, 'aria-pressed').toBe('true');
    await visit.click(keepOnTop);
    await visit.press('Escape');
    await text({ css: '.library h4' }).toBe('Popular games');
    await poll(() => visit.run(() => localStorage.length)).toBe(0);
  });

  test('works out three screens: the example of docs/formulas.md', async () => {
    await visit.fill(field('screenSize'), '32');
    await visit.fill(field('distance'), '70');
    await visit.click(choice('triple'));
    await visit.fill(field('bezelThickness'), '8');
    await text(angle('side angle')).toBe('54.7°');
    await visit.click(moreAnswers);
    await text(angle('Total span')).toBe('163.1°');
    await visit.click({ css: '.more summary' });
    await visible(field('distance')).toBe(true);
    await visit.fill(field('sideAngle'), '60');
    await text(angle('side angle')).toBe('60.0°');
    await visit.click({ css: '.more summary' });
    await text(angle('side angle')).toBe('60.0°');
  });

  test('offers three fits on a curved screen: the example of docs/formulas.md', async () => {
    await visit.choose(field('screenRatio'), '32');
    await visit.fill(field('screenSize'), '49');
    await visit.fill(field('distance'), '70');
    await visit.click(field('curvedScreen'));
    await text(angle('across')).toBe('87.3°');
    await visit.click(moreAnswers);
    await visit.click(choice('edge'));
    await text(angle('across')).toBe('94.0°');
  });
});

test.describe('the pictures', () => {
  test.beforeEach(async () => {
    await visit.openCalculator();
    await showPictures();
  });

  test('the eye is moved by pointer and by keyboard, and Escape puts it back', async () => {
    await visit.drag(eye, { x: 0, y: 40 });
    await poll(async () => Number((await visit.see(field('distance')))?.value)).toBeGreaterThan(52);
    const farther = (await visit.see(field('distance')))?.value ?? '';
    await text(distanceLabel).toBe(`${farther} cm`);
    await visit.drop();
    await content(field('distance')).toBe(farther);
    await visit.drag(eye, { x: 0, y: -30 });
    await content(field('distance')).not.toBe(farther);
    await visit.press('Escape');
    await content(field('distance')).toBe(farther);
    await visit.drop();

    await visit.fill(field('distance'), '50');
    await visit.focus(eye);
    await visit.press('ArrowDown');
    await content(field('distance')).toBe('51');
    await visit.press('PageUp');
    await content(field('distance')).toBe('41');
    await attribute(eye, 'aria-valuetext').toMatch(/^41 cm from the screen/);
    await visit.press('Escape');
    await content(field('distance')).toBe('50');
  });

  test('the plot follows its setting, and a side screen is turned by the pointer', async () => {
    // Competizione starts at 54° high: tan(18.58°)/tan(27°) = 0.660
    await text(meaning).toMatch(/66% of life size/);
    await visit.choose(plotSetting, 'A wide');
    // tan(61.7358°/2)/tan(45°) = 0.5977, 50/0.5977 = 83.65
    await text(meaning).toMatch(/a car 50\sm ahead looks 84\sm away/);
    await visit.focus(plotSlider);
    await visit.press('ArrowRight');
    await attribute(plotSlider, 'aria-valuetext').toBe('91°');
    await count({ css: '.fidelity .fidelity-chart polyline' }).toBe(4);

    await visit.click(choice('triple'));
    const right = named('Right screen, drag to turn');
    await attribute(right, 'aria-valuenow').toBe('61.7'); // without bezels the side angle is H
    await visit.drag({ ...right, part: '.knob' }, { x: 25, y: -25 });
    await visit.drop();
    await poll(async () => Number((await visit.see(right))?.attributes['aria-valuenow'])).toBeLessThan(61);
    await visit.click(button('Ideal side angle'));
    await attribute(right, 'aria-valuenow').toBe('61.7');
  });

  test('no label of the drawing touches another or leaves the paper', async () => {
    await visit.click(button('Human field of view'));
    for (const width of [1280, 360]) {
      await visit.resize(width, 800);
      // Drawn again for its new size: one unit is one pixel again.
      await poll(() =>
        visit.run(() => {
          const svg = document.querySelector<SVGSVGElement>('.rig-place .rig-drawing');
          return Math.abs((svg?.viewBox.baseVal.width ?? 0) - (svg?.getBoundingClientRect().width ?? 1));
        }),
      ).toBeLessThan(1);
      expect(await visit.run(clashingLabels), `${width} px`).toEqual([]);
    }
  });
});

test('through the windscreen and on the desk the car 50 m ahead is where the geometry says, drawn live or as a still', async () => {
  await visit.open('/#windscreen');
  await visit.calculatorAnswers();
  const line = named('Line between the two pictures');
  await count(line).toBe(1);
  await visit.focus(line);
  await visit.press('Home');
  await attribute(line, 'aria-valuenow').toBe('0');
  const { isLive } = await visit.run(lookAtPicture);
  console.log(`${engine.name}: ${isLive ? 'WebGL 2' : 'a still drawing'}`);
  // The car is 0.94 m to either side, 50.2 m ahead.
  const expectCar = async (tangentOfHalf: number, isCut: boolean) => {
    const { width, height } = await visit.run(lookAtPicture);
    // 60 % of the cut height are above.
    const whole = isCut ? (width * 9) / 16 : height;
    const horizon = (whole / 2 - 0.6 * (whole - height)) / height;
    const half = ((0.94 / 50.2 / tangentOfHalf) * width) / 2;
    await poll(async () => {
      const png = Buffer.from(await engine.screenshot()).toString('base64');
      const { left, right } = await visit.run(findOrange, { png, horizon });
      return Math.max(Math.abs(left - width / 2 + half), Math.abs(right - width / 2 - half));
    }).toBeLessThan(2);
  };
  // 27in at 50 cm
  await expectCar(0.597727, true);

  // At the desk, from the seat: the camera sees so far to either side.
  await visit.click({ css: '.windscreen [value="desk"]' });
  await visit.click({ css: '.windscreen [value="truth"]' });
  await visit.click(button('From the seat'));
  await expectCar(0.85, false);
});

/** In the page: chooses PNGs in base64, as a dialog for files would. */
function choosePictures(pictures: readonly { readonly name: string; readonly base64: string }[]) {
  const input = document.querySelector<HTMLInputElement>('.measure-drop [type="file"]');
  if (!input) throw new Error('Nothing takes pictures.');
  const data = new DataTransfer();
  for (const { name, base64 } of pictures) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([bytes], name, { type: 'image/png' }));
  }
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** In the page: brings both pictures into sight, and says where they are. */
function boxesOfPictures() {
  document.querySelector('.measure-panes')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return [...document.querySelectorAll('.measure-picture')].map((picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    return { x, y, width, height };
  });
}

test.describe('measuring a game', () => {
  const result: Target = { css: '.measure-result' };
  const numberOf = (card: string): Target => ({ css: `.measure-card:${card} [type="text"]` });
  const narrow = { focalPx: focalOf({ vertical: 40 }) };
  const wide = { focalPx: focalOf({ vertical: 60 }) };
  /** Near both sides of what the pictures share. */
  const things = landmarksAt(narrow, [
    [-380, 110],
    [390, 160],
    [225, -135],
    [-235, -105],
  ]);

  const clickAt = async (picture: number, thing: Landmark, camera: { readonly focalPx: number }) => {
    const box = (await visit.run(boxesOfPictures))[picture];
    if (!box) throw new Error('No picture');
    const place = placeOf(thing, camera);
    await engine.movePointer({
      x: box.x + (place.x / 1920) * box.width,
      y: box.y + (place.y / 1080) * box.height,
    });
    await engine.pressPointer();
    await engine.releasePointer();
  };

  test('two screenshots and four points in each tell the scale of its number', async () => {
    await visit.open('/measure#game=acc');
    await count({ css: '[data-start="done"]' }).toBe(1);
    await content({ css: '.measure-game select' }).toBe('acc');
    const pictures = [];
    for (const [name, camera] of [
      ['40.png', narrow],
      ['60.png', wide],
    ] as const)
      pictures.push({ name, base64: await visit.run(drawPicture, pictureOf(camera, things)) });
    await visit.run(choosePictures, pictures);
    await count({ css: '.measure-card' }).toBe(2);
    await visit.fill(numberOf('first-child'), '40');
    await visit.fill(numberOf('last-child'), '60');
    await count({ css: '.measure-picture' }).toBe(2);
    for (const [index, thing] of things.entries()) {
      await clickAt(0, thing, narrow);
      await count({ css: '.measure-mark' }).toBe(2 * index + 1);
      await clickAt(1, thing, wide);
      await count({ css: '.measure-mark' }).toBe(2 * index + 2);
    }
    await text(result).toContain('The number is the angle in degrees.');
    // Numbers alone never tell the axis.
    await text(result).toContain('Up and down or side to side can’t be seen from these pictures.');
    await text({ css: '.measure-report pre' }).toMatch(
      /^sightline-measure 1\ngame acc; .*\nsize 1920x1080\nzoom 40>60 0\.63/,
    );
  });

  test('a file’s keys are listed without their values', async () => {
    await visit.open('/measure#game=raceroom');
    await count({ css: '[data-start="done"]' }).toBe(1);
    await visit.click(button('Inspect a file'));
    await visible({ css: '.file-inspector' }).toBe(true);
    await visit.run(() => {
      const data = new DataTransfer();
      data.items.add(new File(['[Camera]\nfov=61.5\n[Sound]\nvolume=7\n'], 'options.ini'));
      const input = document.querySelector<HTMLInputElement>('.file-inspector [type="file"]');
      if (!input) throw new Error('Nothing takes a file.');
      input.files = data.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await text({ css: '.inspector-report pre' }).toBe(
      'sightline-keys 1\ngame raceroom\nfile options.ini; ini; 2 keys\n* Camera fov\n- Sound volume',
    );
    await visit.click({ css: '.inspector-keys [type="checkbox"]' });
    await text({ css: '.inspector-report pre' }).toContain('* Camera fov = 61.5');
  });
});

test.describe('when a script does not arrive', () => {
  test.use({
    expectedErrors:
      /Failed to load|did not load|Not loaded|Loading failed|Loading module|calculator-island|exact-part|assets\/start-/,
  });

  test('what was typed before it came is taken over', async () => {
    const release = site.holdBack(/calculator-island/);
    await visit.open('/');
    await visit.fill(field('screenSize'), '32');
    await visit.click(choice('triple'));
    release();
    await visit.calculatorAnswers();
    await text(value('hFov')).toBe('71°'); // 32 in is 70.84 cm wide: 70.6
    await content(field('screenSize')).toBe('32');
    await count(field('bezelThickness')).toBe(1);
  });

  const alert: Target = { css: '.start-failure [role="alert"]' };

  for (const [name, scripts] of [
    ['the calculator’s script', /calculator-island/],
    ['every script', /assets\/.*\.js/],
  ] as const)
    test(`a reload brings the calculator to life after ${name} failed`, async () => {
      site.breakDown(scripts);
      await visit.open('/');
      await visible(alert).toBe(true);
      await text(alert).toContain('Unexpected Application Error!');
      site.breakDown(null);
      await visit.click({ css: '.start-failure button', has: 'Reload the page' });
      await visit.calculatorAnswers();
      await visible(alert).toBe(false);
    });

  test('the game library says so, Classic goes on, and a reload brings it', async () => {
    site.breakDown(/exact-part/);
    await visit.openCalculator();
    await visit.run(() => document.querySelector('.result-card')?.scrollIntoView({ behavior: 'instant' }));
    await text({ css: '.result-card .part-missing' }).toContain('This part didn’t load.');
    await visit.fill(field('screenSize'), '32');
    await text(value('hFov')).toBe('71°');
    site.breakDown(null);
    await visit.click({ css: '.result-card .part-missing button', has: 'Reload the page' });
    await visit.calculatorAnswers();
    await visit.fill(field('screenSize'), '32');
    await text(angle('across')).toBe('70.6°');
  });
});

test('nothing scrolls sideways at 360 px', async () => {
  await visit.resize(360, 740);
  const excess = () => visit.run(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of ['/faq', '/privacy', '/']) {
    await visit.open(path);
    expect(await excess(), path).toBeLessThanOrEqual(0);
  }
  await visit.calculatorAnswers();
  await visit.click(choice('triple'));
  await visit.click(field('curvedScreen'));
  // Alive, the drawing has another height: nothing is to move while the next click is on its way.
  await count({ css: '.rig-place .handle' }).toBe(3);
  await showGames();
  await showPictures();
  expect(await excess(), 'everything open').toBeLessThanOrEqual(0);
});

test('the dark theme is dark', async ({ launch }) => {
  const dark = await launch('dark');
  try {
    await dark.startAfresh();
    const colours = (browser: Engine) =>
      browser.run(() => {
        const { backgroundColor, color } = getComputedStyle(document.body);
        return { backgroundColor, color };
      });
    await dark.open(`${site.origin}/`);
    expect(await colours(dark)).toEqual({
      backgroundColor: 'rgb(11, 14, 16)',
      color: 'rgb(238, 242, 241)',
    });
    await visit.open('/');
    expect(await colours(engine)).toEqual({
      backgroundColor: 'rgb(242, 240, 233)',
      color: 'rgb(21, 25, 27)',
    });
  } finally {
    await dark.close();
  }
});
