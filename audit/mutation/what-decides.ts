import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImports } from '../../scripts/import-circles';

/** What the outcome depends on: the mutated folders with their tests, all that these import, the set-up, the packages. */
export function decidingFiles(): readonly string[] {
  const graph = readImports('src');
  const reached = new Set(
    [...graph.keys()].filter((file) => /^src\/domain\/(geometry|classic|games|rig)\//.test(file)),
  );
  // A set grows while it is walked.
  for (const file of reached) for (const imported of graph.get(file) ?? []) reached.add(imported);
  const setUp = readdirSync('audit/mutation')
    .filter((name) => /\.(ts|js)$/.test(name))
    .map((name) => join('audit/mutation', name));
  return [...reached, ...setUp, 'package-lock.json'].sort();
}

export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of decidingFiles()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
