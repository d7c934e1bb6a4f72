import { games } from '../../src/domain/games/games';
import { settingFor } from '../../src/domain/games/setting';
import type { Game } from '../../src/domain/games/types';
import { answerOf } from '../../src/domain/rig/answer';
import { defaultEntry } from '../../src/domain/rig/entry';
import { setupOf, type Setup } from '../../src/domain/rig/setup';

const defaultSetup = setupOf(defaultEntry);

const rigs: readonly Setup[] = [
  defaultSetup,
  { ...defaultSetup, curvedScreen: true, screenSize: 49, screenRatio: '32:9', distance: 70 },
  { ...defaultSetup, screens: 'triple', bezelThickness: 8 },
  { ...defaultSetup, screens: 'triple', curvedScreen: true, distance: 70 },
];

const settingsOf = (library: readonly Game[], setup: Setup) => {
  const { view } = answerOf(setup);
  return view.ok ? library.map((game) => settingFor(game, view.value)) : view.reason;
};

const tenfold = Array.from({ length: 10 }, () => games).flat();

// The work that is timed. Each job gives back what it made, so that no engine can skip it.

/** Angles and all games, for each kind of rig. */
export const everyRig = rigs.map((setup) => () => settingsOf(games, setup));

/** The same for one flat screen, with ten times the games. */
export const tenfoldLibrary = () => settingsOf(tenfold, defaultSetup);
