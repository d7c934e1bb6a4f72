import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Rig } from '../../domain/geometry/rig';
import { toDegrees } from '../../domain/geometry/units';
import { viewAngles } from '../../domain/geometry/view-angles';
import { exampleRigs, valueOf } from '../../testing/example-rigs';
import { curvesOf } from './curves';
import { FidelityPlot } from './fidelity-plot';
import { LineChart } from './line-chart';
import type { SettingId } from '../../state/compared-setting';
import { chosenSetting, settingToCompare } from './settings';

const see = (rig: Rig) => ({ rig, view: valueOf(viewAngles(rig)) });
const plot = (rig: Rig, myGame = 'assetto-corsa') => {
  const seen = see(rig);
  const setting = settingToCompare({ id: null, wideDegrees: 90 }, { seen, myGame });
  return renderToStaticMarkup(
    <FidelityPlot seen={seen} projection={setting.projection} {...valueOf(curvesOf(seen, setting))} />,
  );
};

/** Polylines of a drawing: pattern of the curve, screen, points. */
const linesIn = (markup: string) =>
  [...markup.matchAll(/data-pattern="(\w+)">((?:<polyline[^>]*><\/polyline>)+)/g)].flatMap(
    ([, pattern, lines = '']) =>
      [...lines.matchAll(/data-screen="(\w+)" points="([^"]+)"/g)].map(([, screen, points = '']) => ({
        pattern,
        screen,
        points: points.split(' ').map((point) => point.split(',').map(Number) as [x: number, y: number]),
      })),
  );

describe('FidelityPlot on the server', () => {
  const markup = plot(exampleRigs.flat27);

  it('opens on a game out of the box beside 1:1, whose lines are straight on a flat screen', () => {
    const lines = linesIn(markup);
    expect(lines.map(({ pattern }) => pattern)).toEqual(['exact', 'chosen', 'exact', 'chosen']);
    const heights = ({ points }: (typeof lines)[number]) => new Set(points.map(([, y]) => y)).size;
    for (const line of lines)
      if (line.pattern === 'exact') expect(heights(line)).toBe(1);
      else expect(heights(line)).toBeGreaterThan(10);
    // 56° high on 27in at 50 cm: tan(18.58°)/tan(28°) = 0.632
    expect(markup).toContain('things look 63% of life size');
  });

  it('opens on the user’s game if its default is known, else on the example', () => {
    // Le Mans Ultimate starts with 49° high: tan(18.58°)/tan(24.5°) = 0.738
    expect(plot(exampleRigs.flat27, 'lmu')).toContain('things look 74% of life size');
    // iRacing's default for three screens is unknown.
    const seen = see(exampleRigs.flatTriple32);
    const { id } = settingToCompare({ id: null, wideDegrees: 90 }, { seen, myGame: 'iracing' });
    expect(id).toBe('default:assetto-corsa');
  });

  it('has named drawings, a table, and no inline style', () => {
    expect(markup.match(/role="img" aria-label="[^"]+" aria-describedby="[^"]+"/g)).toHaveLength(2);
    expect(markup).toContain('<summary>The numbers as a table</summary>');
    expect(markup).not.toContain('style=');
    expect(markup).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('shows the three fits of a curved screen, and the shader’s line, beside a game’s setting', () => {
    const patterns = linesIn(plot(exampleRigs.curved49)).map(({ pattern }) => pattern);
    expect(patterns).toEqual([
      'centre',
      'balanced',
      'edge',
      'shader',
      'chosen',
      'centre',
      'balanced',
      'edge',
      'shader',
      'chosen',
    ]);
  });

  it('breaks the line at the seams of three screens', () => {
    const screens = linesIn(plot(exampleRigs.curvedTriple32))
      .filter(({ pattern }) => pattern === 'chosen')
      .map(({ screen }) => screen);
    expect(screens).toEqual(['left', 'centre', 'right', 'left', 'centre', 'right']);
  });
});

describe('LineChart', () => {
  const settings: readonly (readonly [name: string, rig: Rig, id: SettingId])[] = [
    ['flat at 90°', exampleRigs.flat27, 'wide'],
    ['three flat screens, one projection', exampleRigs.flatTriple32, 'game:project-cars'],
    ['curved', exampleRigs.curved49, 'exact'],
  ];

  it.each(settings)('draws the values of the exact method: %s', (_, rig, id) => {
    const seen = see(rig);
    const curves = valueOf(curvesOf(seen, chosenSetting(id, { seen, wideDegrees: 90 })));
    const range = { min: -30, max: 30, step: 15 };
    const markup = renderToStaticMarkup(
      <LineChart
        name="Test"
        describedBy="test"
        frame={{ widthPx: 560, seam: null, onlyCentre: false }}
        range={range}
        truth={0}
        valueOf={({ error }) => toDegrees(error)}
        valueText={String}
        {...curves}
      />,
    );
    // Two grid lines give the scale of y, and the upright ones that of x.
    const gridY = (value: number) =>
      Number(new RegExp(`H[\\d.]+"></path><text[^>]* y="([\\d.]+)"[^>]*>${value}</text>`).exec(markup)?.[1]) -
      4;
    const [, left, right] = /M([\d.]+) [\d.]+H([\d.]+)/.exec(markup)?.map(Number) ?? [];
    const valueAt = (y: number) => (30 * (gridY(0) - y)) / (gridY(0) - gridY(30));
    const acrossAt = (x: number) => (2 * (x - left!)) / (right! - left!) - 1;

    const drawn = linesIn(markup).filter(({ pattern }) => pattern === 'chosen');
    const { screens } = curves.chosen.fidelity;
    expect(drawn.map(({ screen }) => screen)).toEqual(screens.map(({ screen }) => screen));
    drawn.forEach(({ points }, i) => {
      const { samples } = screens[i]!;
      const misses = samples.map(({ across, error }, k) => {
        const [x, y] = points[k]!;
        return [Math.abs(acrossAt(x) - across), Math.abs(valueAt(y) - toDegrees(error))] as const;
      });
      // A tenth of a pixel is 0.044° up and less than 0.001 across.
      expect(Math.max(...misses.map(([across]) => across))).toBeLessThan(0.001);
      expect(Math.max(...misses.map(([, value]) => value))).toBeLessThan(0.044);
    });
  });

  it('keeps the names of the edges apart and inside, however narrow it is', () => {
    const seen = see(exampleRigs.flat27);
    const curves = valueOf(curvesOf(seen, chosenSetting('exact', { seen, wideDegrees: 90 })));
    // Without a browser a letter counts as 0.69 em: the two names and the gap between them take 179 px.
    const widthPx = 190;
    const markup = renderToStaticMarkup(
      <LineChart
        name="Test"
        describedBy="test"
        frame={{ widthPx, seam: null, onlyCentre: false }}
        range={{ min: -30, max: 30, step: 15 }}
        truth={0}
        valueOf={({ error }) => toDegrees(error)}
        valueText={String}
        {...curves}
        hasPlaceNames
      />,
    );
    const names = [...markup.matchAll(/<text x="([\d.]+)"[^>]*>((?:left|right) edge)</g)].map(
      ([, x, name = '']) => ({ x: Number(x), half: (name.length * 0.69 * 13) / 2 }),
    );
    const [left, right] = names;
    expect(names).toHaveLength(2);
    expect(right!.x - right!.half).toBeGreaterThan(left!.x + left!.half);
    expect(left!.x - left!.half).toBeGreaterThanOrEqual(0);
    expect(right!.x + right!.half).toBeLessThanOrEqual(widthPx);
  });
});
