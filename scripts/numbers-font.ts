/** Makes the face of numbers: Barlow Semi Condensed, cut down to the signs that numbers are written with. `npm run font` writes the file. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Digits of one width, and the signs that stand among them. Letters stay in the system's face. */
export const signs = '0123456789.,:+-−±°%×x·';

export const fontFile = 'src/ui/styles/numbers.woff2';

/**
 * Tabular figures are a feature of the font that style sheets switch on, and each `font:` off again: by the tag `ccmp`, which
 * is always on, every digit is tabular.
 */
const tabular = { switched: 'tnum', always: 'ccmp' } as const;

export async function numbersFont(): Promise<Buffer> {
  const whole = await readFile(
    'node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
  );
  const { switched, always } = tabular;
  const cut = await subsetFont(whole, signs, {
    targetFormat: 'sfnt',
    keepFeatures: [switched],
    noHinting: true,
  });
  for (let at = cut.indexOf(switched); at >= 0; at = cut.indexOf(switched, at))
    cut.write(always, at, 'latin1');
  return subsetFont(cut, signs, { targetFormat: 'woff2', keepFeatures: [always], noHinting: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(fontFile, await numbersFont());
