import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { setupOf } from '../rig/setup';
import { defaultEntry } from '../rig/entry';
import { entryOf, isStill, nearestRatio, replacedBy } from './fill-entry';
import { findMonitors } from './find-monitors';
import { MalformedList, readMonitors } from './read-monitors';
import { confidences, curveEvidences, monitorRemarks, nameOf } from './types';

const file = JSON.parse(readFileSync('src/domain/monitors/monitors.json', 'utf8')) as {
  readonly about: string;
  readonly read: string;
  readonly monitors: readonly Readonly<Record<string, unknown>>[];
};
const monitors = readMonitors(file);
const byId = (id: string) => monitors.find((monitor) => monitor.id === id)!;

describe('the list of monitors', () => {
  it('names its sources and their licences, and when they were read', () => {
    expect(file.about).toMatch(/buildcores-open-db \(ODC-By 1\.0\).+linuxhw\/EDID \(CC BY 4\.0\)/);
    expect(file.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('is read whole, without two of one id or name, by id', () => {
    expect(monitors).toHaveLength(file.monitors.length);
    expect(monitors.length).toBeGreaterThanOrEqual(83);
    expect(new Set(monitors.map(nameOf)).size).toBe(monitors.length);
    const ids = monitors.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted());
  });

  const required = ['id', 'maker', 'model', 'marketedIn', 'diagonalIn', 'resolution', 'curveRadiusMm'];
  const more = ['activeAreaMm', 'curveEvidence', 'sources', 'confidence'];
  const optional = ['overallWidthMm', 'note', 'remarks'];

  test.each(file.monitors.map((record) => [String(record['id']), record] as const))('%s', (id, record) => {
    const keys = Object.keys(record);
    expect(keys.filter((key) => ![...required, ...more, ...optional].includes(key))).toEqual([]);
    expect([...required, ...more].filter((key) => !keys.includes(key))).toEqual([]);
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);

    const { diagonalIn, resolution, activeAreaMm, curveRadiusMm, sources, ...rest } = byId(id);
    expect(curveEvidences).toContain(rest.curveEvidence);
    expect(confidences).toContain(rest.confidence);
    for (const remark of (record['remarks'] ?? []) as string[]) expect(monitorRemarks).toContain(remark);
    expect(new Set(sources).size).toBe(sources.length);

    // No screen that people race on is outside of these.
    expect(diagonalIn).toBeGreaterThan(20);
    expect(diagonalIn).toBeLessThan(100);
    const marketedIn = record['marketedIn'] as number;
    expect(Math.abs(marketedIn - diagonalIn)).toBeLessThanOrEqual(0.5);
    const [width, height] = resolution;
    expect(width / height).toBeGreaterThan(1.2);
    expect(width / height).toBeLessThan(3.6);
    if (curveRadiusMm !== null) {
      expect(curveRadiusMm).toBeGreaterThanOrEqual(800);
      expect(curveRadiusMm).toBeLessThanOrEqual(4000);
    }
    if (activeAreaMm !== null) {
      const [widthMm, heightMm] = activeAreaMm;
      // The three figures tell the same screen: by Pythagoras, and with square pixels.
      expect(Math.hypot(widthMm, heightMm) / 25.4).toBeCloseTo(diagonalIn, 0);
      expect(Math.abs(Math.hypot(widthMm, heightMm) / 25.4 - diagonalIn)).toBeLessThan(0.1);
      expect(Math.abs(widthMm / heightMm / (width / height) - 1)).toBeLessThan(0.01);
    }
  });
});

describe('what comes over the network', () => {
  const good = file.monitors[0]!;

  it.each([
    ['nothing', null],
    ['a text', 'monitors'],
    ['a list without its name', file.monitors],
    ['another object', { monitors: 'none' }],
    ['an empty list', { monitors: [] }],
    ['a list of other things', { monitors: [1, null, 'a', {}] }],
  ])('%s is malformed', (_, answer) => {
    expect(() => readMonitors(answer)).toThrow(MalformedList);
  });

  it.each([
    ['a size in words', { diagonalIn: '27' }],
    ['no size', { diagonalIn: undefined }],
    ['a size of nothing', { diagonalIn: 0 }],
    ['a size without end', { diagonalIn: Infinity }],
    ['half a resolution', { resolution: [2560] }],
    ['no curve, not even flat', { curveRadiusMm: undefined }],
    ['a lit size in words', { activeAreaMm: ['597', '336'] }],
    ['no source', { sources: [] }],
    ['a source that is no page', { sources: ['javascript:alert(1)'] }],
    ['an unknown level', { confidence: 'certain' }],
    ['no name', { model: ' ' }],
    ['an id that is there already', {}],
  ])('an entry with %s is left out, the others are used', (_, wrong) => {
    const list = readMonitors({ monitors: [good, { ...good, ...wrong }] });
    expect(list.map(({ id }) => id)).toEqual([good['id']]);
  });

  it('a remark that is not known yet is left out, its monitor is used', () => {
    const [monitor] = readMonitors({ monitors: [{ ...good, remarks: ['bendable', 'glows'] }] });
    expect(monitor?.remarks).toEqual(['bendable']);
  });
});

describe('finding a monitor', () => {
  const found = (typed: string) => findMonitors(monitors, typed).monitors.map(({ id }) => id);

  it.each(['C49RG90', 'c49rg90', 'C49-RG90', 'c49 rg 90', ' C49RG90SSU ', 'LC49RG90SSNXZA'])(
    '%s is the CRG9',
    (typed) => {
      expect(found(typed)).toEqual(['samsung-crg9-49']);
      expect(findMonitors(monitors, typed)).toMatchObject({ isClear: true, isNearly: false });
    },
  );

  it('G9 finds the four that are called so first, and is not clear', () => {
    const g9 = ['samsung-g9-49', 'samsung-g95c-49', 'samsung-neo-g9-57', 'samsung-oled-g9-49'];
    expect(found('G9').slice(0, 4).toSorted()).toEqual(g9);
    expect(found('samsung g9').slice(0, 4).toSorted()).toEqual(g9);
    expect(found('odysseyg9').toSorted()).toEqual(['samsung-g9-49', 'samsung-g95c-49']);
    expect(findMonitors(monitors, 'G9').isClear).toBe(false);
  });

  it.each([
    ['27gl850', 'lg-27gl850'],
    ['27GL850-B', 'lg-27gl850'],
    ['neo g9', 'samsung-neo-g9-57'],
    ['xeneon flex', 'corsair-xeneon-flex-45'],
    ['mag274qrfqd', 'msi-mag274qrf-qd'],
    ['G24F2', 'gigabyte-g24f2'],
    ['lg oled 48 c2', 'lg-c2-48'],
  ])('%s is %s', (typed, id) => {
    expect(found(typed)[0]).toBe(id);
  });

  it('a code with one letter wrong, missing or too much is nearly one', () => {
    for (const typed of ['27gp850', '27gp850-b', '27l850', '27gll850']) {
      expect(findMonitors(monitors, typed)).toMatchObject({ isNearly: true, isClear: false });
      expect(found(typed)).toContain('lg-27gl850');
    }
  });

  it('finds all by nothing, and none by nonsense', () => {
    expect(found('  ')).toHaveLength(monitors.length);
    for (const typed of ['zandvoort', '???', '屏幕', 'x'.repeat(5000)]) expect(found(typed)).toEqual([]);
  });
});

describe('filling in', () => {
  // Samsung's data: 48.8 in, 5120 × 1440, 1000R, 1193 × 336 mm.
  const g9 = byId('samsung-g9-49');
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
    const aw = { ...filled, ...entryOf(byId('alienware-aw3423dw')) };
    expect(setupOf(aw)).toMatchObject({ litSize: null, screenRatio: '21:9', radiusCurve: 1800 });
    const flat = { ...filled, ...entryOf(byId('lg-27gl850')) };
    expect(setupOf(flat)).toMatchObject({ curvedScreen: false, screenSize: 27, radiusCurve: 1000 });
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
