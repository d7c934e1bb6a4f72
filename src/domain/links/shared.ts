import type { Units } from '../geometry/units';
import type { RigEntry } from '../rig/entry';

/** Limit of measured games with a rig. */
export const maxOwnGames = 20;

export interface SharedRig {
  /** Empty = named after its shape. */
  readonly name: string;
  readonly entry: RigEntry;
}

/** Content of a link. */
export interface Shared {
  /** The active one first, then those compared with it. */
  readonly rigs: readonly [SharedRig, ...SharedRig[]];
  /** Ids of the picked games. */
  readonly games: readonly string[];
  /** Measured games as text, which `readOwnGame` reads; left out if there are none. */
  readonly ownGames?: readonly string[];
  /** Game that the user races; null = not named. */
  readonly myGame: string | null;
  /** Game opened by the link; null = none. */
  readonly game: string | null;
  readonly units: Units;
}

/** Reason why a link cannot be read. */
export type LinkFault =
  /** Cut off, perhaps in the middle of a number. */
  | 'cut'
  /** Written by a later version of this site. */
  | 'newer'
  | 'too-long'
  /** Invalid content for its version. */
  | 'unreadable';

export type LinkReading =
  { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly reason: LinkFault };
