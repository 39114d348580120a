import { describe, expect, test } from 'vitest';
import { describedCalls } from '../support/api-document.ts';
import { demoForAll } from '../support/demo-for.ts';
import { testDemo } from '../support/test-demo.ts';

const SITE = 'http://localhost:4400';
const CMS = 'https://my-cms.example';
const NEAR = 'http://localhost:8080';
const ALLOWED = 'authorization,content-type,idempotency-key,if-match,x-request-region';

const { browser } = demoForAll({ hasRateLimits: false, foreignOrigins: [CMS, NEAR] });

/** The preflight response to a page of that origin. */
async function preflight(call: string, origin: string) {
  const [service, method = '', path] = call.split(' ');
  const { status, headers } = await browser.ask(`OPTIONS ${service} ${path}`, undefined, {
    ...{ origin, 'access-control-request-method': method, 'access-control-request-headers': ALLOWED },
  });
  const named = (name: string) => headers.get(`access-control-${name}`);
  return [status, ...['allow-origin', 'allow-headers', 'allow-methods', 'allow-credentials'].map(named)];
}

// Mailed links, logout and what only a demo has are no calls of the widgets.
const isCall = (call: string) => !/^site /.test(call) || /(POST \/login$|\/api\/v1\/)/.test(call);

describe.each(describedCalls().filter(isCall))('%s', (call) => {
  test.each([CMS, NEAR, SITE])('may be made by pages of %s', async (origin) => {
    const credentials = call.startsWith('site ') ? 'true' : null;
    const allowed = [204, origin, `${ALLOWED},x-demo-fault`, 'GET,POST,PUT,DELETE', credentials];
    expect(await preflight(call, origin)).toEqual(allowed);
  });

  test.each(['https://evil.example', 'http://my-cms.example', 'http://localhost:4401', 'null'])(
    'not by those of %s',
    async (origin) => {
      const [, allowed, , , credentials] = await preflight(call, origin);
      expect([allowed, call.startsWith('site ') ? null : credentials]).toEqual([null, null]);
    },
  );
});

test('pages read the token and the name of a file, and refusals too', async () => {
  const { headers } = await browser.ask('GET backend /api/v1/country', undefined, { origin: SITE });
  const exposed = 'jwt,Retry-After,Content-Disposition,Content-Encoding';
  expect(headers.get('access-control-expose-headers')).toBe(exposed);
  const refused = await browser.ask('GET user /api/v1/user/me', undefined, { origin: SITE });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, SITE]);
});

describe('the session of a page of another site', () => {
  const login = { email: 'rita.holm@example.com', password: 'Pigment-2026' };
  const logIn = (origin: string, by = browser) => by.ask('POST site /login', login, { origin });

  test('is kept by a cookie that goes to another site', async () => {
    const { status, headers } = await logIn(CMS);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, CMS]);
    expect(headers.getSetCookie().at(-1)).toMatch(/; HttpOnly; Secure; SameSite=None$/);
    const fresh = await browser.ask('GET site /api/v1/payload', undefined, { origin: CMS });
    expect(fresh.body.user.email).toBe(login.email);
  });

  test.each(['https://evil.example', 'http://localhost:4401'])(
    'is refused to pages of %s',
    async (origin) => {
      expect((await logIn(origin)).status).toBe(403);
    },
  );

  test('goes to no other site where the pages are of another port alone', async () => {
    const near = await testDemo({ foreignOrigins: [NEAR] });
    const { status, headers } = await logIn(NEAR, near.browser());
    expect([status, headers.getSetCookie().at(-1)]).toEqual([200, expect.stringMatching(/; SameSite=Lax$/)]);
  });
});
