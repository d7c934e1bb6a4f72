/** What the build of one language leaves for the step that puts the site together. */
import { readFile, writeFile } from 'node:fs/promises';
import type { BuiltLanguage } from './host-files';

const fileOf = (language: string): string => `node_modules/.cache/sightline-renderer-${language}/built.json`;

export async function writeBuiltLanguage(language: string, { path, served }: BuiltLanguage): Promise<void> {
  const pages = served.map((page) => ({ ...page, headers: [...page.headers] }));
  await writeFile(fileOf(language), JSON.stringify({ path, served: pages }));
}

export async function readBuiltLanguage(language: string): Promise<BuiltLanguage> {
  const { path, served } = JSON.parse(await readFile(fileOf(language), 'utf8')) as {
    readonly path: string;
    readonly served: readonly (Omit<BuiltLanguage['served'][number], 'headers'> & {
      readonly headers: readonly (readonly [string, string])[];
    })[];
  };
  return { path, served: served.map((page) => ({ ...page, headers: new Map(page.headers) })) };
}
