import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser, findHeadlessChromium, HEADLESS_SHELL, launchOptions } from '../../scripts/browsers.ts';

const own = (name: string) => `/own/${name}`;

afterEach(() => vi.restoreAllMocks());

test('prefers the system package to Playwright’s own copy', () => {
  expect(findBrowser('firefox', { exists: () => true, ownPath: own })).toBe('/usr/bin/firefox-esr');
});

test('falls back to Playwright’s own copy', () => {
  const exists = (path: string) => path === '/own/chromium';
  expect(findBrowser('chromium', { exists, ownPath: own })).toBe('/own/chromium');
});

test('finds nothing where neither is installed', () => {
  expect(findBrowser('chromium', { exists: () => false, ownPath: own })).toBeUndefined();
});

test('takes Chromium without windows for the tests, and the whole one where there is no other', () => {
  expect(findHeadlessChromium({ exists: () => true, ownPath: own })).toBe(HEADLESS_SHELL);
  const exists = (path: string) => path !== HEADLESS_SHELL;
  expect(findHeadlessChromium({ exists, ownPath: own })).toBe('/usr/bin/chromium');
  expect(launchOptions('chromium', HEADLESS_SHELL).executablePath).toBe(HEADLESS_SHELL);
});

test('drives the system’s Firefox through its channel, and Playwright’s own without one', () => {
  expect(launchOptions('firefox', '/usr/bin/firefox-esr')).toEqual({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
  });
  expect(launchOptions('firefox', '/own/firefox')).toEqual({});
});

test('switches Chromium’s sandbox off for root only', () => {
  const uid = vi.spyOn(process as Required<Pick<typeof process, 'getuid'>>, 'getuid');
  uid.mockReturnValue(0);
  expect(launchOptions('chromium', '/usr/bin/chromium').args).toContain('--no-sandbox');
  uid.mockReturnValue(1000);
  expect(launchOptions('chromium', '/usr/bin/chromium').args).not.toContain('--no-sandbox');
});
