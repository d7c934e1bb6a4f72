/** What the script of a live part offers: a way to bring the static HTML to life. */
export interface IslandScript {
  /** Errors that the live part cannot show itself go to `onError`. */
  readonly start: (island: HTMLElement, onError: (error: unknown) => void) => Promise<void>;
}
