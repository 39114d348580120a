import { expect, test } from 'vitest';
import { sameOriginPath } from '../../../../demo/server/site/back-url.ts';

const site = 'http://localhost:4400';

test.each([
  ['/profile', '/profile'],
  ['/product/p-0001?i=coatings#top', '/product/p-0001?i=coatings#top'],
  ['http://localhost:4400/search?q=a%20b', '/search?q=a%20b'],
  ['search', '/search'],
])('takes the address %s as the path %s', (address, path) =>
  expect(sameOriginPath(address, site)).toBe(path),
);

test.each([
  ...['https://localhost:4400/', 'http://localhost:4401/', '//evil.example', '/\\evil.example'],
  ...['\\\\evil.example', 'javascript:alert(1)', 'data:text/html,x', 'http://localhost:4400@evil.example/'],
  // A path that starts with two slashes would be another host.
  ...['http://localhost:4400//evil.example', '/.//evil.example', '/x/..//evil.example'],
  ...['http://[', '', null],
])('takes the address %s for no path of the site', (address) =>
  expect(sameOriginPath(address, site)).toBeUndefined(),
);
