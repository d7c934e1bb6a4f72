import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is broken on purpose, and the tests that should notice. */
const folders = ['geometry', 'classic', 'games', 'rig'].map((room) => `src/domain/${room}`);

/** What runs the tests. Of other packages the outcome knows nothing. */
const packages = /^node_modules\/(vite|vitest|rolldown|fast-check|@vitest\/.+|@stryker-mutator\/.+)$/;

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js)$/.test(name))
    .map((name) => join(folder, name));

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].flatMap(
    ([, path = '']) => {
      const plain = join(dirname(file), path);
      return [plain, `${plain}.ts`].filter((name) => /\.(ts|js)$/.test(name) && existsSync(name));
    },
  );

/** The folders with their tests, all that these import, and the set-up. */
export function decidingFiles(): readonly string[] {
  const found = new Set([...folders, 'audit/mutation'].flatMap(sourcesIn));
  // A set grows while it is walked.
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found].sort();
}

function decidingPackages(): readonly string[] {
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return Object.entries(locked).flatMap(([folder, { version = '' }]) =>
    packages.test(folder) ? [`${folder}@${version}`] : [],
  );
}

export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of decidingFiles()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  for (const each of decidingPackages()) hash.update(`${each}\0`);
  return hash.digest('hex');
}
