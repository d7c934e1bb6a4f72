import { expect, test } from 'vitest';
import { fidelity } from '../../domain/geometry/fidelity';
import type { Rig } from '../../domain/geometry/rig';
import { viewAngles } from '../../domain/geometry/view-angles';
import { gamesWithSetting } from '../../domain/games/games';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { chosenSetting, settingOptions } from './settings';

const see = (rig: Rig) => ({ rig, view: valueOf(viewAngles(rig)) });
const single = see(exampleRigs.flat27);
const triple = see(exampleRigs.flatTriple32);

test('offers every game with a number, as the library gives it', () => {
  const texts = settingOptions(single).games.map(({ text }) => text);
  expect(texts).toHaveLength(gamesWithSetting.length);
  expect(texts).toContain('Assetto Corsa: 37°');
  expect(texts).toContain('DiRT Rally 2.0: −4');
  expect(settingOptions(triple).games.map(({ text }) => text)).toContain('Assetto Corsa: your measurements');
});

test('offers what is known out of the box, for so many screens', () => {
  const texts = (seen: typeof single) =>
    settingOptions(seen)
      .defaults.filter(({ isOffered }) => isOffered)
      .map(({ text }) => text);
  expect(texts(single)).toContain('Assetto Corsa: 56° high');
  expect(texts(single)).toContain('Project CARS 2: 70° wide at 16:9');
  expect(texts(single)).toContain('Live for Speed: 90° wide');
  expect(texts(single).join()).not.toContain('Euro Truck');
  expect(texts(triple)).toContain('Euro Truck Simulator 2: 50° wide on each screen');
  expect(texts(triple).join()).not.toContain('Live for Speed');
});

test('everything on offer can be drawn, on every rig of the examples', () => {
  for (const rig of Object.values(exampleRigs)) {
    const seen = see(rig);
    const { plain, games, defaults } = settingOptions(seen);
    for (const { id, text } of [...plain, ...games, ...defaults].filter(({ isOffered }) => isOffered)) {
      const setting = chosenSetting(id, { seen, wideDegrees: 120 });
      expect(setting.id, text).toBe(id);
      expect(fidelity(rig, setting.projection, 5).ok, text).toBe(true);
    }
  }
});

test('lists the same for every rig, so that nothing comes and goes', () => {
  const ids = (seen: typeof single) => settingOptions(seen).defaults.map(({ id }) => id);
  expect(ids(single)).toEqual(ids(triple));
  expect(ids(single)).toContain('default:ets2');
});

test('what this rig does not offer falls back to the exact angle', () => {
  const { id } = chosenSetting('default:ets2', { seen: single, wideDegrees: 90 });
  expect(id).toBe('exact');
});
