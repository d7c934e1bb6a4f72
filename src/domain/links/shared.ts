import type { Units } from '../geometry/units';
import type { RigEntry } from '../rig/entry';

export interface SharedRig {
  /** Empty = it is called by what it is. */
  readonly name: string;
  readonly entry: RigEntry;
}

/** What a link carries. */
export interface Shared {
  /** The active one first, then those it is compared with. */
  readonly rigs: readonly [SharedRig, ...SharedRig[]];
  /** Ids of the picked games. */
  readonly games: readonly string[];
  /** The game that the link opens; null = none. */
  readonly game: string | null;
  readonly method: 'classic' | 'exact';
  readonly units: Units;
}

/** Why a link says nothing. */
export type LinkFault =
  /** Its end is missing, and so perhaps half a number before it. */
  | 'cut'
  /** Written by a later version of this site. */
  | 'newer'
  | 'too-long'
  /** Something in it is not what a link of its version can hold. */
  | 'unreadable';

export type LinkReading =
  { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly reason: LinkFault };
