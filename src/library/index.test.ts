import { describe, expect, it } from 'vitest';
import {
  anglesOf,
  defaultRig,
  filesFor,
  games,
  patchFile,
  readRig,
  settingFor,
  type Rig,
  type RigInput,
} from './index';

function rigOf(input: RigInput): Rig {
  const reading = readRig(input);
  if (!reading.ok) throw new Error(reading.message);
  return reading.rig;
}

/** 27in 16:9 at 50 cm. By hand: H = 2·atan(59.7727/100) = 61.7358°, V = 2·atan(33.6221/100) = 37.1675°. */
const single = rigOf({ screenSize: 27, distance: 50 });
/** The worked example of docs/formulas.md. */
const triple = rigOf({ screenSize: 32, distance: 70, screens: 'triple', bezelThickness: 8 });

describe('a rig', () => {
  it('is the one of the form where nothing is said', () => {
    expect(anglesOf(rigOf({}))).toEqual(anglesOf(single));
    expect(anglesOf(rigOf(defaultRig))).toEqual(anglesOf(single));
    expect(defaultRig).toEqual({
      screenRatio: '16:9',
      screenSize: 27,
      distance: 50,
      screens: 'single',
      curvedScreen: false,
      radiusCurve: 1000,
      bezelThickness: 0,
      fit: 'balanced',
    });
  });

  // 27 in is 68.58 cm, 50 cm is 500 mm; 2·atan(500 / (2·500)) = 53.1301°.
  it('takes numbers and texts with units', () => {
    expect(anglesOf(rigOf({ screenSize: '68.58 cm', distance: '500mm' })).horizontal).toBeCloseTo(61.7358, 4);
    const lit = rigOf({ litWidth: 500, litHeight: '30cm', distance: '0.5 m' });
    expect(anglesOf(lit).horizontal).toBeCloseTo(53.1301, 4);
  });

  it('is as it was where a field is undefined', () => {
    const input = { screenSize: undefined } as unknown as RigInput;
    expect(anglesOf(rigOf(input))).toEqual(anglesOf(single));
  });

  it.each([
    [{ screenSize: 'big' }, 'screenSize', 'screenSize takes a length like 27, 27in or 69cm, not "big".'],
    [{ distance: NaN }, 'distance', 'distance takes a length like 60, 24in or 3\'4", not "NaN".'],
    [
      { bezelThickness: 'thin' },
      'bezelThickness',
      'bezelThickness takes a length like 8, 8mm or 0.3in, not "thin".',
    ],
    [{ sideAngle: 'wide' }, 'sideAngle', 'sideAngle takes an angle like 45, not "wide".'],
    [{ screens: 'two' }, 'screens', 'screens takes single, triple, not "two".'],
    [{ fit: 'middle' }, 'fit', 'fit takes centre, balanced, edge, not "middle".'],
    [{ screenRatio: 'wide' }, 'screenRatio', 'screenRatio takes a ratio like 16:9, not "wide".'],
    [
      { resolution: 'many' },
      'resolution',
      'resolution takes pixels like 3440x1440 or a ratio like 43:18, not "many".',
    ],
    [{ curvedScreen: 'yes' }, 'curvedScreen', 'curvedScreen takes true or false, not "yes".'],
    [{ litWidth: 700 }, 'litHeight', 'litWidth and litHeight go together.'],
    [{ litHeight: 400 }, 'litWidth', 'litWidth and litHeight go together.'],
  ])('%j cannot be read', (input, field, message) => {
    expect(readRig(input as RigInput)).toEqual({ ok: false, reason: 'unreadable', field, message });
  });

  it.each(['size', 'constructor', '__proto__'])('has no field %s', (name) => {
    const input = JSON.parse(`{ "${name}": 27 }`) as RigInput;
    expect(readRig(input)).toMatchObject({ ok: false, reason: 'unknown-field', field: name });
  });

  it('that is impossible says why, in one code and one sentence', () => {
    expect(readRig({ distance: 0 })).toEqual({
      ok: false,
      reason: 'distance-not-positive',
      field: null,
      message: 'Your distance to the screen has to be above zero.',
    });
  });
});

describe('angles', () => {
  it('of one screen', () => {
    const { horizontal, vertical, coverage, triple } = anglesOf(single);
    expect(horizontal).toBeCloseTo(61.7358, 4);
    expect(vertical).toBeCloseTo(37.1675, 4);
    expect(coverage).toBeCloseTo(61.7358, 4);
    expect(triple).toBeNull();
  });

  it('of three', () => {
    const three = anglesOf(triple).triple;
    expect(three?.sideAngle).toBeCloseTo(54.7177, 4);
    expect(three?.total).toBeCloseTo(163.1154, 4);
    expect(three?.blindWedge).toBeCloseTo(1.0378, 4);
    expect(three?.oneProjection).toBeCloseTo(113.2505, 4);
    expect(three?.footprint.widthCm).toBeCloseTo(156.127, 4);
    expect(three?.footprint.depthCm).toBeCloseTo(59.1353, 4);
  });
});

describe('games', () => {
  it('say what their number is, and how sure that is', () => {
    expect(games.find(({ id }) => id === 'acc')).toEqual({
      id: 'acc',
      name: 'Assetto Corsa Competizione',
      developer: 'Kunos Simulazioni',
      takes: 'vertical degrees',
      evidence: 'confirmed',
    });
    expect(games.find(({ id }) => id === 'wreckfest')).toMatchObject({ takes: null, evidence: 'none' });
  });
});

describe('a setting', () => {
  it('is a number on the game’s step, beside the true one', () => {
    expect(settingFor('acc', single)).toMatchObject({ text: '37°', value: 37, outOfRange: null, gives: 37 });
    expect(settingFor('acc', single)?.exact).toBeCloseTo(37.1675, 4);
    // (61.7358 − 77) / 2 = −7.6, and the slider has whole steps.
    expect(settingFor('f1-25', single)).toMatchObject({ text: '−8', value: -8, axis: 'horizontal' });
  });

  // 32in 16:9: 32 · 25.4 · 16 / √(16² + 9²) = 708.4 mm; with both bezels 724.4.
  it('has measures with three screens, besides the number or instead of it', () => {
    const iracing = settingFor('iracing', triple);
    expect(iracing).toMatchObject({ text: '163°', value: 163, axis: 'horizontal' });
    expect(iracing?.measures.map(({ key, text }) => [key, text])).toEqual([
      ['MonitorWidth', '724 mm'],
      ['ScreenWidth', '708 mm'],
      ['ViewingDist', '700 mm'],
      ['ScreenAngles', '55°'],
    ]);
    expect(settingFor('acc', triple)).toMatchObject({ value: null, exact: null, gives: null, axis: null });
    expect(settingFor('acc', triple)?.measures[0]).toMatchObject({ name: 'screen width', unit: 'mm' });
  });

  it('warns beyond what the game allows', () => {
    // V = 2·atan(33.6221/600) = 6.41°, and the game starts at 10.
    const far = settingFor('acc', rigOf({ distance: 300 }));
    expect(far).toMatchObject({ value: 10, outOfRange: 'below' });
    expect(far?.warning).toContain('6.4°');
  });

  it('has no number where none is known, and is none where there is no such game', () => {
    expect(settingFor('wreckfest', single)).toMatchObject({ text: '–', value: null, measures: [] });
    expect(settingFor('constructor', single)).toBeNull();
  });
});

describe('a file', () => {
  const name = 'camera_onboard.ini';

  it('is known by its path, with the lines to paste', () => {
    expect(filesFor('assetto-corsa', single)[0]).toEqual({
      path: 'Documents\\Assetto Corsa\\cfg\\camera_onboard.ini',
      name,
      lines: ['[MODE]', 'FOV=37.1675'],
    });
    expect(filesFor('nothing', single)).toEqual([]);
  });

  it.each([
    ['plain', ''],
    ['with other letters', '; Sichtwinkel für große Köpfe 🏎\n'],
    ['with half of a pair', '; \ud83c\n'],
    ['as Latin-1 reads UTF-8', '; Ã¤\x80\n'],
    ['with a mark at its beginning', '\uFEFF'],
  ])('%s is changed in its values only', (_, lead) => {
    const text = `${lead}[MODE]\r\nFOV=30.6468\r\n[GFORCES]\nMIX=-0.004`;
    const patch = patchFile('assetto-corsa', { name, text }, single);
    expect(patch.ok && patch.text).toBe(text.replace('30.6468', '37.1675'));
  });

  it('shows each line as it was and as it becomes, and what was left alone', () => {
    const text = '{\n  "cameraFOV": [ 54, 54, 54, 30, 30, 54, 30 ]\n}';
    const patch = patchFile('acc', { name: 'cameraSettings.json', text }, single);
    expect(patch).toMatchObject({
      ok: true,
      changes: [
        {
          line: 2,
          before: expect.stringMatching(/30, 30, 54/) as unknown,
          after: expect.stringMatching(/30, 37, 54/) as unknown,
        },
      ],
      problems: [],
    });
    expect(
      patchFile('acc', { name: 'cameraSettings.json', text: '{ "tripleWidth": 708 }' }, triple),
    ).toMatchObject({
      ok: true,
      changes: [],
      problems: [
        { key: 'tripleDistance', message: 'tripleDistance: this key isn’t in your file. Nothing is added.' },
        { key: 'tripleAngle' },
        { key: 'tripleBezel' },
      ],
    });
  });

  it.each([
    ['nothing', 'a.ini', 'unknown-game', 'There is no game with the id "nothing".'],
    ['wreckfest', 'a.ini', 'no-file', 'No file of Wreckfest is known that this rig would change.'],
    ['acc', '$&.ini', 'other-name', '$&.ini is a different file. This game uses cameraSettings.json.'],
    [
      'acc',
      'cameraSettings.json',
      'not-readable',
      'cameraSettings.json can’t be read: it’s incomplete or in another format.',
    ],
  ])('%s: %s is refused as %s', (game, file, reason, message) => {
    expect(patchFile(game, { name: file, text: '{' }, single)).toEqual({ ok: false, reason, message });
  });
});
