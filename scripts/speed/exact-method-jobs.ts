import { games } from '../../src/domain/games/games';
import { gameAnswer } from '../../src/domain/games/game-answer';
import type { Game } from '../../src/domain/games/types';
import { exactAnswer } from '../../src/domain/rig/exact-answer';
import { defaultEntry, type RigEntry } from '../../src/domain/rig/entry';

const rigs: readonly RigEntry[] = [
  defaultEntry,
  { ...defaultEntry, curvedScreen: true, screenSize: '49', screenRatio: '32:9', distance: '70' },
  { ...defaultEntry, screens: 'triple', bezelThickness: '8' },
  { ...defaultEntry, screens: 'triple', curvedScreen: true, distance: '70' },
];

const settingsOf = (library: readonly Game[], entry: RigEntry) => {
  // A copy: the answer to an entry is known once it was worked out.
  const { seen } = exactAnswer({ ...entry });
  return library.map((game) => gameAnswer(game, seen));
};

const tenfold = Array.from({ length: 10 }, () => games).flat();

// The work that is timed. Each job gives back what it made, so that no engine can skip it.

/** Angles and all games, for each kind of rig. */
export const everyRig = rigs.map((entry) => () => settingsOf(games, entry));

/** The same for one flat screen, with ten times the games. */
export const tenfoldLibrary = () => settingsOf(tenfold, defaultEntry);
