import { curveEvidences, type Curve, type Screen } from './types';

/** Spelling of screens and curves in the table of monitors and in the packed list; docs/monitors.md has the form. */

const positive = (text: string): number | null => {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  return value > 0 && Number.isFinite(value) ? value : null;
};

const pair = (text: string | undefined): readonly [number, number] | null => {
  const [width, height, ...more] = (text ?? '').split('x').map(positive);
  return width && height && more.length === 0 ? [width, height] : null;
};

/** @example screenText(monitor) // "48.8 5120x1440 1193x336" */
export const screenText = ({ diagonalIn, resolution, activeAreaMm }: Screen): string =>
  [diagonalIn, resolution.join('x'), ...(activeAreaMm ? [activeAreaMm.join('x')] : [])].join(' ');

/**
 * null for any other text. @example readScreen('48.8 5120x1440') // { diagonalIn: 48.8, resolution: [5120, 1440],
 * activeAreaMm: null }
 */
export function readScreen(text: string): Screen | null {
  const [diagonal = '', pixels, lit, ...more] = text.split(' ');
  const [diagonalIn, resolution, activeAreaMm] = [positive(diagonal), pair(pixels), pair(lit)];
  const isWhole = diagonalIn && resolution && more.length === 0 && (lit === undefined || activeAreaMm);
  return isWhole ? { diagonalIn, resolution, activeAreaMm } : null;
}

/** Default evidence, omitted in the text. */
const usualEvidence = { flat: 'implied', curved: 'shop' } as const;

/** @example curveText(monitor) // "1000R:maker", "curved" (source: a shop), "flat" (implied) or "?" */
export function curveText({ curved, curveRadiusMm, curveEvidence }: Curve): string {
  if (curved === null || curveEvidence === null) return '?';
  const kind = curved ? 'curved' : 'flat';
  if (curveRadiusMm !== null) return `${curveRadiusMm}R:${curveEvidence}`;
  return curveEvidence === usualEvidence[kind] ? kind : `${kind}:${curveEvidence}`;
}

/** null for any other text. */
export function readCurve(text: string): Curve | null {
  if (text === '?') return { curved: null, curveRadiusMm: null, curveEvidence: null };
  const [, kind = '', evidence] = /^(flat|curved|\d+R)(?::([a-z]+))?$/.exec(text) ?? [];
  const isFlat = kind === 'flat';
  const radius = kind.endsWith('R') ? positive(kind.slice(0, -1)) : null;
  const curveEvidence = curveEvidences.find(
    (each) =>
      each === (evidence ?? (radius === null ? usualEvidence[isFlat ? 'flat' : 'curved'] : undefined)),
  );
  if (kind === '' || !curveEvidence || kind === '0R') return null;
  return { curved: !isFlat, curveRadiusMm: radius, curveEvidence };
}
