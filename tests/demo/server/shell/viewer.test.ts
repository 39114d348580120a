import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
});
const me = () => browser.call('GET', 'user', '/api/v1/user/me');

describe('the bearer token', () => {
  test('is rotated once it is older than five minutes, and both stay good', async () => {
    await browser.login('rita.holm@example.com');
    demo.wait(300);
    expect((await me()).headers.has('jwt')).toBe(false);
    demo.wait(1);
    const fresh = (await me()).headers.get('jwt');
    expect((await me()).status).toBe(200);
    browser.token = fresh ?? undefined;
    const answer = await me();
    expect([answer.status, answer.headers.has('jwt')]).toEqual([200, false]);
  });

  test('is rotated by every service', async () => {
    await browser.login('rita.holm@example.com');
    demo.wait(301);
    expect((await browser.call('POST', 'search', '/api/v1/document/search')).headers.has('jwt')).toBe(true);
    expect((await browser.call('GET', 'backend', '/api/v1/country')).headers.has('jwt')).toBe(true);
    expect((await browser.call('GET', 'document', '/api/v2/msds/types')).headers.has('jwt')).toBe(true);
  });

  test('is too old after two hours', async () => {
    await browser.login('rita.holm@example.com');
    demo.wait(2 * 3600 + 1);
    const refused = await me();
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'invalid_token' });
  });

  test.each([
    ['nonsense', 'nonsense'],
    ['without a signature', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ1LTA1Iiwic2lkIjoieCJ9.'],
  ])('is refused where it is %s, even by calls open to visitors', async (_, token) => {
    browser.token = token;
    expect((await browser.call('GET', 'backend', '/api/v1/country')).status).toBe(401);
  });

  test('tells the services what the viewer may see', async () => {
    const fields = async () => {
      const answer = await browser.call('POST', 'search', '/api/v1/manifest/search?type=field');
      return ((await answer.json()) as unknown[]).length;
    };
    const asVisitor = await fields();
    await browser.login('ivo.keller@example.com');
    expect(await fields()).toBeGreaterThan(asVisitor);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    browser.call('OPTIONS', 'search', '/api/v1/document/search', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-request-region,x-demo-fault,content-type',
      },
    });

  test('the site may call, with the headers it needs, and read the token and the file name', async () => {
    const { headers, status } = await preflight('http://localhost:4400');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4400');
    expect(headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,idempotency-key,if-match,x-request-region,x-demo-fault',
    );
    const answer = await browser.call('GET', 'backend', '/api/v1/country', {
      headers: { origin: 'http://localhost:4400' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toBe(
      'jwt,Retry-After,Content-Disposition,Content-Encoding',
    );
  });

  test('a refusal can be read too', async () => {
    const answer = await browser.call('GET', 'user', '/api/v1/user/me', {
      headers: { origin: 'http://localhost:4400' },
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      401,
      'http://localhost:4400',
    ]);
  });

  test('no page of another origin may call, nor send credentials', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:4401', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).not.toBe(origin);
      expect((await preflight(origin)).headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});
