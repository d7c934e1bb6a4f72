import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultEntry, type RigEntry } from '../rig/entry';
import { fieldIds, fields, isLengthField, screenRatios, type Field, type FieldId } from '../rig/fields';
import { readMeasured } from '../rig/read-quantity';
import { setupOf } from '../rig/setup';
import { maxLinkLength, readLink, writeLink } from './link';
import type { Shared } from './shared';

const shared: Shared = {
  rigs: [{ name: '', entry: defaultEntry }],
  myGame: null,
  games: [],
  game: null,
  units: 'cm',
};

const triple: RigEntry = {
  ...defaultEntry,
  screenSize: '32',
  distance: `2' 3 1/2"`,
  distanceUnit: 'in',
  screens: 'triple',
  bezelThickness: '8',
  sideAngle: '55',
};

/** Links as written in forums, after docs/links.md. Never change them: they must always open. */
const golden: readonly (readonly [string, Shared])[] = [
  ['v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=classic&units=cm', shared],
  [
    'v=1&rig=ratio:16:9;size:32;distance:2%27+3+1/2%22:in;screens:triple;bezel:8;angle:55&games=iracing,acc&game=acc&method=exact&units=in',
    {
      rigs: [{ name: '', entry: triple }],
      myGame: null,
      games: ['iracing', 'acc'],
      game: 'acc',
      units: 'in',
    },
  ],
  [
    'v=1&rig=ratio:32:9;size:48.8;distance:60,5;screens:single;curved:yes;radius:1000R;fit:edge;pixels:5120x1440;width:1193;height:336;eye:-4;name:G9' +
      '&rig=ratio:4:3;size:19;distance:;screens:triple;radius:1.8:m;gap:5;side-size:24+in;side-ratio:9:16;name:Gro%C3%9Fe+Halle' +
      '&method=exact&units=cm',
    {
      ...shared,
      rigs: [
        {
          name: 'G9',
          entry: {
            ...defaultEntry,
            screenRatio: '32:9',
            screenSize: '48.8',
            distance: '60,5',
            curvedScreen: true,
            radiusCurve: '1000R',
            fit: 'edge',
            resolution: '5120x1440',
            litWidth: '1193',
            litHeight: '336',
            eyeOffset: '-4',
          },
        },
        {
          name: 'Große Halle',
          entry: {
            ...defaultEntry,
            screenRatio: '4:3',
            screenSize: '19',
            distance: '',
            screens: 'triple',
            radiusCurve: '1.8',
            radiusCurveUnit: 'm',
            gap: '5',
            sideSize: '24 in',
            sideRatio: '9:16',
          },
        },
      ],
    },
  ],
  [
    'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&my-game=iracing&method=classic&units=cm',
    { ...shared, myGame: 'iracing' },
  ],
  [
    'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&games=iracing&own-game=name:My+game;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778' +
      '&own-game=name:Other;pictures:30:41.2,50:55;ratio:1.7778;game:raceroom;from:link&game=own-151xlqb&method=exact&units=cm',
    {
      ...shared,
      games: ['iracing'],
      ownGames: [
        'name:My+game;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778',
        'name:Other;pictures:30:41.2,50:55;ratio:1.7778;game:raceroom;from:link',
      ],
      game: 'own-151xlqb',
    },
  ],
];

describe('a link', () => {
  it.each(golden)('%s', (text, shared) => {
    expect(readLink(`#${text}`)).toEqual({ ok: true, shared });
    // A decimal comma always opens, and is written as a point; either method opens the one page.
    expect(writeLink(shared)).toBe(text.replace('60,5', '60.5').replace('classic', 'exact'));
  });

  it('takes about 70 characters a rig', () => {
    const rig = { name: '', entry: { ...triple, distance: '70', distanceUnit: 'cm' as const } };
    expect(writeLink({ ...shared, rigs: [rig, rig, rig, rig] }).length).toBeLessThan(4 * 75);
  });

  it('is not even looked at when it is longer than any', () => {
    expect(readLink(`v=1&rig=${'9'.repeat(maxLinkLength)}`)).toEqual({ ok: false, reason: 'too-long' });
  });

  it('reads the same in another order, quoted as HTML, or with what a tracker or the page itself adds', () => {
    const [text, shared] = golden[1]!;
    const again = { ok: true, shared };
    expect(readLink(text.split('&').toReversed().join('&'))).toEqual(again);
    expect(readLink(text.replaceAll('&', '&amp;'))).toEqual(again);
    expect(readLink(`${text}&utm_source=chat`)).toEqual(again);
    expect(readLink(`${text}&at=plan`)).toEqual(again);
    expect(
      readLink(text.replace('size:32;distance:2%27+3+1/2%22:in', 'distance:2%27+3+1/2%22:in;size:32')),
    ).toEqual(again);
  });

  it.each(golden)('%s, escaped as a whole', (text, shared) => {
    expect(readLink(`#${encodeURIComponent(text)}`)).toEqual({ ok: true, shared });
  });

  it.each(golden)('%s, escaped twice or three times', (text, shared) => {
    const whole = encodeURIComponent(encodeURIComponent(text));
    expect(readLink(`#${whole}`)).toEqual({ ok: true, shared });
    expect(readLink(`#${encodeURIComponent(whole)}`)).toEqual({ ok: true, shared });
  });

  // `encodeURI` of an escaped address: the signs between the values stay.
  it('whose values alone are escaped twice opens', () => {
    const [, [text, shared]] = golden as [unknown, readonly [string, Shared]];
    expect(encodeURI(text)).toContain('distance:2%2527');
    expect(readLink(`#${encodeURI(text)}`)).toEqual({ ok: true, shared });
    expect(readLink(`#${encodeURI(encodeURI(text))}`)).toEqual({ ok: true, shared });
  });

  it('keeps a name that looks escaped', () => {
    const rigs = [{ name: 'Rig %41 100%25', entry: defaultEntry }] as const;
    expect(readLink(writeLink({ ...shared, rigs }))).toEqual({ ok: true, shared: { ...shared, rigs } });
  });

  it('escaped twice and damaged, says so', () => {
    const [, [text]] = golden as [unknown, readonly [string, Shared]];
    const cut = encodeURIComponent(encodeURIComponent(text.slice(0, -12)));
    expect(readLink(`#${cut}`)).toEqual({ ok: false, reason: 'cut' });
    expect(readLink(`#${encodeURI(text.replace('55', '5x'))}`)).toEqual({ ok: false, reason: 'unreadable' });
  });

  it.each([1, 2, 3])('escaped %i times and cut anywhere, says so', (times) => {
    let whole: string = golden[0]![0];
    for (let time = 0; time < times; time++) whole = encodeURIComponent(whole);
    const start = encodeURIComponent('v=1').length + 2 * times;
    for (let length = start; length < whole.length - 4; length++)
      expect(readLink(whole.slice(0, length)), whole.slice(0, length)).toEqual({ ok: false, reason: 'cut' });
  });

  it('escaped as a whole and damaged, says so', () => {
    expect(readLink('#v%3D1%26rig%3D%ZZ%26units%3Dcm')).toEqual({ ok: false, reason: 'unreadable' });
    expect(readLink('#v%3D1%26rig%3D%')).toEqual({ ok: false, reason: 'cut' });
    expect(readLink('#v%3D1%26rig%3Dratio:16:9')).toEqual({ ok: false, reason: 'cut' });
    expect(readLink('#v%3d1')).toEqual({ ok: false, reason: 'cut' });
  });

  // Zero width, word joiner, byte order mark, soft hyphen, Hangul filler, blank Braille cell, marks of direction.
  it.each(['\u200b', '\u2060\ufeff', '\u00ad', '\u3164', '\u2800', '\u200e\u200f', '\u200b \u202e'])(
    'with a name of which nothing is seen (%j) has none, and opens',
    (name) => {
      const rig = 'ratio:16:9;size:27;distance:50;screens:single';
      const reading = readLink(`v=1&rig=${rig};name:${encodeURIComponent(name)}&method=classic&units=cm`);
      expect(reading).toMatchObject({ ok: true, shared: { rigs: [{ name: '' }] } });
      expect(writeLink({ ...shared, rigs: [{ name, entry: defaultEntry }] })).not.toContain('name:');
    },
  );

  it('keeps what joins signs inside a name', () => {
    const name = '👨\u200d👩\u200d👧 rig';
    const reading = readLink(writeLink({ ...shared, rigs: [{ name, entry: defaultEntry }] }));
    expect(reading).toMatchObject({ ok: true, shared: { rigs: [{ name }] } });
  });

  it.each(['', '#', '#plan', '#guide-classic-table', '#utm_source=chat', '#=', '#&&'])(
    '%o is none',
    (text) => {
      expect(readLink(text)).toBeNull();
    },
  );

  it.each([
    ['v=2&rig=anything', 'newer'],
    ['v=999&units=cm', 'newer'],
    ['v=1', 'cut'],
    ['v=1&rig=ratio:16:9;size:27;distance:5', 'cut'],
    ['v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=classic&units=c', 'cut'],
    ['v=0&rig=', 'unreadable'],
    ['v=&rig=', 'unreadable'],
    ['v=1e1&rig=', 'unreadable'],
    ['v=1&v=1&units=cm', 'unreadable'],
    ['rig=ratio:16:9;size:27;distance:50;screens:single&method=classic&units=cm', 'unreadable'],
    ['v=__proto__&units=cm', 'unreadable'],
    ['v=1&method=classic&units=cm', 'unreadable'],
    ['v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=toString&units=cm', 'unreadable'],
    ['v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=classic&units=mm', 'unreadable'],
    [
      'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&my-game=../x&method=classic&units=cm',
      'unreadable',
    ],
    ['v=1&rig=ratio:16:9;size:27;distance:50;screens:single&method=classic&units=cm&units=in', 'unreadable'],
    [
      'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&games=acc,acc&method=classic&units=cm',
      'unreadable',
    ],
    [
      'v=1&rig=ratio:16:9;size:27;distance:50;screens:single&game=../../x&method=classic&units=cm',
      'unreadable',
    ],
  ])('%s is %s', (text, reason) => {
    expect(readLink(text)).toEqual({ ok: false, reason });
  });

  it.each([
    'ratio:16:9;size:27;screens:single',
    'ratio:17:9;size:27;distance:50;screens:single',
    'ratio:16:9;size:27;distance:50;screens:four',
    'ratio:16:9;size:27;distance:arm+length;screens:single',
    'ratio:16:9;size:27;distance:50:cm;screens:single',
    'ratio:16:9;size:27;distance:50:toString;screens:single',
    'ratio:16:9;size:27;distance:5%090;screens:single',
    'ratio:16:9;size:27;distance:50;distance:60;screens:single',
    'ratio:16:9;size:27;distance:50;screens:single;curved:true',
    'ratio:16:9;size:27;distance:50;screens:single;__proto__:1',
    'ratio:16:9;size:27;distance:50;screens:single;constructor:x',
    'ratio:16:9;size:27;distance:50;screens:single;pixels:<b>',
    'ratio:16:9;size:27;distance:50;screens:single;name:',
    'ratio:16:9;size:27;distance:50;screens:single;name:%E2%80%AEreversed',
    `ratio:16:9;size:27;distance:50;screens:single;name:${'x'.repeat(61)}`,
    'ratio:16:9;size:27;distance:50;screens:single;name:%',
    'ratio:16:9;size:27;distance:50;screens:single;',
  ])('a rig is not %s', (rig) => {
    expect(readLink(`v=1&rig=${rig}&method=classic&units=cm`)).toEqual({ ok: false, reason: 'unreadable' });
  });
});

const units = fc.constantFrom('mm', 'cm', 'm', 'in', 'ft');
const number = fc.oneof(
  fc.double({ min: -1e4, max: 1e6, noNaN: true }).map(String),
  fc.integer({ min: -500, max: 5000 }).map(String),
  fc.constantFrom('60,5', '1,000', '1.000,5', '39 3/8', '39-3/8', '+7', '−3', '.5', '1e2', ' 50 ', ''),
);
const length = fc.oneof(
  fc
    .tuple(number, fc.constantFrom('', 'mm', ' cm', ' m', 'in', '"', '″', ' ft', ' inches'))
    .map((parts) => parts.join('')),
  fc.constantFrom(`3'4"`, '3 ft 4 in', `2’ 3 1/2”`, '80 cm diagonal', '3 ft. 4 in.', '1000R'),
);
const shape = fc.constantFrom(
  '',
  '3440x1440',
  '2560 × 1080',
  '5120*1440',
  '43:18',
  '2,39:1',
  '9/16',
  '7649x0',
);

const angle = fc.constantFrom('', '45', '52.5°', '60 deg');

/** Texts for a field, by its kind. */
function textsFor(id: FieldId): Readonly<Record<string, fc.Arbitrary<string | boolean>>> {
  const field: Field = fields[id];
  switch (field.kind) {
    case 'length':
      return { [id]: length, [`${id}Unit`]: units };
    case 'angle':
      return { [id]: angle };
    case 'shape':
      return { [id]: shape };
    case 'flag':
      return { [id]: fc.boolean() };
    case 'ratio':
      return { [id]: fc.constantFrom(...screenRatios) };
    case 'choice':
      return { [id]: fc.constantFrom(...field.options) };
  }
}

const typedEntry = fc
  .record(Object.assign({}, ...fieldIds.map(textsFor)) as ReturnType<typeof textsFor>)
  .map((parts) => ({ ...defaultEntry, ...parts }));

const shareds = (entry: fc.Arbitrary<RigEntry>): fc.Arbitrary<Shared> =>
  fc.record({
    rigs: fc.array(
      fc.record({
        name: fc.oneof(
          fc.constant(''),
          fc
            .string({ unit: 'grapheme', maxLength: 20 })
            .map((name) => name.trim())
            .filter((name) => name.length <= 60),
        ),
        entry,
      }),
      { minLength: 1, maxLength: 4 },
    ) as unknown as fc.Arbitrary<Shared['rigs']>,
    games: fc.uniqueArray(fc.constantFrom('acc', 'iracing', 'f1-2021', 'ac-evo'), { maxLength: 4 }),
    myGame: fc.constantFrom(null, 'acc', 'iracing'),
    game: fc.constantFrom(null, 'acc'),
    units: fc.constantFrom('cm', 'in'),
  });

const readable = (entry: RigEntry): RigEntry => ({
  ...entry,
  ...Object.fromEntries(
    fieldIds
      .filter(isLengthField)
      .map((id) => [id, readMeasured(id, entry[id], entry[`${id}Unit`]) === null ? '' : entry[id]]),
  ),
});

describe('whatever is entered', () => {
  it('comes back with the same numbers, and is written in the same way again', () => {
    fc.assert(
      fc.property(shareds(typedEntry.map(readable)), (all) => {
        const link = readLink(writeLink(all));
        if (!link?.ok) throw new Error(link?.reason);
        const setups = ({ rigs }: Shared) => rigs.map(({ entry }) => setupOf(entry));
        expect(setups(link.shared)).toEqual(setups(all));
        expect(writeLink(link.shared)).toBe(writeLink(all));
      }),
    );
  });

  /** Value of a key in the link of a rig typed while centimetres are shown. */
  const writtenValue = (part: Partial<RigEntry>, key: string): string | undefined => {
    const text = writeLink({ ...shared, rigs: [{ name: '', entry: { ...defaultEntry, ...part } }] });
    const [, value = ''] = new RegExp(`[;=]${key}:([^;&]*)`).exec(text) ?? [];
    return decodeURIComponent(value.replaceAll('+', ' '));
  };

  it.each([
    '50',
    '60.5',
    '.5',
    '-3',
    '+7',
    '1e2',
    '39 3/8',
    '39-3/8',
    `3'4"`,
    `2' 3 1/2"`,
    '24 in',
    '60cm',
    '1.8m',
    '27"',
  ])('comes back exactly as it was typed where every language writes it so: %s', (distance) => {
    expect(writtenValue({ distance }, 'distance')).toBe(distance);
  });

  // The number has a decimal point and no thousands separators, and keeps its named unit.
  it.each([
    ['60,5', '60.5'],
    ['1,000', '1000'],
    ['1.234.567', '1234567'],
    ['1 000', '1000'],
    ['1’000,5', '1000.5'],
    [' 50 ', '50'],
    ['−3', '-3'],
    ['５０．５', '50.5'],
    ['27 Zoll', '27in'],
    ['27“', '27in'],
    ['70 Zentimeter', '70cm'],
    ['70センチ', '70cm'],
    ['1,2 Meter', '1.2m'],
    ['80 cm diagonal', '80cm'],
    ['3 Fuß', '3ft'],
    ['3 ft. 4 in.', '40in'],
    ['2’ 3 1/2”', '27.5in'],
    ['arm length', ''],
  ])('says %s as %j', (distance, written) => {
    expect(writtenValue({ distance }, 'distance')).toBe(written);
  });

  it('says angles, curves and shapes in one way, too', () => {
    expect(writtenValue({ sideAngle: '52,5 Grad' }, 'angle')).toBe('52.5');
    expect(writtenValue({ sideAngle: '52.5°' }, 'angle')).toBe('52.5°');
    expect(writtenValue({ radiusCurve: '1500R' }, 'radius')).toBe('1500R');
    expect(writtenValue({ radiusCurve: 'R1500' }, 'radius')).toBe('1500mm');
    expect(writtenValue({ radiusCurve: '1,500' }, 'radius')).toBe('1500');
    expect(writtenValue({ resolution: '2560 × 1080' }, 'pixels')).toBe('2560x1080');
    expect(writtenValue({ resolution: '2,39:1' }, 'pixels')).toBe('2.39:1');
    expect(writtenValue({ sideRatio: '9/16' }, 'side-ratio')).toBe('9:16');
  });

  it('makes a link that opens and gives the same numbers, be it nonsense', () => {
    const nonsense = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ maxLength: 60 }),
      length,
      fc.constant('\ud800'),
    );
    const entry = fc
      .record({
        distance: nonsense,
        screenSize: nonsense,
        sideAngle: nonsense,
        resolution: nonsense,
        gap: nonsense,
      })
      .map((parts): RigEntry => ({ ...defaultEntry, ...parts }));
    fc.assert(
      fc.property(shareds(entry), nonsense, (all, name) => {
        const [first, ...others] = all.rigs;
        const link = readLink(writeLink({ ...all, rigs: [{ ...first, name }, ...others] }));
        if (!link?.ok) throw new Error(link?.reason);
        expect(link.shared.rigs.map((rig) => setupOf(rig.entry))).toEqual(
          all.rigs.map((rig) => setupOf(rig.entry)),
        );
      }),
    );
  });

  it('is never taken for something else when the link is cut', () => {
    fc.assert(
      fc.property(
        shareds(typedEntry),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (all, at) => {
          const text = writeLink(all);
          const reading = readLink(text.slice(0, Math.floor(at * text.length)));
          expect(reading?.ok ?? false).toBe(false);
        },
      ),
    );
  });

  /** A value that differs from the default. */
  function anotherValue(id: FieldId): string | boolean {
    const field = fields[id];
    switch (field.kind) {
      case 'flag':
        return !field.default;
      case 'choice':
        return field.options.find((option) => option !== field.default) ?? '';
      case 'ratio':
        return '32:9';
      case 'shape':
        return '3440x1440';
      default:
        return '7.5';
    }
  }

  it.each(fieldIds)('carries %s', (id) => {
    const entry: RigEntry = { ...defaultEntry, [id]: anotherValue(id) };
    expect(readLink(writeLink({ ...shared, rigs: [{ name: '', entry }] }))).toMatchObject({
      shared: { rigs: [{ entry }] },
    });
  });

  it('fits, in its longest spelling', () => {
    const text = `−${'1'.repeat(39)}`;
    const entry = {
      ...defaultEntry,
      distance: text,
      screenSize: text,
      gap: text,
      litWidth: text,
      litHeight: text,
      eyeOffset: text,
      sideSize: text,
      radiusCurve: text,
      bezelThickness: text,
      sideAngle: text,
    };
    const rig = { name: '漢'.repeat(60), entry };
    const games = Array.from({ length: 100 }, (_, index) => `game-${index}-`.padEnd(40, 'x'));
    const link = writeLink({ ...shared, rigs: [rig, rig, rig, rig], games });
    expect(link.length).toBeLessThan(maxLinkLength);
    expect(readLink(link)?.ok).toBe(true);
  });
});

describe('altered addresses', () => {
  it('is read, or refused with a reason', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'v=1',
        '&',
        'rig=',
        'units=cm',
        'method=exact',
        ';',
        ':',
        '=',
        'size:27',
        '%',
        '%00',
        '<script>',
        '__proto__',
      ),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const reading = readLink(pieces.join(''));
        if (reading?.ok === false)
          expect(['cut', 'newer', 'too-long', 'unreadable']).toContain(reading.reason);
      }),
    );
  });
});
