import { describe, expect, it, test } from 'vitest';
import { fileReportText, firstLines } from './file-report';
import { inspectFile, maxInspectedBytes } from './inspect-file';

const utf8 = (text: string) => new TextEncoder().encode(text);

const utf16 = (text: string, isBigEndian = false) =>
  Uint8Array.from(
    Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).flatMap((unit) =>
      isBigEndian ? [unit >> 8, unit & 0xff] : [unit & 0xff, unit >> 8],
    ),
  );

const inspected = (file: string | Uint8Array) => {
  const inspection = inspectFile(typeof file === 'string' ? utf8(file) : file);
  if (!inspection.ok) throw new Error(inspection.refusal);
  return inspection;
};

/** Each key as `section|key: value`, candidates with a star. */
const keysOf = (file: string | Uint8Array) =>
  inspected(file).keys.map(
    ({ section, key, value, isCandidate }) => `${isCandidate ? '*' : ''}${section}|${key}: ${value}`,
  );

const refusalOf = (file: string | Uint8Array) => {
  const inspection = inspectFile(typeof file === 'string' ? utf8(file) : file);
  return inspection.ok ? null : inspection.refusal;
};

describe('keys of a file', () => {
  it('are found in sections, without comments, candidates first', () => {
    const text =
      '[Sound]\nvolume=7\n[Seat]\nheight=1.2 ; metres\nname="Max"\n[Graphics]\nCockpit_FOV = 60 // deg\n';
    expect(inspected(text).format).toBe('ini');
    expect(keysOf(text)).toEqual([
      '*Graphics|Cockpit_FOV: 60',
      '*Seat|height: 1.2',
      '*Seat|name: Max',
      'Sound|volume: 7',
    ]);
  });

  it('are found at every depth of JSON, with all values of a list', () => {
    const text = '{"a":{"b":{"fov":[54,31]}},"screens":[{"width":1},{"width":2}],"on":true, // note\n}';
    expect(inspected(text).format).toBe('json');
    expect(keysOf(text)).toEqual(['*a/b|fov: 54, 31', '*screens|width: 1, 2', '|on: true']);
  });

  it('are found in elements and attributes of XML; an attribute may name another', () => {
    const text =
      '<?xml version="1.0"?><Props version="2"><prop name="Vertical FOV" type="float" data="45.0"/>' +
      "<option id='TripleAngle' value='60'/><window width=\"1920\"/><fieldOfView type='f32'>1.3</fieldOfView></Props>";
    expect(inspected(text).format).toBe('xml');
    expect(keysOf(text)).toEqual([
      '*Props/prop|Vertical FOV: 45.0',
      '*Props|fieldOfView: 1.3',
      '*Props/option|TripleAngle: 60',
      'Props/window|width: 1920',
    ]);
  });

  it('are found in other lines, and in JSON that is damaged', () => {
    expect(keysOf('camera:\n  near: 0.1 # metres\n')).toEqual(['*|camera: ', '|near: 0.1']);
    expect(keysOf('{\n "cameraFov": 60,\n "volume": 3\n')).toEqual(['*|cameraFov: 60,', '|volume: 3']);
    expect(keysOf('uset r_fov "75"\nuset r_mode "2"')).toEqual(['*|r_fov: 75', '|r_mode: 2']);
  });

  it.each([
    ['UTF-16 with a mark', utf16('[Über]\r\nfov=30\r\n')],
    ['UTF-16, the other way round', utf16('[Über]\r\nfov=30\r\n', true)],
    ['Windows-1252', Uint8Array.from('[\xdcber]\nfov=30\n', (letter) => letter.charCodeAt(0))],
  ])('are found in %s', (_, bytes) => {
    expect(keysOf(bytes)).toEqual(['*Über|fov: 30']);
  });

  it.each([
    ...[
      'fov',
      'CAMERAFOV',
      'Field Of View',
      'fieldOfView',
      'viewAngle',
      'leftAngle',
      'r_multimon_mode',
      'EyeHeight',
    ],
    ...['cockpit_cam', 'TripleScreen', 'zoom', 'aspect_ratio'],
  ])('may be about the view: %s', (key) => {
    expect(inspected(`${key}=1`).keys[0]?.isCandidate).toBe(true);
  });

  it.each([
    'preview',
    'review',
    'triangles',
    'rectangle',
    'scamper',
    'headlights',
    'spanish',
    'volume',
    'vsync',
  ])('are not about the view: %s', (key) => {
    expect(inspected(`${key}=1`).keys[0]?.isCandidate).toBe(false);
  });

  it('are never paths, addresses or numbers, which may tell who the player is', () => {
    const text =
      'C:\\Users\\max\\a.ini=1\nmax@example.org=2\n76561190000000000=3\n/home/max/x=4\nfov=5\n[D:\\Max]\nangle=6\n' +
      '[C:/Users/max]\ncamera=7\n[/Script/Engine.Settings]\nvsync=8';
    expect(inspected(text).leftOut).toBe(4);
    expect(keysOf(text)).toEqual([
      '*|fov: 5',
      '*…|angle: 6',
      '*…|camera: 7',
      '/Script/Engine.Settings|vsync: 8',
    ]);
  });

  it('are counted, where they are too many to list', () => {
    const text = Array.from({ length: 1500 }, (_, index) => `key${index}=1\n`).join('');
    const { keys, total } = inspected(`${text}fov=60`);
    expect([keys.length, total, keys[0]?.key]).toEqual([1000, 1501, 'fov']);
  });

  it('have short values on one line', () => {
    expect(keysOf(`fov=${'9'.repeat(100)}`)).toEqual([`*|fov: ${'9'.repeat(59)}…`]);
    expect(keysOf('<a><fov>\n 6\n 0 </fov></a>')).toEqual(['*a|fov: 6 0']);
  });
});

describe('a file without keys gets a reason', () => {
  it.each([
    ['empty', ''],
    ['empty', ' \r\n\t'],
    ['not-text', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])],
    ['not-text', Uint8Array.from({ length: 4000 }, (_, index) => (index * 7) % 31 || 1)],
    ['no-keys', 'Drive safely.\nHave fun.'],
    ['no-keys', '<a><b></a>'],
    ['too-large', new Uint8Array(maxInspectedBytes + 1)],
  ])('%s', (refusal, file) => {
    expect(refusalOf(file)).toBe(refusal);
  });

  test.each([
    ['letters', 'a'.repeat(maxInspectedBytes)],
    ['equal signs', '='.repeat(maxInspectedBytes)],
    ['tags', '<a '.repeat(maxInspectedBytes / 3)],
    ['a tag without an end', `<a ${'b'.repeat(maxInspectedBytes - 3)}`],
    ['long attributes', `<a ${'b'.repeat(maxInspectedBytes - 4)}>`],
    ['lists', '{"a":'.concat('['.repeat(maxInspectedBytes - 5))],
    ['keys', 'k=1\n'.repeat(maxInspectedBytes / 4)],
    ['different keys', Array.from({ length: 500_000 }, (_, index) => `k${index}=1`).join('\n')],
  ])('the largest file of %s ends soon', (_, text) => {
    const start = performance.now();
    inspectFile(utf8(text));
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('a report', () => {
  const file = inspected('[Camera]\nfov=60\nnear=0.1\n[Sound]\nvolume=7');

  it('has names alone, and no path of the file', () => {
    expect(
      fileReportText({
        ...{ game: 'RaceRoom Racing Experience', version: '', file: 'C:\\Users\\max\\options.ini' },
        inspected: file,
        shown: new Set(),
      }),
    ).toBe(
      'sightline-keys 1\ngame RaceRoom Racing Experience\nfile options.ini; ini; 3 keys\n* Camera fov\n* Camera near\n- Sound volume',
    );
  });

  it('has the values that the player shows', () => {
    const [fov] = file.keys;
    const text = fileReportText({
      ...{ game: 'My racer', version: '1.2', file: 'a.ini', inspected: file },
      shown: new Set(fov && [fov]),
    });
    expect(text.split('\n').slice(1, 5)).toEqual([
      'game My racer; version 1.2',
      'file a.ini; ini; 3 keys',
      '* Camera fov = 60',
      '* Camera near',
    ]);
  });

  it('may be cut behind a line', () => {
    expect(firstLines('ab\ncd\nef', 5)).toEqual({ text: 'ab\ncd', isCut: true });
    expect(firstLines('ab\ncd', 5)).toEqual({ text: 'ab\ncd', isCut: false });
  });
});
