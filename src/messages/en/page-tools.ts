/** What stands in the footer of every page for whoever has JavaScript: the theme, and the sheet of keys. */
export const words = {
  theme: {
    title: 'Theme',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
  },

  shortcuts: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    byKey: 'The ? key opens this sheet',
    byKeyHelp:
      'Turn it off if your voice control or another tool types a ? by itself. Your browser keeps that.',
    /** By where they work. */
    groups: [
      {
        title: 'On every page',
        keys: [
          { keys: ['?'], does: 'Opens this sheet, except while you type in a field' },
          { keys: ['Esc'], does: 'Closes this sheet, an explanation or a list' },
        ],
      },
      {
        title: 'The eye and the side screens in the drawing',
        keys: [
          { keys: ['↑', '↓', '←', '→'], does: 'One step, the way the arrow points' },
          { keys: ['PgUp', 'PgDn'], does: 'Ten steps' },
          { keys: ['Home', 'End'], does: 'As far as it goes' },
          { keys: ['Esc'], does: 'Puts it back' },
        ],
      },
      {
        title: 'Number fields',
        keys: [
          { keys: ['↑', '↓'], does: 'One step more or less' },
          { keys: ['PgUp', 'PgDn'], does: 'Ten steps more or less' },
        ],
      },
      {
        title: 'Finding games and monitors',
        keys: [
          { keys: ['↑', '↓'], does: 'Walks through the list' },
          { keys: ['Enter'], does: 'Takes what is marked' },
          { keys: ['Esc'], does: 'Closes the list of games, then empties the field' },
          { keys: ['Backspace'], does: 'In the empty field of your games, removes the last one' },
        ],
      },
      {
        title: 'Switches, tabs and sliders',
        keys: [
          { keys: ['←', '→'], does: 'The one before or after; one step' },
          { keys: ['PgUp', 'PgDn'], does: 'A larger step of a slider' },
          { keys: ['Home', 'End'], does: 'The first or the last tab; from end to end' },
        ],
      },
      {
        title: 'The name of a rig',
        keys: [
          { keys: ['Enter'], does: 'Keeps what you typed' },
          { keys: ['Esc'], does: 'Goes back to the name before' },
        ],
      },
    ],
  },
};
