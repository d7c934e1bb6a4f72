import type { Messages } from './messages';

type Language = Messages['language'];

/** Metadata of the languages alone, by folder. No script of a page imports this. */
const files = import.meta.glob<{ readonly language: Language }>('./*/language.ts', { eager: true });

/** Set by builds of several languages. */
const { SITE_LANGUAGES = '' } = import.meta.env as { SITE_LANGUAGES?: string };

/** Languages of this build, English first. A build of one language lists itself alone. */
export const languages: readonly Language[] = SITE_LANGUAGES.split(',').flatMap(
  (folder) => files[`./${folder}/language.ts`]?.language ?? [],
);
