import type { Messages } from './messages';

type Language = Messages['language'];

/** Only how a language writes its numbers and what it is called, by folder. No script of a page imports this. */
const files = import.meta.glob<{ readonly language: Language }>('./*/language.ts', { eager: true });

/** By names of folders. @example languagesIn('en,de').map(({ name }) => name) // ['English', 'Deutsch'] */
export const languagesIn = (folders: string): readonly Language[] =>
  folders.split(',').flatMap((folder) => files[`./${folder}/language.ts`]?.language ?? []);

/** Those that this site is built in, English first. One that is built alone knows of no other. */
export const languages = languagesIn((import.meta.env as { SITE_LANGUAGES?: string }).SITE_LANGUAGES ?? '');
