/** What the script of the island exports: it hydrates the static HTML. */
export interface IslandScript {
  /** Errors that the island cannot show itself go to `onError`. */
  readonly start: (island: HTMLElement, onError: (error: unknown) => void) => Promise<void>;
}
