/**
 * Format of the longer texts. A string is a paragraph, and may hold **strong** words, _emphasis_ and
 * [links](#to-a-part) or [links](/to-a-page).
 */
export type Block =
  | string
  | { readonly list: Several<string> }
  | { readonly steps: Several<string> }
  | { readonly table: Table };

interface Table {
  readonly caption: string;
  readonly head: Several<string>;
  /** The first cell of a row is its heading. */
  readonly rows: Several<Several<string>>;
}

/** Inferred as a tuple, so that a translation with a missing or extra paragraph does not compile. */
type Several<Item> = readonly [Item, ...Item[]];

export type Sections = Readonly<
  Record<
    string,
    {
      readonly title: string;
      /** A function if it takes a name that is not translated: the site, an address. */
      readonly body: Several<Block> | ((name: string) => Several<Block>);
    }
  >
>;

export type Questions = Readonly<
  Record<
    string,
    {
      readonly question: string;
      readonly answer: Several<string>;
    }
  >
>;
