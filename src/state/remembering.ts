import { create } from 'zustand';
import type { StorageFault } from '../platform/storage';
import type { State } from './store';

/** The rig that this device remembers, and the one on the page: the same, where the visitor asked for it. */
export interface Remembering {
  readonly status:
    | 'off'
    | 'on'
    /** Another rig is remembered than the one on the page. Neither may take the other's place by itself. */
    | 'conflict';
  /** Why the rig on the page is not what is stored, or why nothing is. */
  readonly trouble: StorageFault | 'unreadable' | 'newer' | null;
  /** What was on the page before it followed another tab; null = it did not. */
  readonly before: State | null;
}

export const useRememberedRig = create<Remembering>()(() => ({ status: 'off', trouble: null, before: null }));
