import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const root = join(import.meta.dirname, '../..');
const developmentPort = Number(process.env['TEST_PORT'] ?? 4517) + 1;
const origin = `http://127.0.0.1:${developmentPort}`;

/** Browser tests that take long by their nature: many pages and sizes again, and the development server. */
export default defineConfig(base, {
  testDir: import.meta.dirname,
  webServer: [
    {
      command: `npx vite --host 127.0.0.1 --port ${developmentPort} --strictPort`,
      cwd: root,
      url: `${origin}/`,
      reuseExistingServer: false,
    },
  ],
  projects: [
    { name: 'production', testIgnore: /development/ },
    { name: 'development', testMatch: /development/, use: { baseURL: origin } },
  ],
});
