import { expect, test } from 'vitest';
import { gameById } from './games';
import { horizonSettings, type HorizonSetting } from './horizon-settings';

const settingOf = (game: string): HorizonSetting | undefined =>
  horizonSettings.find(({ games }) => games.includes(game));

// A player's own app.ini, github.com/W1ckedWook1ee/iRacing: in [View], beside drivingCamFOV.
test('iRacing shifts the picture by a key of app.ini', () => {
  expect(settingOf('iracing')).toMatchObject({
    kind: 'shift',
    file: 'Documents\\iRacing\\app.ini',
    key: 'DrivingVanishY',
  });
  expect(settingOf('iracing')?.sources[0]?.url).toBe('https://github.com/W1ckedWook1ee/iRacing');
});

// Players' own files, github.com/pablosuzarte81/simracingpitstop and scullionw/ac-config: in [CAMERA], one file a car.
test('Assetto Corsa turns the camera of each car up or down', () => {
  expect(settingOf('assetto-corsa')).toMatchObject({
    kind: 'pitch',
    file: 'Documents\\Assetto Corsa\\cfg\\cars\\<car>\\view.ini',
    key: 'ON_BOARD_PITCH_ANGLE',
  });
});

// SCS Software, modding.scssoft.com, "Multi monitor configuration": one monitor_config a screen, each with a
// pitch_offset.
test.each(['ets2', 'ats'])('%s turns the camera of each screen up or down', (game) => {
  expect(settingOf(game)).toMatchObject({ kind: 'pitch', file: 'multimon_config.sii', key: 'pitch_offset' });
  expect(settingOf(game)?.sources[0]?.url).toContain('modding.scssoft.com/wiki/');
});

// Complete list of the sources read; a game added here needs a source and a test.
test('no other game is known to have one, and each is in the library once', () => {
  const ids = horizonSettings.flatMap(({ games }) => games);
  expect(ids).toEqual(['iracing', 'assetto-corsa', 'ets2', 'ats']);
  for (const id of ids) expect(gameById(id)?.id).toBe(id);
});
