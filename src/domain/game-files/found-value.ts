/** A value of a file, and where in its text it stands. */
export interface FoundValue {
  readonly section: string | null;
  readonly key: string;
  /** Of a list, which entry. */
  readonly index: number | null;
  /** From the value's first character to the end of what may belong to it; a comment may be part of that. */
  readonly start: number;
  readonly end: number;
}

export interface FoundValues {
  readonly values: readonly FoundValue[];
  /** Every section, as often as it is there. */
  readonly sections: readonly string[];
}

/** Deeper than any game nests its groups; more would only be meant to break what reads it. */
export const maxDepth = 64;

/** Why a file cannot be read. */
export type Unreadable = 'not-readable' | 'not-three-screens';
