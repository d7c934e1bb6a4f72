import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the outcome depends on: the domain with its tests, what these share (the domain imports nothing else: see
 * .dependency-cruiser.js), the set-up, the packages.
 */
export function decidingFiles(): readonly string[] {
  const sources = ['src/domain', 'src/testing', 'audit/mutation'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|js)$/.test(name))
      .map((name) => join(folder, name)),
  );
  return [...sources, 'package-lock.json'].sort();
}

export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of decidingFiles()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
