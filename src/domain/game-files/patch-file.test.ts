import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Radians } from '../geometry/units';
import { computeView } from '../geometry/compute-view';
import { gameById } from '../games/games';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { makeFile } from '../../testing/player-files';
import { gameFiles } from './game-files';
import { maxBytes, patchFile, type Patch } from './patch-file';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

/** 27in at 50 cm, V 37.1675; three 32in at 70 cm with bezels of 8 mm. */
const { flat27, flatTriple32 } = exampleRigs;

const filesOf = (id: string, rig = flat27) => gameFiles(gameById(id)!, valueOf(computeView(rig)));

const outcome = (
  id: string,
  { name, text, rig = flat27 }: { name: string; text: string; rig?: typeof flat27 },
) => patchFile({ name, bytes: bytesOf(text) }, filesOf(id, rig));

const patched = (...given: Parameters<typeof outcome>): Patch & { readonly text: string } => {
  const result = outcome(...given);
  if (!result.ok) throw new Error(result.refusal);
  return { ...result, text: textOf(result.bytes) };
};

// The shapes are those of players' files that are named in docs/files.md.
const cameraOnboard =
  '[MODE]\r\nIS_WORLD_ALIGNED=0\r\nFOV=30.6468\r\n\r\n[GFORCES]\r\nMIX=-0.00400,-0.00400,-0.00500\r\n';
const configDx11 = [
  '//[[gMa1.002f (c)2016    ]] [[            ]]',
  '[COMPONENTS]',
  'VideoResW=7680',
  'SubViews=2',
  'UseSubViewParams=0',
  'ViewParams=(0.690, 0.398,0.850, 45.000, 0.004) // screen width (m), screen height (m), eye distance (m), side angle (deg), bezel gap (m)',
  'LeftView=(0.690, 0.398, 0.850, 45.000, 0.004)',
  'RightView=(0.690, 0.398, 0.850, 45.000, 0.004)',
  '',
].join('\n');

describe('a file is changed in its values only', () => {
  it('and each line is shown as it is and as it becomes', () => {
    const { changes, problems, text } = patched('assetto-corsa', {
      name: 'camera_onboard.ini',
      text: cameraOnboard,
    });
    expect(text).toBe(cameraOnboard.replace('30.6468', '37.1675'));
    expect(changes).toEqual([
      {
        line: 3,
        section: 'MODE',
        before: { lead: 'FOV=', value: '30.6468', tail: '' },
        after: { lead: 'FOV=', value: '37.1675', tail: '' },
        reason: 'number',
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('with decimals as they were, and the comment after them', () => {
    const line = 'drivingCamFOV=110.000000                \t; driving camera field of view';
    const text = `[View]\n${line}\nDrivingVanishY=0.120000`;
    expect(patched('iracing', { name: 'app.ini', text }).text).toBe(text.replace('110.000000', '62.000000'));
  });

  it('number by number where several stand in one value', () => {
    const { text, changes, rightAlready } = patched('lmu', {
      name: 'Config_DX11.ini',
      text: configDx11,
      rig: flatTriple32,
    });
    expect(text).toBe(
      configDx11
        .replace('UseSubViewParams=0', 'UseSubViewParams=1')
        .replace('(0.690, 0.398,0.850, 45.000, 0.004)', '(0.708, 0.398,0.700, 54.718, 0.016)')
        .replaceAll('(0.690, 0.398, 0.850, 45.000, 0.004)', '(0.708, 0.398, 0.700, 54.718, 0.016)'),
    );
    expect(changes.map(({ line }) => line)).toEqual([5, 6, 7, 8]);
    expect(changes[1]?.before).toEqual({
      lead: 'ViewParams=(',
      value: '0.690, 0.398,0.850, 45.000, 0.004',
      tail: ') // screen width (m), screen height (m), eye distance (m), …',
    });
    expect(rightAlready).toBe(1);
  });

  it('in JSON, of seven cameras the fifth', () => {
    const text =
      '{\n\t"lastUsedCamIndex": 4,\n\t"helicamFOV": 60,\n\t"cameraFOV": [ 54, 54, 54, 30, 30, 54, 30 ],\n\t"tripleWidth": 500\n}';
    expect(patched('acc', { name: 'cameraSettings.json', text }).text).toBe(
      text.replace('30, 30, 54', '30, 37, 54'),
    );
    const triple = patched('acc', { name: 'cameraSettings.json', text, rig: flatTriple32 });
    expect(triple.text).toBe(text.replace('500', '708'));
    expect(triple.problems.map(({ code, key }) => [code, key])).toEqual([
      ['key-missing', 'tripleDistance'],
      ['key-missing', 'tripleAngle'],
      ['key-missing', 'tripleBezel'],
    ]);
  });

  it('in JSON of one long line, in quotes and in XML', () => {
    const player = `{"Graphic Options":{${'"Logo Seconds":0,'.repeat(9)}"Vertical FOV Degrees":9,"Vertical FOV Degrees#":"9=use default"}}`;
    const { text, changes } = patched('rfactor-2', { name: 'player.JSON', text: player });
    expect(text).toBe(player.replace('Degrees":9', 'Degrees":37'));
    expect(changes[0]?.before.lead).toMatch(/^….{60}$/);
    const plr = '[ Graphic Options ]\r\nFOV Multiplier="0.71749" // x\r\n';
    expect(patched('gtr2', { name: 'Ange.PLR', text: plr }).text).toBe(plr.replace('0.71749', '0.64082'));
    const xml = '<?xml version="1.0"?>\n<gameSettings>\n  <fovY>60.000000</fovY>\n</gameSettings>\n';
    expect(patched('farming-simulator-25', { name: 'gameSettings.xml', text: xml }).text).toBe(
      xml.replace('60.000000', '40.000000'), // 37.17 is below what the game allows
    );
  });

  it('below a first line with zeros in it, as GTR 2 writes it', () => {
    // The shape of AngelAlonso.PLR in github.com/angelalonso/gtr2.
    const header = `//[[gMa1.000f (c)2004    ]] [[${'\0'.repeat(12)}]]`;
    const plr = `${header}\r\n[ Graphic Options ]\r\nFOV Multiplier="0.71749"\r\n`;
    expect(patched('gtr2', { name: 'AngelAlonso.PLR', text: plr }).text).toBe(
      plr.replace('0.71749', '0.64082'),
    );
  });

  it('with the switch that makes the number count, in Richard Burns Rally', () => {
    // Same lines as in all six versions of the file in github.com/2m/rbr-config, where the switch is 0.
    const text =
      '[Default]\nCockpitWipers = 0\nCockpitOverrideFOV = 0\nCockpitOverrideFOVValue = 1.04\nRaceStatDB = x\n';
    const { changes, text: after } = patched('rbr', { name: 'NGPCarMenu.ini', text });
    expect(after).toBe(text.replace('FOV = 0', 'FOV = 1').replace('1.04', '0.843'));
    expect(changes.map(({ reason }) => reason)).toEqual(['switch', 'number']);
  });

  it('whole where a broken number stands, and never half', () => {
    // The C library of Windows writes these for 0/0 and 1/0.
    const after = (value: string) => {
      const text = `[MODE]\nFOV=${value}\n[GFORCES]\n`;
      return patched('assetto-corsa', { name: 'camera_onboard.ini', text }).text.split('\n')[1];
    };
    expect(after('-1.#IND00')).toBe('FOV=37.1675');
    expect(after('1.#INF ; mine')).toBe('FOV=37.1675 ; mine');
    expect(after('"1.#QNAN0"')).toBe('FOV="37.1675"');
    for (const value of ['1.#x', '30#5', 'nan', '-nan(ind)', 'inf', '1.5.2', '1e', '0x1F', '30°'])
      expect(after(value)).toBe(`FOV=${value}`);
    const xml = '<gameSettings><fovY>60;5</fovY></gameSettings>';
    expect(patched('farming-simulator-25', { name: 'gameSettings.xml', text: xml }).text).toBe(xml);
  });

  it('with no more decimals than a number can have, however many there were', () => {
    const text = `[MODE]\nFOV=30.${'1'.repeat(40_000)}\n`;
    const result = patched('assetto-corsa', { name: 'camera_onboard.ini', text });
    expect(result.text).toBe(`[MODE]\nFOV=37.1675${'0'.repeat(16)}\n`);
    expect(result.changes[0]?.before.value).toBe(`30.${'1'.repeat(57)}…`);
  });

  it('with the frame of iRacing no narrower than the picture, where the file has one', () => {
    // The order and comments of github.com/W1ckedWook1ee/iRacing. A 49in 32:9 is lit 49 · 25.4 · 32 / √(32² + 9²) = 1198 mm wide.
    const { curved49 } = exampleRigs;
    const file = (width: string) =>
      `[MonitorSetup]\r\nMonitorWidth=${width}                        \t; mm\r\nScreenWidth=601\t; mm\r\n`;
    const widths = (text: string) => {
      const result = patched('iracing', { name: 'rendererDX11Monitor.ini', text, rig: curved49 });
      expect(result.problems.map(({ key }) => key)).not.toContain('MonitorWidth');
      return [...result.text.matchAll(/Width=(\d+)/g)].map(([, width]) => width);
    };
    expect(widths(file('620'))).toEqual(['1198', '1198']);
    expect(widths(file('1210'))).toEqual(['1210', '1198']);
    expect(widths('[MonitorSetup]\r\nScreenWidth=601\r\n')).toEqual(['1198']);
  });

  it('in the quotes of the trucks', () => {
    const text =
      'uset r_multimon_mode "0"\nuset r_multimon_fov_horizontal "50"\nuset g_interior_camera_zero_pitch "1"\n';
    const result = patched('ets2', { name: 'config.cfg', text, rig: flatTriple32 });
    expect(result.text).toBe(text.replace('"0"', '"2"').replace('"50"', '"53.68"'));
    expect(result.problems).toHaveLength(3);
  });

  it('and shown without its indent, which stays in the file', () => {
    const text = '[MODE]\n\t FOV=30\n';
    const { changes, text: after } = patched('assetto-corsa', { name: 'camera_onboard.ini', text });
    expect(changes[0]?.before).toEqual({ lead: 'FOV=', value: '30', tail: '' });
    expect(after).toBe('[MODE]\n\t FOV=37.1675\n');
  });

  it('or not at all where it is right already', () => {
    const bytes = bytesOf(cameraOnboard.replace('30.6468', '37.16750'));
    const result = patchFile({ name: 'camera_onboard.ini', bytes }, filesOf('assetto-corsa'));
    expect(result).toMatchObject({ ok: true, changes: [], problems: [], rightAlready: 1, bytes });
  });
});

describe('a limit of the game is not called the field of view of the screen', () => {
  const reasonOf = (...given: Parameters<typeof patched>) => patched(...given).changes[0]?.reason;
  const text = '<gameSettings><fovY>60.000000</fovY></gameSettings>';

  it('where the file takes what the menu takes: 37.17 is below 40, 2·atan(336.2 / 800) = 45.6 is not', () => {
    const name = 'gameSettings.xml';
    expect(reasonOf('farming-simulator-25', { name, text })).toBe('game-minimum');
    const rig = { ...flat27, eyeDistanceMm: 400 };
    expect(reasonOf('farming-simulator-25', { name, text, rig })).toBe('number');
  });

  it('where it takes more decimals: 9.9 is below 10, though it rounds to it', () => {
    const name = 'camera_onboard.ini';
    const rigOf = (heightMm: number, eyeDistanceMm: number) => ({
      ...flat27,
      panel: { widthMm: 1000, heightMm, curveRadiusMm: null },
      eyeDistanceMm,
    });
    // 2·atan(86.6 / 1000) = 9.899°; 2·atan(20) = 174.3°.
    expect(reasonOf('assetto-corsa', { name, text: cameraOnboard, rig: rigOf(173.2, 1000) })).toBe(
      'game-minimum',
    );
    expect(reasonOf('assetto-corsa', { name, text: cameraOnboard, rig: rigOf(4000, 100) })).toBe(
      'game-maximum',
    );
    expect(reasonOf('assetto-corsa', { name, text: cameraOnboard })).toBe('number');
  });
});

describe('of a list of cameras the player may choose another', () => {
  // Lines of the file in github.com/dcheva/ACC23.
  const text =
    '{\n\t"lastUsedCamIndex": 4,\n\t"helicamFOV": 60,\n\t"cameraFOV": [ 54, 54, 54, 31, 30, 54, 30 ],\n\t"tripleWidth": 500\n}';
  const choosing = (given: string, entry?: number) => {
    const file = { name: 'cameraSettings.json', bytes: bytesOf(given) };
    const result = patchFile(file, filesOf('acc'), { entry });
    if (!result.ok) throw new Error(result.refusal);
    return { ...result, text: textOf(result.bytes) };
  };

  it('and sees what stands in each', () => {
    expect(choosing(text).choice).toEqual({
      chosen: 4,
      entries: [
        { index: 0, camera: 'chase', value: '54' },
        { index: 1, camera: 'far-chase', value: '54' },
        { index: 2, camera: 'bonnet', value: '54' },
        { index: 3, camera: 'dash-pro', value: '31' },
        { index: 4, camera: 'cockpit', value: '30' },
        { index: 5, camera: 'dash', value: '54' },
        { index: 6, camera: 'helmet', value: '30' },
      ],
    });
  });

  it('which is then the only one that changes', () => {
    expect(choosing(text).text).toBe(text.replace('31, 30, 54', '31, 37, 54'));
    expect(choosing(text).changes[0]?.reason).toBe('cockpit-number');
    expect(choosing(text, 3).text).toBe(text.replace('31, 30', '37, 30'));
    expect(choosing(text, 3).changes[0]?.reason).toBe('camera-number');
    expect(choosing(text, 3).choice?.chosen).toBe(3);
  });

  it('of those that are there', () => {
    expect(choosing('{"cameraFOV": [ 54, 30 ]}').choice?.entries).toHaveLength(2);
    expect(choosing('{"cameraFOV": 54}').choice).toBeNull();
    expect(choosing('{"cameraFOV": [54, 30], "cameraFOV": [54]}').choice?.entries).toHaveLength(1);
    expect(patched('assetto-corsa', { name: 'camera_onboard.ini', text: cameraOnboard }).choice).toBeNull();
  });
});

describe('a file as large as may be takes no time worth noticing', () => {
  const full = (piece: string): string => piece.repeat((maxBytes - 200) / bytesOf(piece).length);

  it.each([
    ['digits', 'assetto-corsa', 'camera_onboard.ini', `[MODE]\nFOV="${full('1')}`],
    ['digits and a blank', 'assetto-corsa', 'camera_onboard.ini', `[MODE]\nFOV=${full('1')} 2`],
    ['decimals', 'assetto-corsa', 'camera_onboard.ini', `[MODE]\nFOV=1.${full('1')}`],
    ['blanks', 'assetto-corsa', 'camera_onboard.ini', `[MODE]\nFOV=30${full(' ')}x`],
    ['one key', 'assetto-corsa', 'camera_onboard.ini', `[MODE]\n${full('FOV=1\n')}`],
    ['sections', 'assetto-corsa', 'camera_onboard.ini', full('[MODE]\n')],
    ['bytes beyond ASCII', 'assetto-corsa', 'camera_onboard.ini', `[MODE]\nFOV=1;${full('\u00ff')}`],
    ['numbers in a list', 'acc', 'cameraSettings.json', `{"cameraFOV":[${full('1,')}1]}`],
    ['nested lists', 'acc', 'cameraSettings.json', `{"cameraFOV":${full('[')}`],
    [
      'elements',
      'farming-simulator-25',
      'gameSettings.xml',
      `<gameSettings>${full('<fovY>1</fovY>')}</gameSettings>`,
    ],
    ['nested elements', 'farming-simulator-25', 'gameSettings.xml', `<gameSettings>${full('<a>')}`],
    ['characters in a tag', 'farming-simulator-25', 'gameSettings.xml', `<gameSettings ${full('a')}`],
  ])('%s', (_, id, name, text) => {
    const files = filesOf(id);
    const bytes = bytesOf(text);
    const started = performance.now();
    const result = patchFile({ name, bytes }, files);
    // 200 ms by themselves, as the audit holds. Here others may be at work beside it; what is quadratic takes minutes.
    expect(performance.now() - started).toBeLessThan(3000);
    expect(result).not.toEqual({ ok: false, refusal: 'too-large' });
  });
});

describe('what is missing or unclear is said, and nothing is created', () => {
  const problemsOf = (text: string) => {
    const result = patched('assetto-corsa', { name: 'camera_onboard.ini', text });
    expect(result.text).toBe(text);
    return result.problems.map(({ code, lines }) => [code, ...lines]);
  };

  it.each([
    ['no section', '[SHAKE]\nFOV=30', ['section-missing']],
    ['no key', '[MODE]\nFOVS=30\nFov=30\n;FOV=30\n[SHAKE]\nFOV=30', ['key-missing']],
    ['the key twice', '[MODE]\nFOV=30\nFOV=31', ['twice', 2, 3]],
    ['the section twice', '[MODE]\nA=1\n[MODE]\nFOV=31', ['twice', 4]],
    ['another shape', '[MODE]\nFOV=wide', ['not-understood', 2]],
    ['nothing in it', '[MODE]\nFOV=', ['not-understood', 2]],
    ['two numbers', '[MODE]\nFOV=30 31', ['not-understood', 2]],
  ])('%s', (_, text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('nor is a mode replaced that has nothing to do with screens', () => {
    const text = '[CAMERA]\nMODE=OPENVR\n';
    const result = patched('assetto-corsa', { name: 'video.ini', text, rig: flatTriple32 });
    expect(result.text).toBe(text);
    expect(result.problems).toEqual([{ code: 'left-alone', section: 'CAMERA', key: 'MODE', lines: [2] }]);
  });
});

describe('the wrong file is refused', () => {
  it.each([
    ['another name', 'assists.ini', cameraOnboard, 'other-name'],
    ['another name that ends alike', 'my_camera_onboard.ini', cameraOnboard, 'other-name'],
    ['the name of another file', 'camera_onboard.ini', '[View]\ndrivingCamFOV=60', 'other-content'],
    ['an empty file', 'camera_onboard.ini', '', 'other-content'],
    ['no text', 'camera_onboard.ini', 'PK\u0003\u0004\u0000\u0000\u0000[MODE]', 'not-text'],
    ['too much', 'camera_onboard.ini', ' '.repeat(maxBytes + 1), 'too-large'],
  ])('%s', (_, name, text, refusal) => {
    expect(outcome('assetto-corsa', { name, text })).toEqual({ ok: false, refusal });
  });

  it('JSON that is none, and screens that are not three', () => {
    expect(outcome('acc', { name: 'cameraSettings.json', text: '{"cameraFOV": [' })).toEqual({
      ok: false,
      refusal: 'not-readable',
    });
    const rig = { ...flatTriple32, sides: { ...flatTriple32.sides!, sideAngle: 0.5 as Radians } };
    const text = 'SiiNunit\n{\nmonitor_config : a {\n normalized_x: 0\n}\n}\n';
    expect(outcome('ets2', { name: 'multimon_config.sii', text, rig })).toEqual({
      ok: false,
      refusal: 'not-three-screens',
    });
  });

  it('but not for upper case, or the number that a browser put to a copy', () => {
    expect(outcome('assetto-corsa', { name: 'Camera_Onboard (2).INI', text: cameraOnboard }).ok).toBe(true);
  });
});

it('whatever the file: the values become their targets, and every other byte stays', () => {
  const random = (seed: number) => {
    let state = seed;
    // The sequence of Park and Miller: small, and good enough to vary a file.
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2147483646 }), (seed) => {
      const made = makeFile(random(seed));
      const result = patchFile(made, [made.file]);
      if (!result.ok) throw new Error(result.refusal);
      expect([...result.bytes]).toEqual([...made.patched]);
      expect([result.changes.length, result.problems.length]).toEqual([made.changes, made.problems]);
    }),
    { numRuns: 400 },
  );
});
