import { beforeAll, describe, expect, test } from 'vitest';
import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { describedCalls } from '../support/api-document.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

const CMS = 'https://my-cms.example';

let demo: TestDemo;
let browser: TestBrowser;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false, foreignOrigins: [CMS, 'http://localhost:8080'] });
  browser = demo.browser();
});

/** The preflight response to a page of that origin. */
async function preflight(call: string, origin: string) {
  const [service, method = '', path = ''] = call.split(' ') as [ServiceName, string, string];
  const { status, headers } = await browser.call('OPTIONS', service, path, {
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers':
        'authorization,content-type,idempotency-key,if-match,x-request-region',
    },
  });
  const named = (name: string) => headers.get(`access-control-${name}`);
  return {
    status,
    origin: named('allow-origin'),
    headers: named('allow-headers'),
    methods: named('allow-methods'),
    credentials: named('allow-credentials'),
  };
}

// Mailed links, logout and what only a demo has are no calls of the widgets.
const isCall = (call: string) => !/^site /.test(call) || /(POST \/login$|\/api\/v1\/)/.test(call);

describe.each(describedCalls().filter(isCall))('%s', (call) => {
  test.each([CMS, 'http://localhost:8080', 'http://localhost:4400'])(
    'may be made by pages of %s',
    async (origin) => {
      expect(await preflight(call, origin)).toEqual({
        status: 204,
        origin,
        headers: 'authorization,content-type,idempotency-key,if-match,x-request-region,x-demo-fault',
        methods: 'GET,POST,PUT,DELETE',
        credentials: call.startsWith('site ') ? 'true' : null,
      });
    },
  );

  test.each(['https://evil.example', 'http://my-cms.example', 'null'])(
    'not by those of %s',
    async (origin) => {
      expect((await preflight(call, origin)).origin).toBeNull();
    },
  );
});

describe('the session of a page of another site', () => {
  const headers = { origin: CMS };
  const body = { email: 'rita.holm@example.com', password: 'Pigment-2026' };

  test('is kept by a cookie that goes to another site', async () => {
    const answer = await browser.call('POST', 'site', '/login', { body, headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(CMS);
    expect(answer.headers.getSetCookie().at(-1)).toMatch(/; HttpOnly; Secure; SameSite=None$/);
    const fresh = await (await browser.call('GET', 'site', '/api/v1/payload', { headers })).json();
    expect(fresh.user.email).toBe(body.email);
  });

  test('is refused to pages of an unknown site', async () => {
    const evil = { body, headers: { origin: 'https://evil.example' } };
    expect((await browser.call('POST', 'site', '/login', evil)).status).toBe(403);
  });

  test('goes to no other site where the pages are of another port alone', async () => {
    const near = await testDemo({ foreignOrigins: ['http://localhost:8080'] });
    const answer = await near.browser().call('POST', 'site', '/login', {
      body,
      headers: { origin: 'http://localhost:8080' },
    });
    expect([answer.status, answer.headers.getSetCookie().at(-1)]).toEqual([
      200,
      expect.stringMatching(/; SameSite=Lax$/),
    ]);
  });
});
