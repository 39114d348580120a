import { expect, test } from 'vitest';
import { findWebKit } from '../../scripts/webkit.ts';

const BROWSER = '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

test('finds driver, browser and display, whatever the architecture', () => {
  expect(findWebKit({ exists: () => true, glob: () => [BROWSER] })).toEqual({
    driver: '/usr/bin/WebKitWebDriver',
    browser: BROWSER,
    display: '/usr/bin/Xvfb',
  });
});

test.each(['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'])('finds no WebKit without %s', (missing) => {
  expect(findWebKit({ exists: (path) => path !== missing, glob: () => [BROWSER] })).toBeUndefined();
});

test('finds no WebKit without the browser', () => {
  expect(findWebKit({ exists: () => true, glob: () => [] })).toBeUndefined();
});
