import { readFileSync } from 'node:fs';
import { consent } from './support/consent.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { watchRequests } from './support/watch-requests.ts';

// What the guide says that a page view costs each service (docs/guide/cache-and-scale.md, "What a page view costs").

const guide = readFileSync(new URL('../docs/guide/cache-and-scale.md', import.meta.url), 'utf8');
const rows = [...guide.matchAll(/^\| `(\/[^`]*)`[^|]*\| (\w+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/gm)];

/** Services by the distance of their port from the site's. */
const SERVICES = ['site', 'user', 'search', 'document', 'backend'] as const;

test('the guide has rows', () => expect(rows.length).toBeGreaterThan(10));

for (const [, path = '', viewer = '', search, user, backend] of rows) {
  test(`calls of ${path} for ${viewer}`, async ({ page, baseURL }) => {
    const site = Number(new URL(baseURL ?? '').port);
    const made: string[] = [];
    const quiet = watchRequests(page);
    await consent(page);
    if (viewer !== 'visitor') await signIn(page, viewer as 'validated', '/imprint');
    await quiet();
    page.on('request', (request) => {
      const { port, pathname, search: query } = new URL(request.url());
      const service = SERVICES[Number(port) - site];
      const isCall = /^\/(api|util)\//.test(pathname) && request.resourceType() !== 'image';
      if (service && isCall && request.method() !== 'OPTIONS') made.push(`${service} ${pathname}${query}`);
    });
    await page.goto(path);
    const count = (service: string) => made.filter((call) => call.startsWith(service)).length;
    const counts = () => Object.fromEntries(SERVICES.map((service) => [service, count(service)]));
    const expected = {
      site: 0,
      user: Number(user),
      search: Number(search),
      document: 0,
      backend: Number(backend),
    };
    // Some islands start only once their element has been seen, which no request shows.
    await expect.poll(counts, { message: path }).toEqual(expected);
    await quiet();
    expect(counts(), made.join('\n')).toEqual(expected);
  });
}
