import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** For each file, the files that it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const readOptions = (): ts.CompilerOptions => {
  const read = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, '.').options;
};

const options = readOptions();

/**
 * The files that a text would import if it stood in this file: values and types, re-exports, `import()` as a call and as
 * a type. A call counts, although it waits: two files that need each other are one thing, whenever they are loaded.
 *
 * @example importsOf('src/domain/geometry/rig.ts', "import type { Radians } from './units';") // ['src/domain/geometry/units.ts']
 */
export const importsOf = (file: string, text: string): readonly string[] => {
  const found = ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => {
    // Packages do not import from here, and looking each of them up takes its time.
    if (!/^[.#]/.test(fileName)) return [];
    const { resolvedModule } = ts.resolveModuleName(fileName, resolve(file), options, ts.sys);
    return resolvedModule ? [relative('.', resolvedModule.resolvedFileName)] : [];
  });
  return [...new Set(found)];
};

/** @example readImports('src').get('src/domain/geometry/rig.ts') // ['src/domain/geometry/units.ts'] */
export const readImports = (folder: string): ImportGraph =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name))
      .sort()
      .map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]),
  );

/**
 * Circles of imports, each once round: at least one for every set of files that import each other.
 *
 * @example circlesIn(new Map([['a', ['b']], ['b', ['a']]])) // [['a', 'b', 'a']]
 */
export const circlesIn = (graph: ImportGraph): readonly (readonly string[])[] => {
  const circles: string[][] = [];
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): void => {
    const before = way.indexOf(file);
    if (before >= 0) {
      circles.push([...way.slice(before), file]);
      return;
    }
    if (done.has(file)) return;
    for (const next of graph.get(file) ?? []) follow(next, [...way, file]);
    done.add(file);
  };
  for (const file of graph.keys()) follow(file, []);
  return circles;
};
