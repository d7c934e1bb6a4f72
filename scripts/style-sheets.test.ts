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

describe('style sheets', () => {
  it.each(components)('%s is short', (sheet) => {
    expect(readFileSync(sheet, 'utf8').split('\n').length - 1).toBeLessThanOrEqual(maxLines);
  });

  // Layers decide what wins, so a new sheet needs no thought. A font face has no layer, and is made by a script.
  it.each(components.filter((sheet) => sheet.startsWith('src') && !sheet.endsWith('numbers-font.css')))(
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
