import { language } from '#messages/language';

/** Comparing rigs. */
export const words = {
  title: 'Compare rigs',
  /** With a single rig. */
  /** Beside a single rig. */
  example: { about: 'An example: your rig, moved.', keep: 'Keep it here' },
  nothingYet: 'Put up to three more rigs beside yours, or replace yours.',
  rigs: 'Rigs side by side',
  yours: 'Your rig',
  yoursExplained: 'The rig from the form above. The others are compared with it.',

  /** Beside the drawings: one letter per rig. */
  marks: ['A', 'B', 'C', 'D'] satisfies readonly [string, ...string[]],

  nameOf: (mark: string) => `Name of rig ${mark}`,
  rename: (name: string) => `Rename ${name}`,

  add: {
    label: 'Add a copy of your rig',
    /** Groups of changes. */
    groups: { seat: 'Another seat', screens: 'Other screens', monitor: 'Another monitor' },
    same: 'As it is',
    nearer: (length: string) => `${length} closer`,
    farther: (length: string) => `${length} further away`,
    triple: 'As triples',
    single: 'As a single screen',
    curved: (radius: string) => `Curved, ${radius}R`,
    flat: 'Flat',
    size: 'Another size',
    addSize: (size: string) => `Add ${size}`,
    monitor: 'Choose a monitor',
    full: 'Four rigs at most. Remove one to add another.',
    added: (name: string, count: number, max: number) => `Added ${name}: ${count} of ${max} rigs`,
  },

  /** For the user's own rig, the reference of the others. */
  replace: {
    button: 'Replace',
    buttonOf: (name: string) => `Replace ${name}`,
    label: (name: string) => `Put in place of ${name}`,
    rigs: 'Another rig',
    beside: 'Beside it',
    saved: 'Saved rigs',
    named: (mark: string, name: string) => `${mark} ${name}`,
    apply: 'Put it here',
    noneSaved: 'Rigs you save can go here too.',
  },

  /** For a monitor that the list has as curved, without a radius. */
  radius: {
    missing: 'It’s curved, but its radius isn’t known. It’s on the box: 1000R, 1500R, 1800R.',
    group: (name: string) => `Radius of curve of ${name}`,
    usual: (radius: string) => `${radius}R`,
    usualOf: (radius: string) => `Radius of curve: ${radius}R`,
    other: 'Another radius',
    set: 'Set',
    notRead: 'Not a radius. Try 1500 or 1500R.',
    done: (name: string, radius: string) => `${name}: ${radius}R`,
  },

  drawings: {
    label: 'Drawings',
    beside: 'Side by side',
    overlaid: 'Overlaid',
    sameScale: 'All to the same scale, with the eyes in the same place.',
    overlaidLabel: (names: string) => `From above, over each other: ${names}`,
    named: (mark: string, name: string) => `${mark} ${name}`,
  },

  quantities: {
    distance: 'Distance',
    total: 'Total span',
    width: 'Desk width',
    depth: 'Desk depth',
    sharpness: 'Pixels per degree',
    /** One flat screen has no depth. */
    flat: 'flat',
  },
  games: 'Numbers for your games',
  popularGames: 'Numbers for popular games',
  /** For a game with several numbers, which follow below. */
  values: (count: number) => `${count} values`,
  /** Below a game's number. */
  warnings: {
    below: 'below its range',
    above: 'above its range',
    doubtful: 'may stop earlier',
  },

  /** Beside a value that differs from the active rig's. */
  change: {
    more: (amount: string) => `+${amount}`,
    less: (amount: string) => `−${amount}`,
    other: '≠',
  },
  /** The same for screen readers. */
  changeSaid: {
    more: (amount: string) => `${amount} more than your rig`,
    less: (amount: string) => `${amount} less than your rig`,
    other: 'not the same as your rig',
  },

  /** Differences from the active rig, in a few words each. */
  difference: {
    distance: {
      more: (length: string) => `${length} further away`,
      less: (length: string) => `${length} closer`,
    },
    total: { more: (angle: string) => `${angle} wider`, less: (angle: string) => `${angle} narrower` },
    vertical: { more: (angle: string) => `${angle} higher`, less: (angle: string) => `${angle} lower` },
    width: {
      more: (length: string) => `${length} wider on the desk`,
      less: (length: string) => `${length} narrower on the desk`,
    },
    depth: { more: (length: string) => `${length} deeper`, less: (length: string) => `${length} shallower` },
    sharpness: {
      more: (count: string) => `${count} pixels per degree finer`,
      less: (count: string) => `${count} pixels per degree coarser`,
    },
    sentence: (parts: readonly string[]) => `${language.list(parts)}.`,
    same: 'The same view and the same space as your rig.',
    impossibleActive: 'Your rig isn’t possible with these numbers, so there’s nothing to compare with.',
  },

  actions: {
    makeMine: 'Make this my rig',
    makeMineOf: (name: string) => `Make ${name} my rig`,
    madeMine: (name: string) => `${name} is your rig now`,
    remove: (name: string) => `Remove ${name}`,
    removed: (name: string) => `Removed ${name}`,
    removedActive: (name: string, next: string) => `Removed ${name}. ${next} is your rig now`,
    undo: 'Undo',
    earlier: (name: string) => `Move ${name} to the left`,
    later: (name: string) => `Move ${name} to the right`,
    grip: 'Drag to another place',
    moved: (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`,
  },
};
