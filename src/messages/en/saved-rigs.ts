import type { SavedFault } from '../../domain/links/saved-rigs';
import { plural } from '../plural';

/** Saved rigs, and their files. */
export const words = {
  list: 'Saved rigs',
  /** The same in a row, each to be opened. */
  chips: 'Open a saved rig',
  edit: 'Edit',
  editRigs: 'Edit saved rigs',
  /** Mark of the rig that the page shows. */
  isOpen: '· open',
  none: 'No saved rigs yet.',
  maxReached: (max: number) => `Saved rigs: ${max}, the maximum. Delete one to save another.`,

  nameOf: (name: string) => `New name for ${name}`,
  load: 'Load',
  loadOf: (name: string) => `Load ${name}`,
  rename: (name: string) => `Rename ${name}`,
  duplicate: (name: string) => `Duplicate ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Delete ${name}`,

  saved: (name: string) => `Saved as ${name}`,
  loaded: (name: string) => `${name} is your rig now`,
  /** A measured game that was saved with it is damaged. */
  loadedWithoutGames: (name: string) =>
    `${name} is your rig now. A measured game that was saved with it can’t be read.`,
  renamed: (name: string) => `Renamed to ${name}`,
  removed: (name: string) => `Deleted ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: now ${place} of ${count}`,
  undo: 'Undo',

  trouble: {
    denied:
      'Your browser doesn’t let this page store anything. Export these rigs to keep them; otherwise they’re gone when you close the page.',
    full: 'No storage left on this device. Export these rigs to keep them as they are.',
    newer: 'A newer version of this page stored your rigs. Reload the page to see them.',
  },

  file: {
    export: 'Export as a file',
    import: 'Import a file',
    imported: (count: number) =>
      plural(count, { one: `${count} rig imported.`, other: `${count} rigs imported.` }),
    nothingNew: 'No new rig in this file.',
    alreadySaved: (count: number) =>
      plural(count, { one: `${count} was already here.`, other: `${count} were already here.` }),
    noRoom: (max: number) => `Nothing was imported: the maximum is ${max} rigs.`,
    renamed: (from: string, to: string) => `The name “${from}” was taken; the imported rig is now “${to}”.`,
    undo: 'Undo the import',
    undone: 'The imported rigs are removed.',
    /** A rig of the file that was skipped, and the reason. */
    leftOut: (place: number, name: string, why: string) =>
      name === '' ? `Rig ${place} was left out: ${why}` : `Rig ${place}, “${name}”, was left out: ${why}`,
    moreLeftOut: (count: number) =>
      plural(count, { one: `${count} more was left out.`, other: `${count} more were left out.` }),
    why: {
      'no-rig': 'no rig in its entry.',
      'too-many': '200 rigs is the maximum. All after it were left out too.',
      unreadable: 'damaged text.',
      unknown: 'it contains something this version doesn’t know.',
      missing: (what: string) => `“${what}” is missing.`,
      wrong: (what: string) => `“${what}” can’t be read.`,
    },
    /** Fields without a label on the page. */
    fields: { fit: { label: 'Curve fit' }, name: { label: 'Name' } },
    faults: {
      'too-long': 'This file is too large to contain saved rigs, so nothing was imported.',
      'not-json': 'This file is damaged or of another kind, so nothing was imported.',
      'other-file': 'This file contains no saved rigs, so nothing was imported.',
      newer:
        'This file is from a newer version of this page, so nothing was imported. Reload the page and try again.',
      failed: 'Your browser couldn’t read this file.',
    } satisfies Record<SavedFault | 'failed', string>,
  },

  aside: {
    notice: 'Some stored data couldn’t be read. It was set aside unchanged; the rest is above.',
    save: 'Save as a file',
    remove: 'Delete it',
  },
};
