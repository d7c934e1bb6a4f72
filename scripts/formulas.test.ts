import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/formulas.md has a section for each file of the core, one for the shaders, and no other', () => {
  const files = readdirSync('src/domain/geometry')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace('.ts', ''));
  const headings = [...readFileSync('docs/formulas.md', 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, name]) => name,
  );
  expect(headings.sort()).toEqual([...files, 'shader'].sort());
});
