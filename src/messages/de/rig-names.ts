import type { Messages } from '../messages';

export const words: Messages['rigNames'] = {
  screen: (size, ratio) => `${size} ${ratio}`,
  curved: (screen, radius) => `${screen} ${radius}R`,
  curvedSomehow: (screen) => `${screen} curved`,
  triple: (screen) => `3 × ${screen}`,
  withOwn: (name, rig) => `${name} (${rig})`,
  at: (screens, distance) => `${screens} bei ${distance}`,
};
