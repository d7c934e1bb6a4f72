import { findBrowser } from '../scripts/find-browser';

/** Before the first test, and only then: reading the configuration must be possible without a browser. */
export default function requireBrowser(): void {
  if (findBrowser() === null)
    throw new Error(
      'No browser found. `npm run test:browser` installs one where it may; or set CHROMIUM_PATH to one.',
    );
}
