import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  installedPackages,
  isTool,
  licenceOf,
  shippedPackages,
  type InstalledPackage,
} from '../../scripts/installed-packages';
import { licencesPage } from './licences-page';

const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};
const direct = { ...own.dependencies, ...own.devDependencies };
const installed = installedPackages();

/** Licences that ask for no more than to be named, or, for the tools, to publish changes made to them. */
const permissive = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '(MIT OR CC0-1.0)',
];
/** Terms about copies do not matter for tools, which are not given away. */
const fineForTools = [
  ...permissive,
  'Apache-2.0',
  'MPL-2.0',
  'CC-BY-4.0',
  'MIT-0',
  'CC0-1.0',
  'Python-2.0',
  '(MIT AND Zlib)',
  '(MIT OR GPL-3.0-or-later)',
];
/** Served with its licence, not sold, and no name of it is reserved: what the build cuts out of it may be served likewise. */
const fineForFonts = ['OFL-1.1'];

const termsFor = (each: InstalledPackage): readonly string[] => {
  if (isTool(each)) return fineForTools;
  return each.name.startsWith('@fontsource/') ? fineForFonts : permissive;
};

describe('what is depended on', () => {
  it('is found in the lock file', () => {
    expect(installed.length).toBeGreaterThan(Object.keys(direct).length);
    expect(Object.keys(direct).filter((name) => !installed.some((each) => each.name === name))).toEqual([]);
  });

  it('is named with its reason in docs/dependencies.md', () => {
    const table = readFileSync('docs/dependencies.md', 'utf8');
    const named = [...table.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, names = '']) => names.split(/,\s*/));
    expect(Object.keys(direct).filter((name) => !named.includes(name))).toEqual([]);
    expect(named.slice(2).filter((name) => !(name in direct))).toEqual([]);
  });

  it('is pinned to exact versions', () => {
    expect(
      Object.values(direct).filter((version) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version)),
    ).toEqual([]);
  });

  it('ships React, TanStack Query, zustand and the face of numbers and nothing else', () => {
    expect(shippedPackages().map(({ name }) => name)).toEqual([
      '@fontsource/barlow-semi-condensed',
      '@tanstack/query-core',
      '@tanstack/react-query',
      'react',
      'react-dom',
      'scheduler',
      'zustand',
    ]);
  });
});

describe('what is installed', () => {
  it('runs no script while it is installed', () => {
    expect(installed.filter(({ hasInstallScript }) => hasInstallScript === true)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('has its packages for every platform in the lock file, and no download address', () => {
    const names = new Set(installed.map(({ name }) => name));
    const optional = installed.flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
    expect(optional.filter((name) => !names.has(name))).toEqual([]);
    expect(installed.filter(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it('is licensed so that it may be used', () => {
    const refused = installed.filter((each) => !termsFor(each).includes(licenceOf(each)));
    expect(refused.map((each) => `${each.name}: ${licenceOf(each)}`)).toEqual([]);
  });

  it('is listed in docs/licences.md (if not: npm run licences)', () => {
    expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage());
  });

  it('has no known vulnerability, as far as the registry can be asked', () => {
    const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], { encoding: 'utf8' });
    const answer = JSON.parse(stdout) as AuditAnswer;
    if (answer.vulnerabilities === undefined) {
      console.warn(
        `The registry did not answer about vulnerabilities: ${answer.message ?? 'no reason given'}`,
      );
      return;
    }
    const vulnerabilities = Object.values(answer.vulnerabilities).map(
      ({ name, severity }) => `${name}: ${severity}`,
    );
    expect(vulnerabilities).toEqual([]);
  });
});

interface AuditAnswer {
  readonly message?: string;
  readonly vulnerabilities?: Readonly<Record<string, { readonly name: string; readonly severity: string }>>;
}
