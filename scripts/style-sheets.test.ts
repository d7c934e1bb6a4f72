import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';

/** The sheets that a page names; they hold imports and nothing else. */
const entries = ['home', 'text', 'message'].map((name) => `src/pages/${name}.css`);

const sheets = ['src', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

const components = sheets.filter((sheet) => !entries.includes(sheet) && basename(sheet) !== 'layers.css');

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

  it.each(entries)('%s imports sheets into layers, and holds no rule of its own', (entry) => {
    const css = readFileSync(entry, 'utf8');
    const [order = '', ...imports] = css.split('\n').filter((line) => line !== '');
    expect(order).toBe("@import '../ui/styles/layers.css';");
    expect(imports.filter((line) => !/^@import '[^']+' layer\(\w+\);$/.test(line))).toEqual([]);
    // A folder has its layer: whoever adds a sheet need not think about what wins.
    const layerOf = { ui: /^(base|ui)$/, features: /^features$/, '.': /^routes$/ };
    for (const [, path = '', layer = ''] of css.matchAll(/'([^']+)' layer\((\w+)\)/g)) {
      const folder = /^\.\.\/(ui|features)\//.exec(path)?.[1] ?? '.';
      expect(layer, path).toMatch(layerOf[folder as keyof typeof layerOf]);
    }
  });

  it('as they are built, no rule stands outside of a layer, and the layers keep their order', async () => {
    const [, order = ''] = /@layer ([^;]+);/.exec(read('src/ui/styles/layers.css')) ?? [];
    const built = await builtSheets();
    expect([...built.keys()].sort()).toEqual(['home.css', 'message.css', 'text.css']);
    for (const [name, css] of built) {
      const top = topLevel(css);
      expect(
        top.filter((start) => !/^@layer [\w, ]+$/.test(start)),
        name,
      ).toEqual([]);
      const layers = [...new Set(top.flatMap((start) => start.replace('@layer ', '').split(/,\s*/)))];
      expect(layers, name).toEqual(order.split(', ').filter((layer) => layers.includes(layer)));
    }
  });
});

/** What stands before the first brace or semicolon of everything at the outermost level. */
function topLevel(css: string): readonly string[] {
  const starts: string[] = [];
  let depth = 0;
  let start = '';
  for (const sign of css) {
    if (depth === 0 && (sign === '{' || sign === ';')) {
      if (start.trim() !== '') starts.push(start.trim());
      start = '';
    } else if (depth === 0) start += sign;
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    if (depth === 0 && sign === '}') start = '';
  }
  return starts;
}

async function builtSheets(): Promise<ReadonlyMap<string, string>> {
  const result = await build({
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, manifest: false, rolldownOptions: { input: entries } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return new Map(
    outputs.flatMap((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css')
        ? [[basename(file.fileName).replace(/-[\w-]{8}\.css$/, '.css'), String(file.source)] as const]
        : [],
    ),
  );
}
