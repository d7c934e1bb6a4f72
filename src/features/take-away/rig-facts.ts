/** What a picture or a page says of a rig, in words. */
export interface RigFacts {
  /** What it is, or what its owner calls it. */
  readonly title: string;
  /** One sentence more. */
  readonly sentence: string;
  /** Why there are no angles; null = there are. */
  readonly reason: string | null;
  readonly angles: readonly { readonly name: string; readonly value: string }[];
  /** What the list of games is called. */
  readonly gamesTitle: string;
  readonly games: readonly GameFacts[];
}

export interface GameFacts {
  readonly name: string;
  /** As the page shows it: a number, or measures one after the other. */
  readonly value: string;
  /** What the measures are, in their order; empty = it is no list of measures. */
  readonly measureNames: string;
  /** Each measure with its name; the value again where it is a number. */
  readonly inFull: string;
  /** Empty = there is none. */
  readonly warning: string;
  readonly note: string;
  /** Where in the game it goes; null = not known. */
  readonly menu: string | null;
}
