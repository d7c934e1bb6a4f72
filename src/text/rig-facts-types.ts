/** What a picture or a page says of a rig, in words. */
export interface RigFacts {
  /** What it is. */
  readonly rig: string;
  /** What its owner calls it; empty = nothing of their own. */
  readonly ownName: string;
  /** Both. */
  readonly fullName: string;
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
  /** As the page shows it: a number, measures one after the other, or a dash. */
  readonly value: string;
  /** Below the value: what the measures are in their order, or what there is instead of a number. Empty = nothing. */
  readonly caption: string;
  /** Each measure with its name; empty = it is no list of measures. */
  readonly measures: string;
  /** Empty = there is none. */
  readonly warning: string;
  /** Where in the game it goes, and how sure it is where that is less than confirmed. */
  readonly remarks: readonly string[];
}
