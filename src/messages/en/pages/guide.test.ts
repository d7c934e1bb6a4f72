import { describe, expect, it } from 'vitest';
import type { Block } from '../../prose';
import { guide } from './guide';

// Claims of the guide, checked against the plain formulas.
const degrees = (radians: number) => (radians * 180) / Math.PI;
const tan = (angle: number) => Math.tan((angle * Math.PI) / 180);

const sizeCm = (inches: number, [w, h]: readonly [number, number]) => {
  const k = (inches * 2.54) / Math.hypot(w, h);
  return { width: w * k, height: h * k };
};
const fov = (length: number, distance: number) => degrees(2 * Math.atan(length / 2 / distance));
const wide = [16, 9] as const;

/** Text of a section: without marks, with plain spaces, a row of a table in one line. */
const section = (name: keyof typeof guide) =>
  guide[name].body
    .map((block: Block) => {
      if (typeof block === 'string') return block;
      if ('list' in block) return block.list.join(' ');
      if ('steps' in block) return block.steps.join(' ');
      return block.table.rows.map((row) => row.join(' ')).join(' ');
    })
    .join(' ')
    .replaceAll('**', '')
    .replaceAll('\u00a0', ' ');

describe('the guide', () => {
  it.each([
    ['24″ 16:9', 24, wide],
    ['27″ 16:9', 27, wide],
    ['32″ 16:9', 32, wide],
    ['34″ 3440×1440', 34, [43, 18]],
    ['48″ 16:9', 48, wide],
  ] as const)('has the right horizontal angles of %s in its table', (name, inches, ratio) => {
    const { width } = sizeCm(inches, ratio);
    const row = [50, 60, 70, 80].map((distance) => `${fov(width, distance).toFixed(1)}°`).join(' ');
    expect(section('oneScreen')).toContain(`${name} ${row}`);
  });

  it('has the default rig right', () => {
    const { width, height } = sizeCm(27, wide);
    expect(section('oneScreen')).toContain(`${width.toFixed(1)} cm wide and ${height.toFixed(1)} cm high`);
    expect(section('oneScreen')).toContain(
      `H = ${fov(width, 50).toFixed(1)}° and V = ${fov(height, 50).toFixed(1)}°`,
    );
  });

  it('has the effect of 56° vertical right', () => {
    const { height } = sizeCm(27, wide);
    const scale = height / 2 / 50 / tan(28);
    expect(section('whyItMatters')).toContain(`${Math.round(scale * 100)}% of its right size`);
    expect(section('whyItMatters')).toContain(`one ${Math.round(20 / scale)} m ahead`);
  });

  it('has the three screens right', () => {
    const { width, height } = sizeCm(32, wide);
    const [h, v, a] = [fov(width, 70), fov(height, 70), fov(width + 1.6, 70)];
    const text = section('threeScreens');
    expect(text).toContain(`H = ${h.toFixed(1)}° and V = ${v.toFixed(1)}°`);
    expect(text).toContain(
      `ideal side angle is ${a.toFixed(1)}°; without bezels it would be ${h.toFixed(1)}°`,
    );
    expect(text).toContain(`spans ${(2 * a + h).toFixed(1)}°`);
    expect(text).toContain(`here ${fov(3 * width, 70).toFixed(1)}°`);
  });

  it('has what to do about a narrow view right', () => {
    const { width } = sizeCm(27, wide);
    const text = section('feelsNarrow');
    expect(text).toContain(
      `at 40 cm covers ${fov(width, 40).toFixed(1)}° instead of ${fov(width, 50).toFixed(1)}°`,
    );
    expect(text).toContain(`32″ at 60 cm covers ${fov(sizeCm(32, wide).width, 60).toFixed(1)}°`);
    expect(text).toContain(`span ${Math.round(3 * fov(width, 50))}°`);
    expect(text).toContain(`${Math.round((width / 2 / 50 / tan(33)) * 100)}% of life size`);
  });
});
