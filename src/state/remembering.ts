import { create } from 'zustand';
import type { StorageFault } from '../platform/storage';
import type { State } from './store';

/** State of the remembered rig against the one on the page. */
export interface Remembering {
  readonly status:
    | 'off'
    | 'on'
    /** The remembered rig differs from the page's. Neither replaces the other without asking. */
    | 'conflict';
  /** Reason why the page's rig differs from the stored one, or why none is stored. */
  readonly trouble: StorageFault | 'unreadable' | 'newer' | null;
  /** State before it followed another tab; null = it did not. */
  readonly before: State | null;
}

export const useRememberedRig = create<Remembering>()(() => ({ status: 'off', trouble: null, before: null }));

/** Whether the next visit opens the rig of the page. */
export const isStored = ({ status, trouble }: Remembering): boolean => status === 'on' && trouble === null;
