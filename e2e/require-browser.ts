import type { FullConfig } from '@playwright/test';

/** Before the first test, and only then: reading the configuration must be possible without a browser. */
export default function requireBrowser({ projects }: FullConfig): void {
  if (projects.some(({ use }) => use.launchOptions?.executablePath === undefined))
    throw new Error(
      'No browser found. `npm run test:browser` and `npm run audit:browser` install one where they may; or set CHROMIUM_PATH to one.',
    );
}
