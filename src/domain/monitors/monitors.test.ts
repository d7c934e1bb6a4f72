import { describe, expect, it } from 'vitest';
import { monitorList, monitorNamed, monitorTable } from '../../testing/monitor-list';
import { setupOf } from '../rig/setup';
import { defaultEntry } from '../rig/entry';
import { entryOf, isStill, nearestRatio, replacedBy } from './fill-entry';
import { likeDisplay } from './like-display';
import { packSources, readSources, sourceAddress } from './monitor-sources';
import { readMonitorTable } from './monitor-table';
import { curveText, readCurve, readScreen, screenText } from './monitor-texts';
import { MalformedList, packMonitors, readMonitors } from './packed-list';
import { nameOf, type Monitor } from './types';

describe('the table of monitors', () => {
  // Counts of the merge of both databases (docs/monitors.md).
  it('has 5,390 of them: 83 checked by hand, 36 with a radius, 620 curved without one, 2,442 unknown', () => {
    const count = (is: (monitor: Monitor) => boolean) => monitorTable.filter(is).length;
    expect(monitorTable).toHaveLength(5390);
    expect(count(({ isReviewed }) => isReviewed)).toBe(83);
    expect(count(({ curveRadiusMm }) => curveRadiusMm !== null)).toBe(36);
    expect(count(({ curved, curveRadiusMm }) => curved === true && curveRadiusMm === null)).toBe(620);
    expect(count(({ curved }) => curved === false)).toBe(2292);
    expect(count(({ curved }) => curved === null)).toBe(2442);
    expect(count(({ confidence }) => confidence === 'low')).toBe(1037);
  });

  it('stands in the order of the names, those that are checked by hand first, no name twice', () => {
    const keys = monitorTable.map(({ isReviewed, maker, model }) =>
      `${isReviewed ? 0 : 1}${maker}\t${model}`.toLowerCase(),
    );
    // Not by `toSorted` and `toEqual`: among thousands, the first wrong key is the better message.
    expect(keys.find((key, index) => index > 0 && key <= keys[index - 1]!)).toBeUndefined();
    expect(new Set(monitorTable.map(nameOf)).size).toBe(monitorTable.length);
  });

  it('has sizes, pixels and lit sizes that tell the same screen, and curves that are sold', () => {
    const wrong = monitorTable.filter(
      ({ diagonalIn, resolution: [width, height], activeAreaMm, ...rest }) => {
        const radius = rest.curveRadiusMm ?? 1000;
        const isPlausible =
          diagonalIn > 20 && diagonalIn < 100 && width / height > 1.2 && width / height < 3.6;
        if (!isPlausible || radius < 800 || radius > 4000) return true;
        if (activeAreaMm === null) return false;
        const [widthMm, heightMm] = activeAreaMm;
        // By Pythagoras, and with square pixels.
        const isOneSize = Math.abs(Math.hypot(widthMm, heightMm) / 25.4 - diagonalIn) <= 0.101;
        return !isOneSize || Math.abs(widthMm / heightMm / (width / height) - 1) > 0.0101;
      },
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  it('has an address for every source, and none twice for one monitor', () => {
    const addresses = readSources(packSources(monitorTable));
    const wrong = monitorTable.filter(
      ({ line, sources }) =>
        addresses(line).length !== sources.length || new Set(sources).size < sources.length,
    );
    expect(wrong.map(nameOf)).toEqual([]);
  });

  const head = 'maker\tmodel\tscreen\tcurve\tconfidence\tchecked\tremarks\taliases\tsources\tnote';
  const g9 =
    'Samsung\tG9\t48.8 5120x1440 1193x336\t1000R:maker\thigh\tby hand\t\tA | B\tedid:S/A b:c\tsee there';

  it('is read by its columns', () => {
    expect(readMonitorTable(`${head}\n${g9}\n`)).toEqual([
      {
        ...{ line: 0, maker: 'Samsung', model: 'G9', confidence: 'high', isReviewed: true },
        ...{ diagonalIn: 48.8, resolution: [5120, 1440], activeAreaMm: [1193, 336] },
        ...{ curved: true, curveRadiusMm: 1000, curveEvidence: 'maker', remarks: [] },
        ...{ aliases: ['A', 'B'], sources: ['edid:S/A', 'b:c'], note: 'see there' },
      },
    ]);
  });

  it.each([
    ['no maker', ['Samsung\t', '\t']],
    ['a size in words', ['48.8', 'big']],
    ['half a resolution', ['5120x1440', '5120']],
    ['a curve that is none', ['1000R:maker', '1000']],
    ['a curve without evidence', ['1000R:maker', '1000R']],
    ['an unknown level', ['high', 'certain']],
    ['an unknown remark', ['\t\tA', '\tglows\tA']],
    ['no source', ['edid:S/A b:c', '']],
    ['a column too many', ['see there', 'see there\tand there']],
  ])('names the line with %s', (_, [from, to]) => {
    expect(() => readMonitorTable(`${head}\n${g9}\n${g9.replace(from!, to!)}`)).toThrow(/^Line 3 /);
  });
});

describe('how screens and curves are written', () => {
  it.each(['27 2560x1440', '48.8 5120x1440 1193x336'])('%s', (text) => {
    expect(screenText(readScreen(text)!)).toBe(text);
  });

  it.each([
    '',
    '27',
    '0 2560x1440',
    '27 2560x1440 597',
    '27 2560x1440 597x336 1',
    '27 2560x-1440',
    '1e3 1x1',
  ])('“%s” is no screen', (text) => {
    expect(readScreen(text)).toBeNull();
  });

  it.each([
    ['?', null, null, null],
    ['flat', false, null, 'implied'],
    ['flat:review', false, null, 'review'],
    ['curved', true, null, 'shop'],
    ['curved:implied', true, null, 'implied'],
    ['1800R:shop', true, 1800, 'shop'],
  ])('%s', (text, curved, curveRadiusMm, curveEvidence) => {
    expect(readCurve(text)).toEqual({ curved, curveRadiusMm, curveEvidence });
    expect(curveText(readCurve(text)!)).toBe(text);
  });

  it.each(['', 'bent', '1800R', '0R:maker', '1800R:hearsay', 'flat:'])('“%s” is no curve', (text) => {
    expect(readCurve(text)).toBeNull();
  });
});

describe('the packed list', () => {
  it('comes out as it went in, but for sources and notes', () => {
    const sent = monitorTable.map((record) =>
      Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'sources' && key !== 'note')),
    );
    expect(monitorList).toEqual(sent);
  });

  it('names its sources and their licences', () => {
    expect(packMonitors(monitorTable).about).toMatch(
      /BuildCores OpenDB .+ODC Attribution License.+linuxhw\/EDID.+CC BY 4\.0.+changed/,
    );
  });

  const small = packMonitors(monitorTable.slice(0, 3));
  const names = (answer: unknown) => readMonitors(answer).map(nameOf);
  const [first, second, third] = monitorTable.slice(0, 3).map(nameOf);

  it.each([
    ['nothing', null],
    ['a text', 'monitors'],
    ['another object', { monitors: [] }],
    ['a list with a column that is no text', { ...small, curve: 7 }],
    ['a list with a column cut short', { ...small, screen: '0' }],
    ['a list with a column too long', { ...small, confidence: 'mmmm' }],
    ['a list of nothing that can be read', { ...small, screens: '' }],
  ])('%s is malformed', (_, answer) => {
    expect(() => readMonitors(answer)).toThrow(MalformedList);
  });

  it('what cannot be read is left out, the others are used, and know their place', () => {
    expect(names({ ...small, curve: 'flat\nbent\nflat' })).toEqual([first, third]);
    expect(names({ ...small, confidence: 'mxm' })).toEqual([first, third]);
    expect(names({ ...small, screen: '0\nzz\n0' })).toEqual([first, third]);
    expect(readMonitors({ ...small, curve: 'flat\nbent\nflat' }).map(({ line }) => line)).toEqual([0, 2]);
    expect(names({ ...small, models: '@Acer\nA\nA\nB' })).toEqual(['Acer A', 'Acer B']);
    expect(names({ ...small, models: 'A\n@Acer\nB\nC' })).toEqual(['Acer B', 'Acer C']);
    expect(second).toBeDefined();
  });

  it('a remark that is not known yet is left out, its monitor is used', () => {
    const [monitor] = readMonitors({ ...small, remarks: 'bendable glows\n\n' });
    expect(monitor?.remarks).toEqual(['bendable']);
  });
});

describe('the sources', () => {
  it.each([
    [
      'buildcores:2bf30b1a-fc4c-44fc-8c67-73aa729efcd4',
      'https://github.com/buildcores/buildcores-open-db/blob/main/open-db/Monitor/2bf30b1a-fc4c-44fc-8c67-73aa729efcd4.json',
    ],
    ['edid:Acer/ACR06DB', 'https://github.com/linuxhw/EDID/tree/master/Digital/Acer/ACR06DB'],
    ['https://a.example/b', 'https://a.example/b'],
  ])('%s', (source, address) => {
    expect(sourceAddress(source)).toBe(address);
  });

  it('only pages become links', () => {
    const sources = readSources({ sources: 'javascript:alert(1) https://a.example/b\n\nconstructor:x' });
    expect([0, 1, 2, 3].map(sources)).toEqual([['https://a.example/b'], [], [], []]);
  });

  it.each([null, 'sources', {}, { sources: 7 }])('%j is malformed', (answer) => {
    expect(() => readSources(answer)).toThrow(MalformedList);
  });
});

describe('models with the pixels of this very screen', () => {
  it('come by their pixels, rounded as browsers round', () => {
    const g9s = likeDisplay(monitorList, [5120, 1440]);
    expect(g9s.map(nameOf)).toContain('Samsung Odyssey G9 49 (C49G95T)');
    expect(g9s.every(({ resolution }) => resolution.join('x') === '5120x1440')).toBe(true);
    // 2560 at 150 %: 1707 CSS pixels, of which browsers tell 1707 · 1.5 = 2560.5.
    expect(likeDisplay(monitorList, [2561, 1440]).length).toBeGreaterThan(100);
    // A phone, and a desktop that spans three screens.
    expect(likeDisplay(monitorList, [1080, 2400])).toEqual([]);
    expect(likeDisplay(monitorList, [5760, 1080])).toEqual([]);
  });
});

describe('filling in', () => {
  // Samsung's data: 48.8 in, 5120 × 1440, 1000R, 1193 × 336 mm.
  const g9 = monitorNamed('Samsung Odyssey G9 49 (C49G95T)');
  const filled = { ...defaultEntry, ...entryOf(g9) };

  it('fills size, ratio, resolution, lit size and curve', () => {
    expect(setupOf(filled)).toMatchObject({
      screenSize: 48.8,
      screenRatio: '32:9',
      resolution: { widthPx: 5120, heightPx: 1440 },
      litSize: { widthMm: 1193, heightMm: 336 },
      curvedScreen: true,
      radiusCurve: 1000,
      distance: 50,
    });
  });

  it('takes away the lit size and the curve of the screen before', () => {
    // 34.18 in, 3440 × 1440, 1800R, lit size not known; then a flat 27.
    const aw = { ...filled, ...entryOf(monitorNamed('Alienware (Dell) AW3423DW')) };
    expect(setupOf(aw)).toMatchObject({ litSize: null, screenRatio: '21:9', radiusCurve: 1800 });
    const flat = { ...filled, ...entryOf(monitorNamed('LG UltraGear 27GL850')) };
    expect(setupOf(flat)).toMatchObject({ curvedScreen: false, screenSize: 27, radiusCurve: 1000 });
  });

  // monitors.tsv: no source has the radius of the AOC, nor whether the LG is curved.
  it('a curve without a radius asks for it, and an unknown curve leaves the box unchanged', () => {
    const curved = monitorNamed('AOC CU34G2X');
    expect(entryOf(curved)).toMatchObject({ curvedScreen: true, radiusCurve: '', radiusCurveUnit: 'mm' });
    const entry = { ...filled, ...entryOf(curved) };
    expect(setupOf(entry)).toMatchObject({ curvedScreen: true, radiusCurve: 0 });
    expect(isStill(setupOf(entry), curved)).toBe(true);
    expect(isStill(setupOf({ ...entry, radiusCurve: '1500' }), curved)).toBe(true);
    expect(isStill(setupOf({ ...entry, curvedScreen: false }), curved)).toBe(false);

    const open = monitorNamed('LG UltraGear 38GN950');
    expect(Object.keys(entryOf(open)).filter((key) => /curve/i.test(key))).toEqual([]);
    const [wasCurved, wasFlat] = [filled, defaultEntry].map((before) => ({ ...before, ...entryOf(open) }));
    expect([wasCurved?.curvedScreen, wasFlat?.curvedScreen]).toEqual([true, false]);
    expect(isStill(setupOf(wasCurved!), open) && isStill(setupOf(wasFlat!), open)).toBe(true);
  });

  it('can be put back exactly, units and all', () => {
    const typed = { ...defaultEntry, screenSize: '80 cm', screenSizeUnit: 'cm', litWidth: '23,5' } as const;
    const before = replacedBy(entryOf(g9), typed);
    expect({ ...typed, ...entryOf(g9), ...before }).toEqual(typed);
  });

  it('takes the nearest of the five ratios and says where it is not the screen’s', () => {
    expect(nearestRatio([2560, 1440])).toEqual({ ratio: '16:9', isIt: true });
    expect(nearestRatio([3440, 1440])).toEqual({ ratio: '21:9', isIt: true });
    expect(nearestRatio([2560, 1080])).toEqual({ ratio: '21:9', isIt: true });
    expect(nearestRatio([7680, 2160])).toEqual({ ratio: '32:9', isIt: true });
    expect(nearestRatio([1280, 1024])).toEqual({ ratio: '5:4', isIt: true });
    // 32:10 is 3.2, 32:9 is 3.556, 21:9 is 2.333.
    expect(nearestRatio([3840, 1200])).toEqual({ ratio: '32:9', isIt: false });
    expect(nearestRatio([1920, 1200])).toEqual({ ratio: '16:9', isIt: false });
  });

  it('holds until the screen is another, in whatever unit it is written', () => {
    expect(isStill(setupOf(filled), g9)).toBe(true);
    expect(isStill(setupOf({ ...filled, distance: '70' }), g9)).toBe(true);
    // 1193 mm are 119.3 cm.
    expect(isStill(setupOf({ ...filled, litWidth: '119.3', litWidthUnit: 'cm' }), g9)).toBe(true);
    for (const other of [
      { screenSize: '49' },
      { screenRatio: '21:9' as const },
      { resolution: '' },
      { litWidth: '1190' },
      { radiusCurve: '1800' },
      { curvedScreen: false },
    ])
      expect(isStill(setupOf({ ...filled, ...other }), g9), JSON.stringify(other)).toBe(false);
  });
});
