import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = join(import.meta.dirname, '../..');
const productionPort = Number(process.env['TEST_PORT'] ?? 4517);
const developmentPort = productionPort + 1;
const pseudoPort = productionPort + 2;
const originAt = (port: number) => `http://127.0.0.1:${port}`;

/**
 * Browser tests that take long by their nature: many pages and sizes again, the development server, and the site in the
 * pseudo-language.
 */
export default defineConfig(base, {
  testDir: import.meta.dirname,
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
    { name: 'production', testIgnore: /development|pseudo-language/ },
    { name: 'development', testMatch: /development/, use: { baseURL: originAt(developmentPort) } },
    { name: 'pseudo-language', testMatch: /pseudo-language/, use: { baseURL: originAt(pseudoPort) } },
  ],
});
