import { existsSync } from 'node:fs';
import { chromium, firefox, type LaunchOptions } from '@playwright/test';

/** The two browsers for tests, bench and screenshots. */
export type BrowserName = 'chromium' | 'firefox';

const SYSTEM_PATHS: Record<BrowserName, readonly string[]> = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser'],
  firefox: ['/usr/bin/firefox-esr'],
};

/** Debian's headless Chromium: the same engine, at some three quarters of the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Dependencies of the search for a browser; replaced in tests. */
export interface BrowserSearch {
  exists: (path: string) => boolean;
  /** Path of Playwright's own copy. */
  ownPath: (name: BrowserName) => string;
}

const thisMachine: BrowserSearch = {
  exists: existsSync,
  ownPath: (name) => (name === 'chromium' ? chromium : firefox).executablePath(),
};

/**
 * Returns the path of the browser to use: the system's package, else Playwright's own copy; `undefined` if neither is
 * installed.
 */
export function findBrowser(name: BrowserName, search: BrowserSearch = thisMachine): string | undefined {
  return [...SYSTEM_PATHS[name], search.ownPath(name)].find(search.exists);
}

/**
 * Returns the path of Chromium for end-to-end tests: the headless one if installed. Bench and screenshots use the full
 * browser by {@link findBrowser}, since they measure and show what visitors have.
 */
export function findHeadlessChromium(search: BrowserSearch = thisMachine): string | undefined {
  return search.exists(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser('chromium', search);
}

/**
 * Playwright's launch options for a browser found by the functions above.
 *
 * Debian's Firefox is not Playwright's patched build: it is driven through the `moz-firefox` channel
 * (WebDriver BiDi), which Playwright 1.62 is the last one to do. Chromium refuses its sandbox to root.
 */
export function launchOptions(
  name: BrowserName,
  path: string | undefined = findBrowser(name),
): LaunchOptions {
  const system = path !== undefined && [...SYSTEM_PATHS[name], HEADLESS_SHELL].includes(path);
  if (name === 'firefox') return system ? { channel: 'moz-firefox', executablePath: path } : {};
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...CHROMIUM_ARGS] : CHROMIUM_ARGS;
  return system ? { executablePath: path, args } : { args };
}
