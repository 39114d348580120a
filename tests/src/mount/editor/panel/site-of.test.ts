import { expect, test } from 'vitest';
import { siteOf } from '../../../../../src/mount/editor/panel/site-of.ts';

test.each([
  ['portal.example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['localhost', 'localhost'],
])('the site of %s is %s', (hostname, site) => {
  expect(siteOf(hostname)).toBe(site);
});
