import { noRefinements } from '../src/core/parse-rig';
import { seeRig } from '../src/core/see-rig';
import { defaultSetup, type Setup } from '../src/core/setup';
import { games } from '../src/games/games';
import { settingFor } from '../src/games/setting';
import type { Game } from '../src/games/types';

/** The work that is timed. Each job gives back what it made, so that no engine can skip it. */
export interface Job {
  readonly name: string;
  readonly job: () => unknown;
  /** Whether the limit for one rig holds for it. */
  readonly limited: boolean;
}

const rigs: readonly (readonly [name: string, setup: Setup])[] = [
  ['one flat screen', defaultSetup],
  [
    'one curved screen',
    { ...defaultSetup, curvedScreen: true, screenSize: 49, screenRatio: '32:9', distance: 70 },
  ],
  ['three flat screens', { ...defaultSetup, screens: 'triple', bezelThickness: 8 }],
  ['three curved screens', { ...defaultSetup, screens: 'triple', curvedScreen: true, distance: 70 }],
];

const settingsOf = (library: readonly Game[], setup: Setup) => {
  const seen = seeRig(setup, noRefinements);
  return seen.ok ? library.map((game) => settingFor(game, seen.value.view)) : seen.reason;
};

const tenfold = Array.from({ length: 10 }, () => games).flat();

export const jobs: readonly Job[] = [
  ...rigs.map(([name, setup]) => ({
    name: `angles of ${name}`,
    job: () => seeRig(setup, noRefinements),
    limited: false,
  })),
  ...rigs.map(([name, setup]) => ({
    name: `angles and all ${games.length} games, ${name}`,
    job: () => settingsOf(games, setup),
    limited: true,
  })),
  {
    name: `the same with ten times the games (${tenfold.length}), one flat screen`,
    job: () => settingsOf(tenfold, defaultSetup),
    limited: false,
  },
];
