/** What the hero's window says: the monitor that hangs in the world. Numbers come with their unit. `**` is around what is read first. */
export const words = {
  /** The pair of settings, both as a vertical angle. */
  settings: 'Vertical field of view in the game',
  shipped: (angle: string) => `As shipped, ${angle}`,
  yours: (angle: string) => `Yours, ${angle}`,

  /** Above the monitor. */
  span: (angle: string, distance: string) => `**${angle}** of your view, from ${distance}`,

  /** Below it, for either setting. */
  lifeSize: (ahead: string) =>
    `**The car ${ahead} ahead looks ${ahead} away.** Lines run on past the edge of the screen.`,
  scaled: (ahead: string, looks: string, share: string) =>
    `**The car ${ahead} ahead looks ${looks} away.** Everything is drawn at ${share} of its size.`,
  moreThan: (distance: string) => `more than ${distance}`,
  whoShips: (angle: string) => `${angle} high is Assetto Corsa’s default.`,

  /** What a flat drawing of this rig cannot show. */
  curved: 'On a curved screen a game’s flat picture comes close to this.',
  sidesDark: 'Side screens stay dark: games differ there.',
  cut: (angle: string) => `A flat drawing ends at ${angle}; your screens go on.`,
  none: (reason: string) => `**No window to look through.** ${reason}`,
  notDrawable: 'Your numbers can be calculated, but are too large or too small to draw.',
};
