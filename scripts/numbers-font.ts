import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Digits of one width, and the signs that stand among them. Letters stay in the system's face. */
const signs = '0123456789.,:+-−±°%×x·';

/** The face of numbers: Barlow Semi Condensed, cut down to what numbers are written with. */
export async function numbersFont(): Promise<Buffer> {
  const whole = await readFile(
    'node_modules/@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2',
  );
  return subsetFont(whole, signs, { targetFormat: 'woff2', keepFeatures: ['tnum'], noHinting: true });
}

export const fontFileName = (font: Buffer): string =>
  `assets/numbers-${createHash('sha256').update(font).digest('base64url').slice(0, 8)}.woff2`;

/** `U+30-39`: neighbours in one piece, as the page carries them. */
function rangesOf(text: string): string {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join();
}

/** Whoever has not got it by the first paint keeps the system's face on this page: nothing moves. */
export const fontFace = (address: string): string =>
  '@font-face{font-family:Sightline Numbers;font-weight:600;font-display:optional;' +
  `src:url(${address})format("woff2");unicode-range:${rangesOf(signs)}}`;

/** What the development server has in place of the built files. */
export const developmentFontFace = '/@numbers-font/face.css';

export function serveNumbersFont(): Plugin {
  return {
    name: 'serve-numbers-font',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/@numbers-font/numbers.woff2', (_, response, next) => {
        numbersFont().then((font) => response.setHeader('Content-Type', 'font/woff2').end(font), next);
      });
      middlewares.use(developmentFontFace, (_, response) => {
        response.setHeader('Content-Type', 'text/css').end(fontFace('/@numbers-font/numbers.woff2'));
      });
    },
  };
}
