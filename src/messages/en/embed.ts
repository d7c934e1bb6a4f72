/** Calculator on other people's pages. */
export const words = {
  /** Title of the page, and of the frame around it. */
  title: 'Field of view calculator',
  titleFor: (game: string) => `Field of view for ${game}`,
  description: 'The field of view for one game and your screen, for your own page.',
  heading: 'Field of view, 1:1',
  game: {
    label: 'Game',
    help: 'What the number is for',
  },
  unknownGame: 'This page asks for a game we don’t know. Choose yours.',
  byEyeHow: 'There’s no known number for it.',
  /** Announced by screen readers, debounced. */
  summary: (game: string, value: string, angles: string) => `${game}: ${value}. ${angles}`,
  back: 'Sightline: all games and the drawing',
  withoutScript:
    'The calculator needs JavaScript. Without it, the number shown is for a flat 27″ 16:9 screen at 50 cm.',
};
