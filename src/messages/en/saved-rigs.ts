import type { RigKey } from '../../domain/links/rig-text';
import type { SavedFault } from '../../domain/links/saved-rigs';
import { plural } from '../plural';

/** What saved rigs say, and files of them. */
export const words = {
  list: 'Saved rigs',
  none: 'No rig is saved yet.',
  most: (count: number) => `${count} rigs are saved, which is the most. Delete one to save another.`,

  nameOf: (name: string) => `Another name for ${name}`,
  load: 'Load',
  loadOf: (name: string) => `Load ${name}`,
  rename: (name: string) => `Rename ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Delete ${name}`,

  saved: (name: string) => `Saved as ${name}`,
  loaded: (name: string) => `${name} is your rig now`,
  renamed: (name: string) => `Renamed to ${name}`,
  removed: (name: string) => `Deleted ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`,
  undo: 'Undo',

  trouble: {
    denied:
      'Your browser does not let this page keep anything. These rigs are here until you close the page; export them to keep them.',
    full: 'There is no room left on this device. What you see is not stored as it is; export it to keep it.',
    newer:
      'A newer version of this page has stored your rigs. Load the page again to see them; until then they are left as they are.',
  },

  file: {
    export: 'Export as a file',
    import: 'Import a file',
    imported: (count: number) => plural(count, { one: '1 rig imported.', other: `${count} rigs imported.` }),
    nothingNew: 'No new rig in this file.',
    known: (count: number) =>
      plural(count, { one: '1 was here already.', other: `${count} were here already.` }),
    noRoom: (most: number) => `Nothing was imported: there would be more than ${most} rigs.`,
    renamed: (from: string, to: string) => `“${from}” was taken, so the imported one is called “${to}”.`,
    undo: 'Undo the import',
    undone: 'The imported rigs are gone again.',
    /** A rig of the file that was left out, and why. */
    leftOut: (place: number, name: string, why: string) =>
      name === '' ? `Rig ${place} was left out: ${why}` : `Rig ${place}, “${name}”, was left out: ${why}`,
    moreLeftOut: (count: number) =>
      plural(count, { one: '1 more was left out.', other: `${count} more were left out.` }),
    why: {
      'no-rig': 'there is no rig in its entry.',
      'too-many': 'no more than 200 fit. All after it were left out, too.',
      unreadable: 'its text is damaged.',
      unknown: 'it holds something that this version does not know.',
      missing: (what: string) => `its ${what} is missing.`,
      wrong: (what: string) => `its ${what} cannot be read.`,
    },
    fields: {
      ratio: 'screen ratio',
      size: 'screen size',
      distance: 'distance to screen',
      screens: 'number of screens',
      curved: 'mark for curved screens',
      radius: 'radius of curve',
      bezel: 'bezel thickness',
      fit: 'way to fit a curve',
      pixels: 'number of pixels',
      width: 'width of the picture',
      height: 'height of the picture',
      angle: 'side angle',
      gap: 'gap',
      'side-size': 'size of the side screens',
      'side-ratio': 'ratio of the side screens',
      eye: 'eye height',
      name: 'name',
    } satisfies Record<RigKey, string>,
    faults: {
      'too-long': 'This file is far larger than any of saved rigs, so nothing was taken from it.',
      'not-json': 'This file is damaged or of another kind, so nothing was taken from it.',
      'other-file': 'This file holds no saved rigs, so nothing was taken from it.',
      newer:
        'This file was saved by a newer version of this page, so nothing was taken from it. Load the page again, then try once more.',
      failed: 'Your browser could not read this file.',
    } satisfies Record<SavedFault | 'failed', string>,
  },

  aside: {
    notice:
      'Something that was kept here could not be read. It was set aside as it is; what could be read is above.',
    save: 'Save it as a file',
    remove: 'Delete it',
  },
};
