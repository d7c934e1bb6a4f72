/** One build of the site. `scripts/write-worker.ts` writes it in front of the worker, once all pages are written. */
export interface SiteBuild {
  /** A hash of the worker and of all it keeps: the same name, the same bytes. */
  readonly name: string;
  /** Every file that a page can ask for: its address below the site's root, and the hash that its bytes must have. */
  readonly files: Readonly<Record<string, string>>;
}

declare global {
  const siteBuild: SiteBuild;
}

/** What a host answers with where nothing else is. Asked for by this address, it comes with status 404 or with 200. */
export const notFoundPage = '404';

/** Files whose names hold a hash of what is in them. */
export const hashedFolder = 'assets/';
