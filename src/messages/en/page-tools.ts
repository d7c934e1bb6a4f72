/** Shortcuts of one area. Tuples: a language has as many as English. */
interface ShortcutGroup {
  readonly title: string;
  readonly keys: readonly [Shortcut, ...Shortcut[]];
}

interface Shortcut {
  readonly keys: readonly [string, ...string[]];
  readonly does: string;
}

/** Tools in the footer of every page: theme, and list of shortcuts. */
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
      'Turn this off if voice control or another tool types a ? by itself. Your browser remembers it.',
    /** By area. */
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
          { keys: ['Home', 'End'], does: 'Jumps to the end of its range' },
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
        title: 'Rows of the results',
        keys: [
          { keys: ['←', '→'], does: 'Moves between the buttons of a row, such as that of the 1:1 value' },
        ],
      },
      {
        title: 'Finding games and monitors',
        keys: [
          { keys: ['↑', '↓'], does: 'Moves through the list' },
          { keys: ['Enter'], does: 'Chooses the highlighted item' },
          { keys: ['Esc'], does: 'Closes the list of games, then empties the field' },
          { keys: ['Backspace'], does: 'Removes your last game, if the field is empty' },
        ],
      },
      {
        title: 'Switches, tabs and sliders',
        keys: [
          { keys: ['←', '→'], does: 'Previous or next; one step' },
          { keys: ['PgUp', 'PgDn'], does: 'A larger step of a slider' },
          { keys: ['Home', 'End'], does: 'First or last tab; either end of a slider' },
        ],
      },
      {
        title: 'The name of a rig',
        keys: [
          { keys: ['Enter'], does: 'Saves what you typed' },
          { keys: ['Esc'], does: 'Restores the old name' },
        ],
      },
    ] satisfies readonly [ShortcutGroup, ...ShortcutGroup[]],
  },
};
