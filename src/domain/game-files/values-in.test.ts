import { describe, expect, it } from 'vitest';
import type { FileFormat } from './types';
import { valuesIn } from './values-in';

/** Each value as `section|key[index]: text`. */
const read = (text: string, format: FileFormat) => {
  const found = valuesIn(text, format);
  if (typeof found === 'string') return found;
  return found.values.map(
    ({ section, key, index, start, end }) =>
      `${section ?? '-'}|${key}${index === null ? '' : `[${index}]`}: ${text.slice(start, end)}`,
  );
};

describe('ini', () => {
  it('finds keys under their sections, whatever the line ends, blanks and comments', () => {
    const text =
      'A=1\r\n[ Graphic Options ]\r\tFOV Multiplier="0.7"\n;B=2\n#B=3\n // B=4\n[X] ; y\nC = 5 \t; six\nno\n=7';
    expect(read(text, 'ini')).toEqual(['-|A: 1', 'Graphic Options|FOV Multiplier: "0.7"', 'X|C: 5 \t; six']);
  });

  it('takes no other character for a blank', () => {
    expect(read('FOV\xa0=30', 'ini')).toEqual(['-|FOV\xa0: 30']);
  });
});

describe('uset', () => {
  it('finds what stands in quotes', () => {
    const text = '# prism\nuset r_multimon_mode "2"\r\n uset  r_fov\t"50.5" \nuset broken "1\nset r_mode "3"';
    expect(read(text, 'uset')).toEqual(['-|r_multimon_mode: 2', '-|r_fov: 50.5']);
  });
});

describe('sii', () => {
  const monitor = (name: string, x: string) =>
    `monitor_config : _nameless.1.${name} {\n name: ${name}\n normalized_x: ${x}\n}\n`;

  it('tells the screens apart by where they stand', () => {
    const file = `SiiNunit\n{\nmultimon_config : _nameless.1 {\n monitors: 3\n}\n# monitor_config : x {\n${monitor('c', '0.333')}${monitor('r', '0.667')}${monitor('l', '0.0')}}\n`;
    expect(read(file, 'sii')).toEqual([
      'left|name: l',
      'left|normalized_x: 0.0',
      'centre|name: c',
      'centre|normalized_x: 0.333',
      'right|name: r',
      'right|normalized_x: 0.667',
    ]);
    const apart = file.replaceAll(' {\n', '\n{\n');
    expect(read(apart, 'sii')).toHaveLength(6);
  });

  it.each([
    ['two screens', monitor('a', '0') + monitor('b', '0.5')],
    ['two at one place', monitor('a', '0') + monitor('b', '0.5') + monitor('c', '0.5')],
    ['one without a place', monitor('a', '0') + monitor('b', '0.5') + monitor('c', '')],
  ])('refuses %s', (_, text) => {
    expect(read(text, 'sii')).toBe('not-three-screens');
  });

  it('refuses what has no screens', () => {
    expect(read('', 'sii')).toBe('not-readable');
    expect(read('SiiNunit\n{\nuser : x {\n a: 1\n}\n}', 'sii')).toBe('not-readable');
  });
});

describe('json', () => {
  it('finds values of the two outer levels and entries of lists', () => {
    const text =
      '{\n\t"cameraFOV": [ 54, 30 ], // mine\n /* a: */ "Graphic Options":{"Vertical FOV Degrees":38,"x":{"y":1}},"s":"a\\"b","t":true,}';
    expect(read(text, 'json')).toEqual([
      '-|cameraFOV[0]: 54',
      '-|cameraFOV[1]: 30',
      'Graphic Options|Vertical FOV Degrees: 38',
      '-|s: "a\\"b"',
      '-|t: true',
    ]);
  });

  it('takes nothing in a list of lists or groups for an entry', () => {
    expect(read('{"a":[[1,2],{"b":3},4],"c":{}}', 'json')).toEqual(['-|a[2]: 4']);
  });

  it.each([
    '',
    '[1]',
    '{',
    '{"a"}',
    '{"a":}',
    '{"a":1',
    '{"a":[1}',
    '{"a":"b',
    '{"a":1}x',
    '{a:1}',
    '{"a":/*1}',
    '{"a":{"b":1}',
  ])('refuses %s', (text) => {
    expect(read(text, 'json')).toBe('not-readable');
  });

  it.each(['{"a":', '['])('refuses what only means to break it: %s many times', (piece) => {
    expect(read(`{"a":${piece.repeat(50_000)}`, 'json')).toBe('not-readable');
  });
});

describe('xml', () => {
  it('finds what stands alone in an element', () => {
    const text =
      '<?xml version="1.0"?>\n<gameSettings revision="1>5">\n<!-- <fovY>1</fovY> -->\n<fovY>60.000000</fovY><a b=\'/\'/><units><money>1</money></units><c>x<!-- y --></c></gameSettings>\n';
    expect(read(text, 'xml')).toEqual(['gameSettings|fovY: 60.000000', 'gameSettings/units|money: 1']);
  });

  it.each(['', 'text', '<a>', '<a></b>', '</a>', '<a><!-- </a>', '<a b="></a>', '<a <b></b></a>'])(
    'refuses %s',
    (text) => {
      expect(read(text, 'xml')).toBe('not-readable');
    },
  );

  it('refuses what is nested deeper than any game nests', () => {
    const nested = (times: number) =>
      `<gameSettings>${'<a>'.repeat(times)}${'</a>'.repeat(times)}</gameSettings>`;
    expect(read(nested(63), 'xml')).toHaveLength(1);
    expect(read(nested(20_000), 'xml')).toBe('not-readable');
  });
});

/** 40,000 repetitions took seconds with a pattern that read the same characters again and again. */
const many = (piece: string): string => piece.repeat(40_000);

it.each<readonly [string, FileFormat, string]>([
  ['blanks in a line', 'ini', `FOV${many(' ')}=${many(' ')}x`],
  ['blanks before a section', 'ini', `${many(' ')}[${many('x')}`],
  ['blanks in a line', 'uset', `uset${many(' ')}a${many(' ')}1`],
  ['blanks at the beginning of a block', 'sii', `monitor_config : a${many(' ')}x`],
  ['blanks before the brace of a block', 'sii', `monitor_config${many(' ')}:${many(' ')}a${many(' ')}{x`],
  ['blanks between tokens', 'json', `{${many(' ')}"a"${many(' ')}:${many(' ')}`],
  ['comments', 'json', `{${many('/**/ //\n')}x`],
  ['backslashes', 'json', `{"${many('\\\\')}`],
  ['letters of a name', 'xml', `<${many('a')}`],
  ['attributes', 'xml', `<a${many(' b="/"')}`],
  ['elements under long names', 'xml', `${`<${'b'.repeat(5000)}>`.repeat(50)}${many('<a></a>')}`],
])('reads many %s in %s as fast as any', (_, format, text) => {
  const started = performance.now();
  valuesIn(text, format);
  // A few milliseconds alone, more on a busy machine; the quadratic pattern took 2.5 s and more.
  expect(performance.now() - started).toBeLessThan(1200);
});
