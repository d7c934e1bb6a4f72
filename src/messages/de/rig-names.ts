import type { Messages } from '../messages';

export const words: Messages['rigNames'] = {
  screen: (size, ratio) => `${size} ${ratio}`,
  curved: (screen, radius) => `${screen} ${radius}R`,
  curvedSomehow: (screen) => `${screen} curved`,
  triple: (screen) => `3 × ${screen}`,
  withSides: (screen, side) => `${screen} mit zwei ${side}`,
  gap: (name, gap) => `${name}, Lücke ${gap}`,
  eyesAbove: (name, offset) => `${name}, Augen ${offset} über der Mitte`,
  eyesBelow: (name, offset) => `${name}, Augen ${offset} unter der Mitte`,
  withOwn: (name, rig) => `${name} (${rig})`,
  at: (screens, distance) => `${screens} bei ${distance}`,
};
