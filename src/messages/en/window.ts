/** The hero's window: a monitor in front of a scene. Numbers include their unit. `**` marks the emphasised part. */
export const words = {
  /** The pair of settings. */
  settings: 'Field of view in the game',
  /** With a short name of the game, where it has one. */
  shipped: (angle: string, game: string | null) =>
    game === null ? `As shipped, ${angle}` : `${game} as shipped, ${angle}`,
  /** For a game whose own default is not known. */
  commonDefault: (angle: string) => `A common default, ${angle}`,
  yours: (angle: string) => `Yours, ${angle}`,
  /** For a game that has no number to set. */
  inLifeSize: (angle: string) => `Life size, ${angle}`,
  /** An angle upwards, beside a number that is another one. */
  high: (angle: string) => `${angle} high`,

  /** Leads to the whole screen. */
  look: 'Look through your screen',

  /** Above the monitor. */
  span: (angle: string, distance: string) => `**${angle}** of your view, from ${distance}`,

  /** Below it, for each setting. */
  lifeSize: (ahead: string) =>
    `**The car ${ahead} ahead looks ${ahead} away.** Lines run on past the edge of the screen.`,
  scaled: (ahead: string, looks: string, share: string) =>
    `**The car ${ahead} ahead looks ${looks} away.** Everything is drawn at ${share} of its size.`,
  moreThan: (distance: string) => `more than ${distance}`,
  whoShips: {
    own: (angle: string, game: string) => `${angle} high is the default of ${game}.`,
    other: (angle: string, game: string) =>
      `${angle} high is Assetto Corsa’s default; that of ${game} isn’t known.`,
  },

  /** Limits of a flat drawing of this rig. */
  /** The distance at which a car straight ahead seems to be in a game's flat picture. */
  curved: (looks: string) =>
    `On a curved screen a game’s flat picture comes close: there the car looks ${looks} away.`,
  sidesDark: 'Side screens stay dark: games differ there.',
  cut: (angle: string) => `A flat drawing ends at ${angle}; your screens go on.`,
  none: (reason: string) => `**No window to look through.** ${reason}`,
  notDrawable: 'Your numbers can be calculated, but are too large or too small to draw.',
};
