import { describe, expect, it } from 'vitest';
import { circlesIn, importsOf, readImports, type ImportGraph } from './import-circles';

const waysRound = (graph: ImportGraph) => circlesIn(graph).map((circle) => circle.join(' → '));

it('no file of src imports itself, by whatever way, types included', () => {
  const graph = readImports('src');
  expect(graph.size).toBeGreaterThan(100);
  expect(waysRound(graph)).toEqual([]);
});

describe('what counts as an import', () => {
  it.each([
    ["import { radians } from './units';", ['src/domain/geometry/units.ts']],
    ["import type { Radians } from './units';", ['src/domain/geometry/units.ts']],
    ["import { type Radians } from './units';", ['src/domain/geometry/units.ts']],
    ["import './units';", ['src/domain/geometry/units.ts']],
    ["export { radians } from './units';", ['src/domain/geometry/units.ts']],
    ["export type * from './units';", ['src/domain/geometry/units.ts']],
    ["const load = () => import('./units');", ['src/domain/geometry/units.ts']],
    ["type Units = typeof import('./units');", ['src/domain/geometry/units.ts']],
    ["import { words } from '#messages/exact';", ['src/messages/en/exact.ts']],
    ["import { Field } from '../ui/field';", ['src/ui/fields/field.tsx']],
    ["import 'react'; import './missing.css';", []],
    ["// import './units';\nconst text = \"import './units'\";", []],
  ])('%s', (text, files) => {
    expect(importsOf('src/domain/geometry/rig.ts', text)).toEqual(files);
  });
});

describe('what counts as a circle', () => {
  it.each([
    ['a file that imports itself', { a: ['a'] }, ['a → a']],
    ['two files', { a: ['b'], b: ['a'] }, ['a → b → a']],
    ['a ring beside the way to it', { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }, ['b → d → b']],
    ['two rings', { a: ['b'], b: ['a'], c: ['d'], d: ['a', 'c'] }, ['a → b → a', 'c → d → c']],
    ['not two ways to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  ])('%s', (_, graph, circles) => {
    expect(waysRound(new Map(Object.entries(graph)))).toEqual(circles);
  });
});
