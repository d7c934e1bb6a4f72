import { pairsOf, valuesOf } from './link-text';
import { readRigText, rigText } from './rig-text';
import { maxOwnGames, type LinkReading, type Shared, type SharedRig } from './shared';

const maxRigs = 4;
const maxGames = 100;
const gameId = /^[a-z\d][a-z\d-]{0,39}$/;
/** One page shows both methods: written for older copies of the site, and either value is read. */
const methods = ['classic', 'exact'];
const allUnits = ['cm', 'in'] as const;

/** The units come last: a link without them was cut off. */
export const writeVersion1 = ({ rigs, myGame, games, ownGames = [], game, units }: Shared): string =>
  [
    'v=1',
    ...rigs.slice(0, maxRigs).map((rig) => `rig=${rigText(rig)}`),
    ...(myGame === null ? [] : [`my-game=${myGame}`]),
    ...(games.length === 0 ? [] : [`games=${games.slice(0, maxGames).join(',')}`]),
    ...ownGames.slice(0, maxOwnGames).map((text) => `own-game=${text}`),
    ...(game === null ? [] : [`game=${game}`]),
    'method=exact',
    `units=${units}`,
  ].join('&');

const faulty = (reason: 'cut' | 'unreadable'): LinkReading => ({ ok: false, reason });

/** Reads keys in any order. Ignores unknown ones, such as tracking parameters. */
export function readVersion1(text: string): LinkReading {
  const pairs = pairsOf(text);
  const [lastUnits, ...moreUnits] = valuesOf(pairs, 'units');
  const [method = '', ...moreMethods] = valuesOf(pairs, 'method');
  const [game = null, ...moreGames] = valuesOf(pairs, 'game');
  const [myGame = null, ...moreOfMine] = valuesOf(pairs, 'my-game');
  const lists = valuesOf(pairs, 'games');
  const units = allUnits.find((each) => each === lastUnits);
  if (!units && allUnits.some((each) => each.startsWith(lastUnits ?? ''))) return faulty('cut');
  const rigs = valuesOf(pairs, 'rig').map(readRigText);
  const games = lists[0]?.split(',') ?? [];
  const hasMore =
    [moreUnits, moreMethods, moreGames, moreOfMine].some((more) => more.length > 0) || lists.length > 1;
  if (
    !units ||
    !methods.includes(method) ||
    hasMore ||
    !isSomeRigs(rigs) ||
    games.length > maxGames ||
    new Set(games).size < games.length ||
    ![...games, game, myGame].every((id) => id === null || gameId.test(id))
  )
    return faulty('unreadable');
  const ownGames = valuesOf(pairs, 'own-game');
  const shared = { rigs, myGame, games, game, units };
  return { ok: true, shared: ownGames.length > 0 ? { ...shared, ownGames } : shared };
}

const isSomeRigs = (rigs: readonly (SharedRig | null)[]): rigs is [SharedRig, ...SharedRig[]] =>
  rigs.length > 0 && rigs.length <= maxRigs && !rigs.includes(null);
