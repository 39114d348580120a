import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findHeadlessChromium, launchOptions } from '../../scripts/browsers.ts';
import type { Versions } from './tests/support/start-wordpress.ts';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: launchOptions('chromium', findHeadlessChromium()),
};
const newest: Versions = { php: '8.5', wordpress: 'beta' };
const firefox = { browserName: 'firefox' as const, launchOptions: launchOptions('firefox') };

export default defineConfig<object, { versions: Versions }>({
  testDir: 'tests',
  outputDir: '../../test-results/wordpress',
  forbidOnly: true,
  // A busy machine can make any browser late; what fails twice is broken.
  retries: 1,
  // One WordPress, whose database is set back after each test.
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CE_E2E_JSON
    ? [['list'], ['json', { outputFile: resolve(process.env.CE_E2E_JSON) }]]
    : 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-first-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'oldest', use: { ...chromium, versions: { php: '7.4', wordpress: '6.5' } } },
    { name: 'newest', use: { ...chromium, versions: newest } },
    ...(process.env.CE_E2E_ALL ? [{ name: 'Firefox', use: { ...firefox, versions: newest } }] : []),
  ],
});
