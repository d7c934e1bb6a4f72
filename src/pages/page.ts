import type { ReactNode } from 'react';

/** What a page is made of. The live part, if it has one, is started by the browser script of the site. */
export interface Page {
  readonly path: string;
  /** The file a static host serves for it. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Its module: what that imports tells which style sheets the page carries. */
  readonly source: string;
  /** The folder of pages that it is one of: hosts are told one set of headers for all of them. */
  readonly folder?: string;
  /** Pages with an address of their own, as against what a host shows when something is wrong. */
  readonly indexed: boolean;
  /** Stands inside the pages of others: the only one that may, with one script of its own. */
  readonly isEmbed?: boolean;
  /** Whether the page holds the live calculator. */
  readonly hasCalculator?: boolean;
  readonly structuredData?: object;
  readonly content: ReactNode;
}
