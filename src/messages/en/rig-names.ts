/** What a rig is called by itself: "27″ 16:9 at 50 cm". Apart from the rest: who compares rigs needs it, and who shares one. */
export const words = {
  screen: (size: string, ratio: string) => `${size} ${ratio}`,
  curved: (screen: string, radius: string) => `${screen} ${radius}R`,
  /** By a radius that nobody has said. */
  curvedSomehow: (screen: string) => `${screen} curved`,
  triple: (screen: string) => `3 × ${screen}`,
  /** With the name that its owner gave it. */
  withOwn: (name: string, rig: string) => `${name} (${rig})`,
  at: (screens: string, distance: string) => `${screens} at ${distance}`,
};
