import type { Messages } from './messages';

type Language = Messages['language'];

/** Only how a language writes its numbers and what it is called, by folder. No script of a page imports this. */
const files = import.meta.glob<{ readonly language: Language }>('./*/language.ts', { eager: true });

/** Named by whoever builds several. */
const { SITE_LANGUAGES = '' } = import.meta.env as { SITE_LANGUAGES?: string };

/** Those that this site is built in, English first. One that is built alone knows of no other. */
export const languages: readonly Language[] = SITE_LANGUAGES.split(',').flatMap(
  (folder) => files[`./${folder}/language.ts`]?.language ?? [],
);
