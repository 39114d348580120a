import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, launchOptions } from './scripts/browsers.ts';

/** Not the demo's own 4400, so that the tests run beside a demo that is open; services follow on the next ones. */
const port = Number(process.env.CE_E2E_PORT ?? 4500);
const dataDir = join(tmpdir(), `ce-widgets-e2e-${port}`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can make any browser late; what fails twice is broken.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CE_E2E_JSON
    ? [['list'], ['json', { outputFile: process.env.CE_E2E_JSON }]]
    : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: launchOptions('chromium', findHeadlessChromium()) },
    },
    {
      name: 'firefox',
      testIgnore: ['**/*.chromium.spec.ts'],
      // What engines do differently; `npm run test:all` runs everything in both.
      grep: process.env.CE_E2E_ALL ? undefined : /@engines/,
      use: {
        browserName: 'firefox',
        launchOptions: {
          ...launchOptions('firefox'),
          firefoxUserPrefs: {
            // Firefox would open what it has downloaded in a tab of its own.
            'pdfjs.disabled': true,
            // Playwright waits for ever for a page that the way back shows as it was left, as it does not in Chromium.
            'browser.sessionhistory.max_total_viewers': 0,
          },
        },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" demo/server/main.ts --port ${port} --data ${dataDir} --fresh --no-limits`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
