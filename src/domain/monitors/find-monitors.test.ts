import { describe, expect, it } from 'vitest';
import { monitorList as monitors } from '../../testing/monitor-list';
import { findMonitors } from './find-monitors';
import { nameOf, type Monitor } from './types';

const found = (typed: string) => findMonitors(monitors, typed).monitors.map(nameOf);
const crg9 = 'Samsung CRG9 49 (C49RG90)';

describe('by name and code', () => {
  it.each(['C49RG90', 'c49rg90', 'C49-RG90', 'c49 rg 90', ' C49RG90SSU ', 'LC49RG90SSNXZA'])(
    '%s is the CRG9',
    (typed) => {
      expect(found(typed)).toEqual([crg9]);
      expect(findMonitors(monitors, typed)).toMatchObject({ isClear: true, isNearly: false });
    },
  );

  it('G9 finds those that are called so first, those checked by hand before the others, and is not clear', () => {
    const g9 = [
      'Samsung Odyssey G9 49 (C49G95T)',
      'Samsung Odyssey G9 49 (G95C)',
      'Samsung Odyssey Neo G9 57 (G95NC)',
      'Samsung Odyssey OLED G9 49 (G95SC)',
    ];
    for (const typed of ['G9', 'samsung g9', 'g9 samsung']) {
      expect(found(typed).slice(0, 4)).toEqual(g9);
      expect(
        found(typed)
          .slice(4, 9)
          .every((name) => name.includes(' G9 ')),
      ).toBe(true);
    }
    expect(found('odysseyg9').slice(0, 2)).toEqual(g9.slice(0, 2));
    expect(findMonitors(monitors, 'G9').isClear).toBe(false);
  });

  it.each([
    ['27gl850', 'LG UltraGear 27GL850'],
    ['27GL850-B', 'LG UltraGear 27GL850'],
    ['neo g9 57', 'Samsung Odyssey Neo G9 57 (G95NC)'],
    ['xeneon flex', 'Corsair XENEON FLEX 45WQHD240'],
    ['mag274qrfqd', 'MSI Optix MAG274QRF-QD'],
    ['lg oled 48 c2', 'LG OLED C2 48 (OLED48C2)'],
    ['27gp850', 'LG 27GP850'],
    ['aw3423dwf', 'Alienware (Dell) AW3423DWF'],
    ['xg49vq', 'ASUS ROG Strix XG49VQ'],
  ])('%s is %s', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });

  it('another name of a monitor finds it', () => {
    // Sold under both codes, by the table.
    expect(found('LS55BG970NNXGO')).toEqual(['Samsung Odyssey Ark 55 (G97NB)']);
  });

  it('a code with one letter wrong, missing or too much is nearly one, and only that', () => {
    for (const typed of ['c49rx90', 'c49rg9', 'c49rrg90', 'c49xrg90ssu']) {
      const { isNearly, isClear } = findMonitors(monitors, typed);
      expect({ typed, isClear, has: found(typed).includes(crg9) }).toEqual({
        typed,
        isClear: typed === 'c49rg9',
        has: true,
      });
      // The typed text is so far the beginning of a code.
      expect(isNearly).toBe(typed !== 'c49rg9');
    }
    expect(found('c49xx90')).not.toContain(crg9);
  });

  it('finds all by nothing, and none by nonsense', () => {
    expect(found('  ')).toHaveLength(monitors.length);
    for (const typed of ['zandvoort', '???', '屏幕', 'x'.repeat(5000)]) expect(found(typed)).toEqual([]);
  });
});

describe('by what the screen has, in any order', () => {
  const all = (typed: string, has: (monitor: Monitor) => boolean) => {
    const found = findMonitors(monitors, typed).monitors;
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((monitor) => !has(monitor)).map(nameOf)).toEqual([]);
  };

  // Sizes, radii and pixels of these by Samsung and LG, as the table has them: 48.8 in 1000R, 57 in, 41.5 in.
  it.each([
    ['49 1000R', ['Samsung Odyssey G9 49 (C49G95T)', 'Samsung Odyssey G9 49 (G95C)']],
    ['1000r 49"', ['Samsung Odyssey G9 49 (C49G95T)', 'Samsung Odyssey G9 49 (G95C)']],
    ['C5 42', ['LG OLED C5 42 (OLED42C5)']],
    ['41.5 in c5', ['LG OLED C5 42 (OLED42C5)']],
    ['G9 57', ['Samsung Odyssey Neo G9 57 (G95NC)']],
    ['57 inch g9', ['Samsung Odyssey Neo G9 57 (G95NC)']],
    ['ｇ９　５７', ['Samsung Odyssey Neo G9 57 (G95NC)']],
    ['g9 57インチ', ['Samsung Odyssey Neo G9 57 (G95NC)']],
    ['G9 57 Zoll', ['Samsung Odyssey Neo G9 57 (G95NC)']],
    ['G9 57“', ['Samsung Odyssey Neo G9 57 (G95NC)']],
    ['41,5 pouces c5', ['LG OLED C5 42 (OLED42C5)']],
  ])('%s', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('ratios', () => {
    all('32:9', ({ resolution: [width, height] }) => Math.abs(width / height - 32 / 9) < 0.1);
    all('21:9 38', ({ resolution: [width, height] }) => width / height > 2.3 && width / height < 2.45);
    // 3840 × 1600 is 2.4 and sold as 21:9; 16:10 is not 16:9.
    expect(found('21:9 38gn950')).toEqual(['LG UltraGear 38GN950']);
    all('16:10', ({ resolution: [width, height] }) => Math.abs(width / height - 1.6) < 0.05);
  });

  it('resolutions', () => {
    all('27 1440p', ({ diagonalIn, resolution }) => Math.round(diagonalIn) === 27 && resolution[1] === 1440);
    const isWide = ({ resolution }: Monitor) => resolution.join('x') === '3440x1440';
    for (const typed of ['3440x1440', '3440 x 1440', '3440×1440', 'uwqhd']) all(typed, isWide);
    expect(found('dell 27 4k')).toContain('Dell S2721QS');
    all('samsung 4k', ({ maker, resolution }) => maker === 'Samsung' && resolution[0] === 3840);
  });

  it('a curve', () => {
    all('1800R', ({ curveRadiusMm }) => curveRadiusMm === 1800);
    expect(found('1800r c49rg90')).toEqual([crg9]);
    expect(found('1000r c49rg90')).not.toContain('LG UltraGear 27GL850');
  });

  it('a number in a code is still a part of it', () => {
    expect(found('27 gl 850')[0]).toBe('LG UltraGear 27GL850');
    expect(found('c49 rg 90')).toEqual([crg9]);
  });
});

describe('how long it takes', () => {
  const typed = [
    ...[
      'a',
      '1',
      's',
      '27',
      'g9',
      'samsung',
      'odyssey g9',
      'C49RG90',
      'LC49RG90SSNXZA',
      'c49 rg 90',
      '27gp850-b',
    ],
    ...['49 1000R', '32:9', 'C5 42', 'G9 57', '27 1440p', '3440x1440 34', 'dell 27 4k', '34 21:9 1500r'],
    ...['zandvoort', 'qwertz12345', '27xx850', 'G93SD', 'x'.repeat(5000)],
  ];

  /** Minimum of many runs: other load only makes a run longer. */
  function shortestMs(work: () => unknown): number {
    const times = Array.from({ length: 25 }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    });
    return Math.min(...times);
  }

  // A display shows a frame every 16.7 ms; a quarter of it leaves the rest to the page.
  it('under 4 ms, whatever is typed', () => {
    // Warm-up, so that compiling is not measured.
    for (const text of [...typed, ...typed, ...typed]) findMonitors(monitors, text);
    const slow = typed
      .map((text) => ({ text: text.slice(0, 20), ms: shortestMs(() => findMonitors(monitors, text)) }))
      .filter(({ ms }) => ms >= 4);
    expect(slow).toEqual([]);
  });
});
