import { maxLinkLength, readLink, writeLink } from '../../src/domain/links/link';
import type { Shared, SharedRig } from '../../src/domain/links/shared';
import { defaultEntry, type RigEntry } from '../../src/domain/rig/entry';
import { screenRatios } from '../../src/domain/rig/fields';
import { setupOf } from '../../src/domain/rig/setup';
import { numbersIn } from '../../src/testing/hostile-values';
import { drawCase, pick, randomFrom } from './cases';
import { promise } from './checks';

export type Random = () => number;

const names = [
  '',
  'Van',
  'Große Halle',
  '漢字',
  '👨‍👩‍👧',
  '<b>x</b>',
  '__proto__',
  '\u202eabc',
  '\ud800',
  'x'.repeat(200),
  ';&=%:',
];
const gameIds = ['acc', 'iracing', 'rfactor-2', 'no-such-game', '<script>', '__proto__', ''];
const strangeParts = [
  ...[
    'v=1',
    'v=2',
    'v=-1',
    'v=NaN',
    'v=1e9',
    'units=cm',
    'units=in',
    'units=',
    'method=exact',
    'rig=',
    'games=,',
    'game=',
  ],
  ...[
    '__proto__=1',
    'constructor=1',
    'rig=__proto__:1',
    'rig=constructor:prototype',
    'toString',
    '%',
    '%00',
    '%E0%A4%A',
  ],
  ...[
    '<script>alert(1)</script>',
    '"onload="',
    'javascript:',
    '{"v":1}',
    '[object Object]',
    'undefined',
    '\u0000',
    '\ud800',
    '&amp;',
  ],
];

const drawEntry = (random: Random): RigEntry => {
  for (;;) {
    const drawn = drawCase(random);
    // A link knows the five ratios that the form offers.
    if (drawn.kind === 'typed') return { ...drawn.entry, screenRatio: pick(random, screenRatios) };
  }
};

export const drawShared = (random: Random): Shared => {
  const rig = () => ({ name: pick(random, names), entry: random() < 0.1 ? defaultEntry : drawEntry(random) });
  return {
    rigs: [rig(), ...Array.from({ length: Math.floor(random() * 4) }, rig)],
    games: random() < 0.5 ? [] : ['acc', 'iracing'],
    game: random() < 0.8 ? null : 'acc',
    myGame: pick(random, [null, 'acc', 'iracing']),
    units: pick(random, ['cm', 'in']),
  };
};

export const anyText = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: Math.floor(random() * 20) }, () => random() * 0x10000));

/** Damages by chats, trackers, haste and malice. */
const damages: readonly ((link: string, random: Random) => string)[] = [
  (link, random) => link.slice(0, random() * link.length),
  (link, random) => link.slice(random() * link.length),
  (link) => link.split('&').toReversed().join('&'),
  (link, random) => `${link}&${pick(random, strangeParts)}`,
  (link, random) => `${pick(random, strangeParts)}&${link}`,
  (link, random) => link.replace(/[:;=]/, pick(random, strangeParts)),
  (link, random) => link.replace(/\d+/, anyText(random)),
  (link, random) => link.replace(/games=[^&]*/, `games=${pick(random, gameIds)}`),
  (link, random) => `${link}&rig=${'9'.repeat(random() * 2 * maxLinkLength)}`,
  (link, random) => link + anyText(random),
  (_, random) => Array.from({ length: 1 + random() * 12 }, () => pick(random, strangeParts)).join('&'),
  (_, random) => anyText(random),
  (link) => encodeURIComponent(link),
  (link) => encodeURIComponent(encodeURI(link)),
  (link) => link.toUpperCase(),
  (link) => link.replaceAll('&', '&amp;'),
];

/** Whatever can be taken from a link stays within what the page itself could hold. */
const checkTaken = ({ rigs, games, game, units }: Shared, link: string): void => {
  const detail = () => link;
  promise(rigs.length >= 1 && rigs.length <= 4, 'a link holds one to four rigs', detail);
  promise(/^(cm|in)$/.test(units), 'units are known ones', detail);
  for (const id of [...games, game ?? 'none'])
    promise(/^[a-z\d-]{1,40}$/.test(id), 'a game is named by an id', detail);
  checkRigs(rigs, detail);
};

/** Promises about the rigs of a link, a file or a device. */
export const checkRigs = (rigs: readonly SharedRig[], detail: () => string): void => {
  for (const { name, entry } of rigs) {
    promise(
      name.length <= 60 && !/[\p{Cc}\p{Cs}\u202a-\u202e]/u.test(name),
      'a name is short and plain',
      detail,
    );
    promise(
      Object.keys(entry).sort().join() === Object.keys(defaultEntry).sort().join(),
      'a rig has its fields and no other',
      detail,
    );
    for (const [key, value] of Object.entries(entry)) {
      const isPlain = typeof value !== 'string' || (value.length <= 42 && !/[<>&;]/.test(value));
      promise(
        typeof value === typeof defaultEntry[key as keyof RigEntry] && isPlain,
        'a field holds no free text',
        detail,
      );
    }
    promise(numbersIn(setupOf(entry)).every(Number.isFinite), 'a rig has finite numbers only', detail);
  }
};

/** One link, there and back, and once more damaged. Returns the outcome of that one. */
export function checkLink(number: number, seed: number): string {
  const random = randomFrom(Math.imul(number + 1, 0xc2b2ae35) ^ seed);
  const shared = drawShared(random);
  const link = writeLink(shared);
  const back = readLink(link);
  promise(back?.ok === true, 'what is written can be read', () => link);
  if (back?.ok !== true) return 'unreadable';
  checkTaken(back.shared, link);
  const setups = (of: Shared) => JSON.stringify(of.rigs.map(({ entry }) => setupOf(entry)));
  promise(setups(back.shared) === setups(shared), 'a link gives the same numbers', () => link);

  const cut = readLink(link.slice(0, random() * link.length));
  promise(cut?.ok !== true, 'a link that is cut is not taken for a whole one', () => link);

  const damaged = pick(random, damages)(link, random);
  const reading = readLink(random() < 0.5 ? `#${damaged}` : damaged);
  if (reading === null) return 'no link';
  if (!reading.ok) return reading.reason;
  checkTaken(reading.shared, damaged);
  return 'read';
}
