import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sheets = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

const components = sheets.filter((sheet) => basename(sheet) !== 'layers.css');

const maxLines = 200;

/** Without comments, and with every text emptied, so that what remains is CSS. */
const read = (sheet: string) =>
  readFileSync(sheet, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/'[^']*'|"[^"]*"/g, "''");

const declarations = (css: string) =>
  [...css.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+)(?=[;}])/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }));

/** Every selector by itself, with those of a list apart; at-rules and the steps of an animation are none. */
const selectors = (css: string) =>
  [...css.matchAll(/([^{};]+)\{/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => !text.startsWith('@') && !/^(from|to)$/.test(text))
    .flatMap((text) => text.split(/,(?![^(]*\))/).map((each) => each.trim()));

const physicalName =
  /^((min|max)-)?(width|height)$|^(top|right|bottom|left)$|^(scroll-)?(margin|padding)-(top|right|bottom|left)$|^border-(top|right|bottom|left)(-|$)|^contain-intrinsic-(width|height)$/;

const physicalValues: Readonly<Record<string, RegExp>> = {
  'text-align': /^(left|right)$/,
  float: /^(left|right)$/,
  clear: /^(left|right)$/,
  'caption-side': /^(left|right)$/,
  resize: /^(horizontal|vertical)$/,
};

/** top right bottom left: left and right that differ are meant for one direction of writing. */
const fourSides = /^(scroll-)?(margin|padding)$|^inset$|^border-(width|style|color)$/;

/** Drawn shapes, the same in every language: the tick of a checkbox, the arrow of a question. */
const drawn = ['border-width: 0 0 3px 3px', 'border-width: 0 2px 2px 0'];

function isPhysical({ name, value }: { readonly name: string; readonly value: string }): boolean {
  if (physicalName.test(name) || physicalValues[name]?.test(value) === true) return true;
  if (!fourSides.test(name) || drawn.includes(`${name}: ${value}`)) return false;
  // A space inside brackets parts no two sides.
  const [, right, , left] = value.replace(/\([^)]*(\([^)]*\)[^)]*)*\)/g, '()').split(/\s+/);
  return left !== undefined && left !== right;
}

/** Words that fit anywhere, and so will be taken twice. */
const vague = new Set(
  'value note notes quiet text label title copy small large wide narrow item row list warning error differs active open shown hidden'.split(
    ' ',
  ),
);

/** Names of one word that stand for one component each, wherever it is. */
const taken = new Set(
  [
    'wrap button card icon field stepper segments checkbox search tooltip toast toasts',
    'calculator summary results angles refine fits impossible library game fidelity',
    'hero explore tab explainers guide prose accordion brand footer',
  ].flatMap((line) => line.split(' ')),
);

/** The parts of a drawing have short names, inside of it only. */
const drawings = /^\.(rig-drawing|rig-paper\.picture|fidelity-chart)\b/;

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

describe('style sheets', () => {
  it.each(components)('%s is short', (sheet) => {
    expect(readFileSync(sheet, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(maxLines);
  });

  it.each(components)('%s follows the direction of writing', (sheet) => {
    const physical = declarations(read(sheet)).filter(isPhysical);
    expect(physical.map(({ name, value }) => `${name}: ${value}`)).toEqual([]);
  });

  it.each(components)('%s gives no vague name, and no name of one word to more than one thing', (sheet) => {
    const outside = selectors(read(sheet)).filter((selector) => !drawings.test(selector));
    expect(outside.filter((selector) => classesOf(selector).some((name) => vague.has(name)))).toEqual([]);
    const alone = outside.filter((selector) => {
      const [first = ''] = classesOf(selector);
      return /^[a-z]+$/.test(first) && !taken.has(first);
    });
    expect(alone).toEqual([]);
  });

  it('use no custom property that none of them sets', () => {
    const all = components.map(read).join('\n');
    const set = new Set([...all.matchAll(/(?<=[{;\s])(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(used.filter((name) => !set.has(name))).toEqual([]);
  });

  // Whoever adds a sheet need not think about what wins.
  it.each(components.filter((sheet) => sheet.startsWith('src')))(
    '%s is in the layer of its folder',
    (sheet) => {
      const [, room = ''] = sheet.split('/');
      const layer = /styles\/(tokens|base)/.test(sheet) ? 'base' : room === 'site' ? 'pages' : room;
      const css = readFileSync(sheet, 'utf8');
      expect(css.startsWith(`@layer ${layer} {\n`)).toBe(true);
      expect(css.split('\n').filter((line) => /^[^ }\n]/.test(line))).toHaveLength(1);
    },
  );
});
