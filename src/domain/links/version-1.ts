import { pairsOf, valuesOf } from './link-text';
import { readRigText, rigText } from './rig-text';
import type { LinkReading, Shared, SharedRig } from './shared';

const maxRigs = 4;
const maxGames = 100;
const gameId = /^[a-z\d][a-z\d-]{0,39}$/;
const methods = ['classic', 'exact'] as const;
const allUnits = ['cm', 'in'] as const;

/** The units come last: a link without them has lost its end. */
export const writeVersion1 = ({ rigs, games, game, method, units }: Shared): string =>
  [
    'v=1',
    ...rigs.slice(0, maxRigs).map((rig) => `rig=${rigText(rig)}`),
    ...(games.length === 0 ? [] : [`games=${games.slice(0, maxGames).join(',')}`]),
    ...(game === null ? [] : [`game=${game}`]),
    `method=${method}`,
    `units=${units}`,
  ].join('&');

const faulty = (reason: 'cut' | 'unreadable'): LinkReading => ({ ok: false, reason });

/** In any order; what it does not know, a mark that somebody's tracker has added for example, is left out. */
export function readVersion1(text: string): LinkReading {
  const pairs = pairsOf(text);
  const [[lastUnits, ...moreUnits], [lastMethod, ...moreMethods], [game = null, ...moreGames], lists] = [
    valuesOf(pairs, 'units'),
    valuesOf(pairs, 'method'),
    valuesOf(pairs, 'game'),
    valuesOf(pairs, 'games'),
  ];
  const units = allUnits.find((each) => each === lastUnits);
  if (!units && allUnits.some((each) => each.startsWith(lastUnits ?? ''))) return faulty('cut');
  const method = methods.find((each) => each === lastMethod);
  const rigs = valuesOf(pairs, 'rig').map(readRigText);
  const games = lists[0]?.split(',') ?? [];
  const hasMore = moreUnits.length + moreMethods.length + moreGames.length > 0 || lists.length > 1;
  if (
    !units ||
    !method ||
    hasMore ||
    !isSomeRigs(rigs) ||
    games.length > maxGames ||
    new Set(games).size < games.length ||
    ![...games, ...(game === null ? [] : [game])].every((id) => gameId.test(id))
  )
    return faulty('unreadable');
  return { ok: true, shared: { rigs, games, game, method, units } };
}

const isSomeRigs = (rigs: readonly (SharedRig | null)[]): rigs is [SharedRig, ...SharedRig[]] =>
  rigs.length > 0 && rigs.length <= maxRigs && !rigs.includes(null);
