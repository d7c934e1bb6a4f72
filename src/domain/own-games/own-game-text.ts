import { toDegrees, toRadians } from '../geometry/units';
import { decodeText, encodeText, split } from '../links/link-text';
import { keptName, plainName } from '../links/rig-text';
import { curveThrough } from '../measuring/interpolate';
import { halfTangent, meaningCode, readMeaning, verticalOfHalfTangent } from '../measuring/meaning';
import type { OwnMeaning } from '../measuring/own-meaning';
import { plainNumber } from '../plain-number';
import type { KeptMeaning } from './own-game';

/** Own games as text, in links and in saved rigs alike; docs/links.md has the form. */

/** Decimals of a number: finer than any game takes. */
const numberDecimals = 4;

const short = (value: number): string => String(Number(plainNumber(value, numberDecimals)));

/** tan(V / 2) as V, for people who look into a link. */
const degreesOf = (lnT: number): number => toDegrees(verticalOfHalfTangent(Math.exp(lnT)));

/** Inverse of `degreesOf`; NaN for an angle that no picture has. */
const lnTOf = (degrees: number): number =>
  degrees >= 0.5 && degrees <= 179.5 ? Math.log(Math.tan(toRadians(degrees) / 2)) : NaN;

const ruleParts = ({ meaning: rule, base }: OwnMeaning): readonly (readonly [string, string])[] =>
  rule.kind === 'meaning'
    ? [
        ['meaning', meaningCode(rule.meaning)],
        ['numbers', `${short(base.leastNumber)},${short(base.mostNumber)}`],
      ]
    : [
        [
          'pictures',
          rule.pictures.map(({ number, lnT }) => `${short(number)}:${short(degreesOf(lnT))}`).join(),
        ],
      ];

/**
 * Own game as text.
 *
 * @example ownGameText(kept) // 'name:My+game;meaning:degrees+horizontal;numbers:60,90;ratio:1.7778'
 */
export const ownGameText = (kept: KeptMeaning): string => {
  const { name, base, listedId, errorDegrees, isShared } = kept;
  const parts: readonly (readonly [string, string])[] = [
    ['name', plainName(name)],
    ...ruleParts(kept),
    ['ratio', short(base.ratio)],
    ...(errorDegrees === null ? [] : [['error', short(errorDegrees)] as const]),
    ...(listedId === null ? [] : [['game', listedId] as const]),
    ...(isShared ? [['from', 'link'] as const] : []),
  ];
  return parts.map(([key, value]) => `${key}:${encodeText(value)}`).join(';');
};

/** Longer than any name and four pictures, escaped. */
const maxLength = 1500;

/** Largest number that a game is believed to take. */
const maxNumber = 1e6;
const numberPattern = /^-?\d{1,7}(\.\d{1,4})?$/;
const listedIdPattern = /^[a-z\d][a-z\d-]{0,39}$/;

/** NaN if it is none, or too large. */
const numberOf = (text: string): number => {
  const value = numberPattern.test(text) ? Number(text) : NaN;
  return Math.abs(value) <= maxNumber ? value : NaN;
};

/** Width : height of screens that can be. */
const ratios = { least: 0.2, most: 20 } as const;

/** Larger errors measure nothing. */
const maxErrorDegrees = 90;

type Rule = Pick<OwnMeaning, 'meaning' | 'base'>;

/** null unless both numbers give a picture. */
function meaningRule(code: string, numbers: string, ratio: number): Rule | null {
  const meaning = readMeaning(code);
  const [leastNumber = NaN, mostNumber = NaN, ...more] = numbers.split(',').map(numberOf);
  if (!meaning || more.length > 0 || !(leastNumber <= mostNumber)) return null;
  const hasPictures = [leastNumber, mostNumber].every(
    (number) => halfTangent(meaning, number, ratio) !== null,
  );
  return hasPictures
    ? { meaning: { kind: 'meaning', meaning }, base: { ratio, leastNumber, mostNumber } }
    : null;
}

/** null unless the pictures keep growing, or shrinking. */
function picturesRule(text: string, ratio: number): Rule | null {
  const pictures = text.split(',').map((picture) => {
    const [number, degrees] = split(picture, ':');
    return { number: numberOf(number), lnT: lnTOf(numberOf(degrees)) };
  });
  const [first, last] = [pictures[0], pictures.at(-1)];
  if (!first || !last || curveThrough(pictures) === null) return null;
  const base = { ratio, leastNumber: first.number, mostNumber: last.number };
  return { meaning: { kind: 'pictures', pictures }, base };
}

/** The parts by their keys; null for a key twice or a damaged escape. */
function partsOf(text: string): Map<string, string> | null {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const [key, raw] = split(part, ':');
    const value = decodeText(raw);
    if (value === null || parts.has(key)) return null;
    parts.set(key, value);
  }
  return parts;
}

const keysOf = {
  meaning: ['name', 'meaning', 'numbers', 'ratio', 'error', 'game', 'from'],
  pictures: ['name', 'pictures', 'ratio', 'error', 'game', 'from'],
} as const;

/** Reads an own game; null for a text that this page cannot have written. Never throws. */
export function readOwnGame(text: string): KeptMeaning | null {
  const parts = text.length <= maxLength ? partsOf(text) : null;
  if (!parts) return null;
  const part = (key: string) => parts.get(key) ?? '';
  const name = keptName(part('name'));
  const ratio = numberOf(part('ratio'));
  const error = parts.has('error') ? numberOf(part('error')) : null;
  const kind = parts.has('pictures') ? 'pictures' : 'meaning';
  const [listedId, from] = [parts.get('game') ?? null, parts.get('from') ?? 'here'];
  const keys: readonly string[] = keysOf[kind];
  if (
    name === null ||
    name === '' ||
    !(ratio >= ratios.least && ratio <= ratios.most) ||
    ![...parts.keys()].every((key) => keys.includes(key)) ||
    (error !== null && !(error >= 0 && error <= maxErrorDegrees)) ||
    (listedId !== null && !listedIdPattern.test(listedId)) ||
    (parts.has('from') && from !== 'link')
  )
    return null;
  const rule =
    kind === 'pictures'
      ? picturesRule(part('pictures'), ratio)
      : meaningRule(part('meaning'), part('numbers'), ratio);
  return rule && { name, ...rule, listedId, errorDegrees: error, isShared: from === 'link' };
}
