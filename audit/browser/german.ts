import { readdirSync } from 'node:fs';

const folder = 'src/messages';

/** German by English text, over all catalogues. */
const translations = new Map<string, string>();

const pair = (english: unknown, german: unknown): void => {
  if (typeof english === 'string' && typeof german === 'string') {
    if (!translations.has(english)) translations.set(english, german);
  } else if (typeof english === 'object' && english !== null)
    for (const [key, value] of Object.entries(english))
      pair(value, (german as Readonly<Record<string, unknown>>)[key]);
};

const catalogues = readdirSync(`${folder}/de`).filter((file) => file.endsWith('.ts'));
// Some English texts have several translations: those of tabs and fields come first.
for (const file of new Set(['app.ts', 'exact.ts', 'explore.ts', ...catalogues]))
  pair(await import(`../../${folder}/en/${file}`), await import(`../../${folder}/de/${file}`));

/** Whole texts, without those of functions. */
export const germanTexts: readonly string[] = [...translations.values()];

export function inGerman(english: string): string {
  const german = translations.get(english);
  if (german === undefined) throw new Error(`Not a whole text of a catalogue: ${english}`);
  return german;
}
