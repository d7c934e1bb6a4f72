/** One build of the site, written into the worker by `scripts/write-worker.ts` after all pages. */
export interface SiteBuild {
  /** Hash of the worker and of all cached files. */
  readonly name: string;
  /** Cached files: path below the site's root, and hash of the bytes. */
  readonly files: Readonly<Record<string, string>>;
}

declare global {
  const siteBuild: SiteBuild;
}

/** Page for wrong addresses. Hosts send it with status 404 or 200. */
export const notFoundPage = '404';

/** Files with a hash of their content in the name. */
export const hashedFolder = 'assets/';
