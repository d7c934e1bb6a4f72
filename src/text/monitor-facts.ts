import { language } from '#messages/language';
import { words } from '#messages/monitors';
import { exactNumberText } from './numbers';
import { nearestRatio } from '../domain/monitors/fill-entry';
import type { Monitor } from '../domain/monitors/types';

/** @example factsOf(monitor) // "48.8 in · 32:9, 5120 × 1440 · 1000R" */
export function factsOf({ diagonalIn, resolution, curveRadiusMm }: Monitor): string {
  const pixels = words.pixels(...(resolution.map(String) as [string, string]));
  const { ratio, isIt } = nearestRatio(resolution);
  return words.facts(
    `${exactNumberText(diagonalIn)} ${language.units.in}`,
    isIt ? words.ratioAndPixels(ratio, pixels) : pixels,
    curveRadiusMm === null ? words.flat : words.curved(exactNumberText(curveRadiusMm)),
  );
}

/** What is known about how sure a monitor's numbers are, and what to mind. */
export function evidenceOf({
  confidence,
  curveRadiusMm,
  curveEvidence,
  remarks,
  resolution,
}: Monitor): string {
  const { ratio, isIt } = nearestRatio(resolution);
  return words.evidence([
    words.confidence[confidence],
    words.curveEvidence[curveRadiusMm === null ? 'flat' : 'curved'][curveEvidence],
    ...remarks.map((remark) => words.remarks[remark]),
    ...(isIt ? [] : [words.notInList(ratio)]),
  ]);
}

/** A source by its host, or by its repository where the host has many. @example sourceName('https://www.a.example/b') // "a.example" */
export function sourceName(address: string): string {
  const { hostname, pathname } = new URL(address);
  if (hostname === 'github.com') return pathname.split('/').slice(1, 3).join('/');
  return hostname.replace(/^www\./, '');
}
