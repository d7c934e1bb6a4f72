import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameById } from '../../domain/games/games';
import { commonDefault } from '../../domain/games/shipped-view';
import { computeView } from '../../domain/geometry/compute-view';
import { fidelity } from '../../domain/geometry/fidelity';
import { toDegrees } from '../../domain/geometry/units';
import { defaultEntry, type RigEntry } from '../../domain/rig/entry';
import { exactAnswer } from '../../domain/rig/exact-answer';
import { hostileRig } from '../../testing/hostile-rigs';
import { windowModel, type Hung } from './window-model';

/** Its default is 56° high, and its number a vertical angle. */
const assettoCorsa = gameById('assetto-corsa')!;

const modelOf = (change: Partial<RigEntry> = {}, game = assettoCorsa) =>
  windowModel(exactAnswer({ ...defaultEntry, ...change }), { game, units: 'cm' });
const hungOf = (change?: Partial<RigEntry>, game = assettoCorsa): Hung => {
  const { hung } = modelOf(change, game);
  if (!hung) throw new Error('Nothing hangs there.');
  return hung;
};
const numbersIn = (text: string) => (text.match(/-?\d+(\.\d+)?(e-?\d+)?/g) ?? []).map(Number);

test('the common default is that of its game’s record', () => {
  expect(gameById(commonDefault.gameId)?.outOfTheBox).toEqual({
    degrees: expect.closeTo(toDegrees(commonDefault.v), 9) as number,
    axis: 'vertical',
  });
});

// V is 2·atan(168.11/500) = 37.17°; tan 18.585° / tan 28° = 0.33622 / 0.53171 = 0.6323; 20 m / 0.6323 = 31.6 m.
test('the default rig: its angle, the scale of the shipped picture, and what becomes of the car', () => {
  const hung = hungOf();
  expect(hung.span).toBe('**61.7°** of your view, from 50 cm');
  expect(hung.settings).toEqual({ shipped: 'AC as shipped, 56°', yours: 'Yours, 37°' });
  expect(hung.shipped).toBe('scale(0.6323)');
  expect(hung.sentences.yours).toBe(
    '**The car 20\u00a0m ahead looks 20\u00a0m away.** Lines run on past the edge of the screen.',
  );
  expect(hung.sentences.shipped).toContain('looks 32\u00a0m away.** Everything is drawn at 63% of its size.');
  // The glass fills the stage: 2 · 597.73 wide, 2 · 336.22 high, around straight ahead.
  expect(numbersIn(hung.viewBox)).toEqual([-597.7, -336.2, 1195.5, 672.4]);
  expect(hung.across).toEqual({ from: '0%', to: '100%' });
  expect(hung.top).toBe('0%');
});

// 54°: tan 27° = 0.50953, 0.33622 / 0.50953 = 0.6599, 20 m / 0.6599 = 30.3 m. 77° wide at 16:9: tan 38.5° · 9 / 16 = 0.44742,
// 48.21° high. 90° wide: tan 45° · 9 / 16 = 0.5625, 58.72° high.
test('each game as it is shipped, and the dimension of the glass that its number is', () => {
  const of = (id: string, change?: Partial<RigEntry>) => hungOf(change, gameById(id));
  const competizione = of('acc');
  expect(competizione.settings).toEqual({ shipped: 'ACC as shipped, 54°', yours: 'Yours, 37°' });
  expect(competizione.sentences.shipped).toContain('looks 30\u00a0m away.** Everything is drawn at 66%');
  expect(competizione.sentences.shipped).toContain('54° high is the default of Assetto Corsa Competizione.');
  expect(competizione.bracket).toBe('side');
  expect(of('live-for-speed').bracket).toBe('foot');
  // In the direction of its number.
  expect(of('live-for-speed').settings).toEqual({ shipped: 'LFS as shipped, 90°', yours: 'Yours, 62°' });
  // A slider.
  expect(of('f1-25')).toMatchObject({ bracket: null, settings: { shipped: 'F1 25 as shipped, 48° high' } });
  // Nothing to set.
  expect(of('gran-turismo-7').settings.yours).toBe('Life size, 37° high');
  // Its default is not known.
  const rally = of('ac-rally');
  expect(rally).toMatchObject({ bracket: 'foot', settings: { shipped: 'A common default, 56° high' } });
  expect(rally.sentences.shipped).toContain(
    '56° high is Assetto Corsa’s default; that of Assetto Corsa Rally isn’t known.',
  );
  // The number of three screens may span them all.
  expect(of('iracing', { screens: 'triple' }).bracket).toBeNull();
  expect(hungOf().bottom).toBe('100%');
  expect(hungOf({ screenRatio: '32:9' }).bottom).toBe('75%');
});

// f·tan θ: 50 % + 100 % · tan 10° / (2 · 0.59773) = 64.75 %, and tan 30° / 1.19545 = 98.3 %.
test('a line every 10°, named inside the glass towards its middle', () => {
  const { marks, graticule } = hungOf();
  const find = (x: string) => marks.find((mark) => mark.x === x);
  expect(find('64.75%')).toEqual({ x: '64.75%', isEnd: true, text: '10°' });
  expect(find('98.3%')).toEqual({ x: '98.3%', isEnd: true, text: '30°' });
  expect(find('1.7%')).toEqual({ x: '1.7%', isEnd: false, text: '30°' });
  // Not beside the stage, where the window's edge could cut it: 40° would be at 50 % + 83.91 % / 1.19545 = 120.19 %.
  expect(find('120.19%')).toBeUndefined();
  expect(graticule).toContain('M176-9999V9999');
  // 4:3 is 54.864 × 41.148 cm: the stage is 41.148 · 16 / 9 / 50 = 1.46304 wide. Beside the glass, outwards: 30° at 50 % + 57.735 % / 1.46304.
  expect(hungOf({ screenRatio: '4:3' }).marks).toContainEqual({ x: '89.46%', isEnd: false, text: '30°' });
});

test('another rig is another scale: nearer is a larger part of the same plane', () => {
  // 25 cm instead of 50: twice the tangent.
  expect(numbersIn(hungOf({ distance: '25' }).viewBox)[2]).toBeCloseTo(2 * 1195.5, 0);
  // 32:9 is as wide as the stage and half as high: it begins a quarter below its top.
  expect(hungOf({ screenRatio: '32:9' }).top).toBe('25%');
});

test('the eye above the middle: the shipped picture has its horizon in the middle of the glass', () => {
  // 5 cm at 50 cm is a tenth; SVG counts down.
  expect(hungOf({ eyeOffset: '5' }).shipped).toBe('translate(0 100) scale(0.6323)');
});

test('three screens: the outer ones have glass of their own, and words for what is not shown', () => {
  const hung = hungOf({ screens: 'triple' });
  expect(hung.sides.match(/M/g)).toHaveLength(2);
  expect(hung.glass.match(/M/g)).toHaveLength(3);
  // Each faces the eye: 3 · 61.74°.
  expect(hung.span).toBe('**185.2°** of your view, from 50 cm');
  expect(hung.across).toBeNull();
  expect(hung.ends).toBe('');
  expect(hung.sentences.yours).toContain('A flat drawing ends at 75°');
  expect(hung.sentences.shipped).toContain('Side screens stay dark');
});

test('curved glass: says that a flat picture only comes near', () => {
  const hung = hungOf({
    screenRatio: '32:9',
    screenSize: '49',
    distance: '70',
    curvedScreen: true,
    radiusCurve: '1000',
  });
  // Balanced fit, 87.3° across: 1197.9 mm of arc / 2 / 700 / tan 43.65° = 0.897, 20 m / 0.897 = 22.3 m.
  expect(hung.sentences.yours).toContain(
    'On a curved screen a game’s flat picture comes close: there the car looks 22\u00a0m away.',
  );
  expect(hung.glass.match(/L/g)!.length).toBeGreaterThan(20);
});

test.each([
  { screenSize: '49', distance: '70', radiusCurve: '1000', fit: 'balanced' },
  { screenSize: '49', distance: '40', radiusCurve: '1800', fit: 'edge' },
  { screenSize: '34', distance: '90', radiusCurve: '800', fit: 'centre' },
] as const)('curved glass: the car is as far away as the windscreen says, %o', (change) => {
  const entry = { ...defaultEntry, screenRatio: '32:9', curvedScreen: true, ...change } as RigEntry;
  const { seen } = exactAnswer(entry);
  if (!seen.ok) throw new Error(seen.reason);
  const { rig, view } = seen.value;
  const flat = fidelity(rig, { kind: 'one-projection', tanHalfHOfAll: Math.tan(view.h / 2) }, 3);
  if (!flat.ok) throw new Error(flat.reason);
  expect(hungOf(entry).sentences.yours).toContain(
    `looks ${Math.round(20 / flat.value.scaleAhead)}\u00a0m away`,
  );
});

test('a seat far away: the shipped picture is tiny, and its metres are not counted', () => {
  const { sentences, shipped } = hungOf({ distance: '5000' });
  expect(sentences.shipped).toContain('looks more than 1000\u00a0m away');
  expect(numbersIn(shipped)[0]).toBeGreaterThan(0);
});

test('an impossible rig: a reason, and no angle of any rig', () => {
  const model = modelOf({ distance: '0' });
  expect(model).toEqual({
    hung: null,
    viewBox: expect.any(String) as string,
    reason: '**No window to look through.** Your distance to the screen has to be above zero.',
  });
  expect(model.hung === null && model.reason).not.toMatch(/\d/);
});

test('for any numbers at all: finite attributes of a picture with a size, or a reason', () =>
  fc.assert(
    fc.property(hostileRig, (rig) => {
      const { hung } = windowModel({ seen: computeView(rig) }, { game: assettoCorsa, units: 'cm' });
      if (!hung) return true;
      const [, , width = 0, height = 0] = numbersIn(hung.viewBox);
      return (
        width > 0 &&
        height > 0 &&
        Object.values(hung).every((value) => !/NaN|Infinity/.test(JSON.stringify(value)))
      );
    }),
    { numRuns: 3000 },
  ));
