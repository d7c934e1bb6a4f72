import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.ts';

const sitePort = Number(process.env['TEST_PORT'] ?? 4517);
const developmentPort = sitePort + 1;
const executablePath = findBrowser();
if (executablePath === null)
  throw new Error('No browser found. Run: node scripts/run.mjs scripts/install-programs.ts chromium');

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // What passes only the second time is listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath, args: browserArguments },
    trace: 'retain-on-failure',
  },
  webServer: [
    {
      command: 'node scripts/run.mjs scripts/serve-site.ts',
      env: { PORT: String(sitePort) },
      url: `http://127.0.0.1:${sitePort}/`,
      reuseExistingServer: false,
    },
    {
      command: `npx vite --host 127.0.0.1 --port ${developmentPort} --strictPort`,
      url: `http://127.0.0.1:${developmentPort}/`,
      reuseExistingServer: false,
    },
  ],
  projects: [
    {
      name: 'production',
      testIgnore: /development/,
      use: { baseURL: `http://127.0.0.1:${sitePort}` },
    },
    {
      name: 'development',
      testMatch: /development/,
      use: { baseURL: `http://127.0.0.1:${developmentPort}` },
    },
  ],
});
