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

it('whatever the file: the values become the wanted ones, and every other byte stays', () => {
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
