import { readLink, writeLink } from '../domain/links/link';
import { maxOwnGames, type Shared } from '../domain/links/shared';
import { ownGameId, type KeptMeaning } from '../domain/own-games/own-game';
import { ownGameText, readOwnGame } from '../domain/own-games/own-game-text';
import { defaultEntry } from '../domain/rig/entry';
import { fragment } from '../platform/address';
import { notifyStored, readText, writeText } from '../platform/storage';
import { ownMark } from './own-mark';
import { storageKeys } from './storage-keys';
import { firstGame } from './store';

// For a page without the calculator: its rig is in the address, or remembered.

const firstRig: Shared = {
  rigs: [{ name: '', entry: defaultEntry }],
  myGame: null,
  games: [],
  game: null,
  units: 'cm',
};

interface KnownRig {
  readonly shared: Shared;
  readonly isRemembered: boolean;
}

/** The rig of the address, else the remembered one, else the one that the site starts with. */
export function knownRig(): KnownRig {
  const sources = [
    { text: fragment(), isRemembered: false },
    { text: readText(storageKeys.rig) ?? '', isRemembered: true },
  ];
  for (const { text, isRemembered } of sources) {
    const link = readLink(text);
    if (link?.ok === true) return { shared: link.shared, isRemembered };
  }
  return { shared: firstRig, isRemembered: false };
}

/** Measured games of a rig, with another in place of one of its name. */
const textsWith = (texts: readonly string[], kept: KeptMeaning): readonly string[] => {
  const id = ownGameId(kept.name);
  const others = texts.filter((text) => ownGameId(readOwnGame(text)?.name ?? '') !== id);
  return [...others, ownGameText(kept)];
};

/**
 * Keeps a measured game with the visitor's rig, where that is: on this device, or in the address that this returns.
 *
 * @returns Fragment of the home page that opens the game; null if there is no room for another one.
 */
export function keepOwnGame(kept: KeptMeaning): string | null {
  const { ownGames = [] } = knownRig().shared;
  const texts = textsWith(ownGames, kept);
  return texts.length > maxOwnGames ? null : keepMyGame(ownGameId(kept.name), texts);
}

/** The same for a game of the table: the visitor races it from then on. */
export const keepListedGame = (id: string): string => keepMyGame(id, knownRig().shared.ownGames ?? []);

function keepMyGame(id: string, ownGames: readonly string[]): string {
  const { shared, isRemembered } = knownRig();
  const kept = { ...shared, ownGames };
  const stored = writeLink({ ...kept, myGame: id === firstGame ? null : id, games: [], game: null });
  if (isRemembered && writeText(storageKeys.rig, stored) === null) {
    notifyStored();
    return `#game=${id}`;
  }
  return `#${writeLink({ ...kept, myGame: null, game: id })}${ownMark}`;
}
