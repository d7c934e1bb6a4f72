import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { findBrowser } from '../../scripts/find-browser.ts';

const root = join(import.meta.dirname, '../..');
const productionPort = Number(process.env['TEST_PORT'] ?? 4517);
const developmentPort = productionPort + 1;
const pseudoPort = productionPort + 2;
const executablePath = findBrowser();
const originAt = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Browser tests that take long by their nature: everything open in every look, many sizes again, a slow network, two builds on one
 * host, the development server, the site in the pseudo-languages. They run in a whole browser: what is kept for later, the way back
 * to a page as it was and the wish to save data are not in the one without windows.
 */
// Its own projects are of the other folder; with the rest they would be joined to these.
export default defineConfig(
  { ...base, projects: [] },
  {
    testDir: import.meta.dirname,
    // One less than without windows: these have more to do, and one was seen to stop drawing.
    workers: 2,
    use: {
      launchOptions: { ...base.use?.launchOptions, ...(executablePath !== null && { executablePath }) },
    },
    webServer: [
      {
        command: `npx vite --host 127.0.0.1 --port ${developmentPort} --strictPort`,
        cwd: root,
        url: `${originAt(developmentPort)}/`,
        reuseExistingServer: false,
      },
      {
        command: 'node scripts/run.mjs scripts/serve-site.ts dist-pseudo',
        cwd: root,
        env: { PORT: String(pseudoPort) },
        url: `${originAt(pseudoPort)}/`,
        reuseExistingServer: false,
      },
    ],
    projects: [
      { name: 'production', testIgnore: /development|translations/ },
      { name: 'development', testMatch: /development/, use: { baseURL: originAt(developmentPort) } },
      { name: 'pseudo-language', testMatch: /translations/, use: { baseURL: originAt(pseudoPort) } },
      { name: 'german', testMatch: /translations/, grepInvert: /@words/ },
    ],
  },
);
