import { existsSync, readdirSync } from 'node:fs';

/** Every folder of catalogues is a language of the site; English is at its root, and the one that others are measured by. */
export const siteLanguages = (): readonly string[] => [
  'en',
  ...readdirSync('src/messages')
    .filter((folder) => folder !== 'en' && existsSync(`src/messages/${folder}/language.ts`))
    .sort(),
];
