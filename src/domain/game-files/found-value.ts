/** A value of a file, and its position in the text. */
export interface FoundValue {
  readonly section: string | null;
  readonly key: string;
  /** Index in a list. */
  readonly index: number | null;
  /** Range from the value's first character to the end of its line or element, a comment included. */
  readonly start: number;
  readonly end: number;
}

export interface FoundValues {
  readonly values: readonly FoundValue[];
  /** Every section, repeated ones as often as they occur. */
  readonly sections: readonly string[];
}

/** Deeper than any game's groups; limits files made to exhaust the reader. */
export const maxDepth = 64;

/** Reason why a file cannot be read. */
export type Unreadable = 'not-readable' | 'not-three-screens';
