/** Installed packages, by the lock file and their own package.json. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** For tools, and optional for something that is shipped: types, mostly. */
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly resolved?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface InstalledPackage extends LockedPackage {
  readonly folder: string;
  readonly name: string;
}

export function installedPackages(): readonly InstalledPackage[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, locked]) => ({ ...locked, folder, name: folder.replace(/.*node_modules\//, '') }));
}

/** Packages that reach visitors: the dependencies, and theirs. */
export const shippedPackages = (): readonly InstalledPackage[] =>
  installedPackages().filter((each) => !isTool(each));

export const isTool = ({ dev, devOptional }: InstalledPackage): boolean =>
  dev === true || devOptional === true;

/** Older packages say it in a form of their own, and not to the lock file. */
export function licenceOf({ folder, license }: InstalledPackage): string {
  if (license !== undefined) return license;
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return 'unknown';
  const own = JSON.parse(readFileSync(file, 'utf8')) as { licenses?: readonly { type: string }[] };
  return own.licenses?.map(({ type }) => type).join(' OR ') ?? 'unknown';
}

export function licenceTextOf({ folder, name }: InstalledPackage): string {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined) throw new Error(`${name} is shipped and has no licence file.`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
