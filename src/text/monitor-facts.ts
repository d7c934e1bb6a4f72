import { language } from '#messages/language';
import { words } from '#messages/monitors';
import { exactNumberText } from './numbers';
import { nearestRatio } from '../domain/monitors/fill-entry';
import type { Curve, Monitor } from '../domain/monitors/types';

function curveFact({ curved, curveRadiusMm }: Curve): string {
  if (curved === null) return words.curveNotKnown;
  if (!curved) return words.flat;
  return curveRadiusMm === null ? words.curvedSomehow : words.curved(exactNumberText(curveRadiusMm));
}

/** @example pixelsText([5120, 1440]) // "5120 × 1440" */
export const pixelsText = ([width, height]: readonly [number, number]): string =>
  words.pixels(String(width), String(height));

/** @example factsOf(monitor) // "48.8″ · 32:9, 5120 × 1440 · 1000R" */
export function factsOf(monitor: Monitor): string {
  const { diagonalIn, resolution } = monitor;
  const pixels = pixelsText(resolution);
  const { ratio, isIt } = nearestRatio(resolution);
  return words.facts(
    language.withUnit(exactNumberText(diagonalIn), 'in'),
    isIt ? words.ratioAndPixels(ratio, pixels) : pixels,
    curveFact(monitor),
  );
}

/** Certainty of a monitor's numbers, and remarks. */
export function evidenceOf({ confidence, curved, curveEvidence, remarks, resolution }: Monitor): string {
  const { ratio, isIt } = nearestRatio(resolution);
  return language.sentences([
    words.confidence[confidence],
    curveEvidence === null
      ? words.curveNotSaid
      : words.curveEvidence[curved === true ? 'curved' : 'flat'][curveEvidence],
    ...remarks.map((remark) => words.remarks[remark]),
    ...(isIt ? [] : [words.notInList(ratio)]),
  ]);
}

/**
 * A source by its host, or by its repository on a host of many.
 *
 * @example sourceName('https://www.a.example/b') // "a.example"
 */
export function sourceName(address: string): string {
  const { hostname, pathname } = new URL(address);
  if (hostname === 'github.com') return pathname.split('/').slice(1, 3).join('/');
  return hostname.replace(/^www\./, '');
}
