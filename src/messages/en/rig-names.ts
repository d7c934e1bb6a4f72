/** Generated name of a rig: "27″ 16:9 at 50 cm". A file of its own: comparing and sharing need it alone. */
export const words = {
  screen: (size: string, ratio: string) => `${size} ${ratio}`,
  curved: (screen: string, radius: string) => `${screen} ${radius}R`,
  /** With an unknown radius. */
  curvedSomehow: (screen: string) => `${screen} curved`,
  triple: (screen: string) => `3 × ${screen}`,
  /** Side screens of another size. */
  withSides: (screen: string, side: string) => `${screen} with two ${side}`,
  gap: (name: string, gap: string) => `${name}, gap ${gap}`,
  eyesAbove: (name: string, offset: string) => `${name}, eyes ${offset} above its middle`,
  eyesBelow: (name: string, offset: string) => `${name}, eyes ${offset} below its middle`,
  /** With the user's own name for it. */
  withOwn: (name: string, rig: string) => `${name} (${rig})`,
  at: (screens: string, distance: string) => `${screens} at ${distance}`,
};
