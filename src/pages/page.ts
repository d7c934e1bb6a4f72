import type { ReactNode } from 'react';

/** A page of the site. The start script hydrates its island, if it has one. */
export interface Page {
  readonly path: string;
  /** File for static hosts. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path of its module: the imports decide which style sheets the page carries. */
  readonly source: string;
  /** Folder shared with similar pages: hosts get one set of headers for all of them. */
  readonly folder?: string;
  /** False for pages that a host shows on errors. */
  readonly indexed: boolean;
  /** True for the page in other sites' frames: the only one that may be framed, with a script of its own. */
  readonly isEmbed?: boolean;
  /** Whether the page has the calculator's island. */
  readonly hasCalculator?: boolean;
  /** Whether the page has the island that measures a game. */
  readonly isMeasuring?: boolean;
  readonly structuredData?: object;
  readonly content: ReactNode;
}
