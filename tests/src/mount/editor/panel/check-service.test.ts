import { expect, it, vi } from 'vitest';
import { checkService } from '../../../../../src/mount/editor/panel/check-service.ts';

function answering(answer: () => Promise<Response>) {
  const fetch = vi.fn((_url: URL, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const json =
  (status: number, body: unknown = []) =>
  async () =>
    Response.json(body, { status });

it('asks as the widgets ask', async () => {
  const fetch = answering(json(200));
  expect(
    await checkService('search', 'https://search.example/base', {
      token: 'abc',
      region: 'emea',
    }),
  ).toEqual({
    isRight: true,
    outcome: 'Answers.',
  });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url?.href).toBe('https://search.example/base/api/v1/manifest/search?type=field');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: {
      authorization: 'Bearer abc',
      'content-type': 'application/json',
      'x-request-region': 'emea',
    },
    body: '{"source":["code"]}',
  });
});

it('sends the session’s cookie to the site alone, and no token', async () => {
  const fetch = answering(json(200, {}));
  await checkService('site', undefined, { token: 'abc', region: 'emea' });
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url?.href).toBe(`${location.origin}/api/v1/payload`);
  expect(init?.credentials).toBe('include');
  expect(init?.headers).not.toHaveProperty('authorization');
  expect(init?.headers).not.toHaveProperty('x-request-region');
});

it.each<[string, () => Promise<Response>, boolean, RegExp]>([
  ['a visitor who must log in', json(401, {}), true, /^Answers; asks visitors to log in\.$/],
  ['a fault', json(503, {}), false, /^GET \/api\/v1\/country was answered with 503: see the contract/],
  ['a missing page', json(404, {}), false, /was answered with 404: see the contract/],
  [
    'a page of somebody else',
    async () => new Response('<h1>Hello</h1>'),
    false,
    /answered with 200, but not with JSON: somebody else answers.*Correct services\.backend\.$/,
  ],
  ['CORS', () => Promise.reject(new TypeError()), false, /No server answers at https:\/\/backend\.example/],
])('says what is wrong: %s', async (_, answer, isRight, outcome) => {
  answering(answer);
  const check = await checkService('backend', 'https://backend.example', {});
  expect(check).toEqual({ isRight, outcome: expect.stringMatching(outcome) });
});

it('says that browsers lose the cookie of another site', async () => {
  answering(json(200, {}));
  const { isRight, outcome } = await checkService('site', 'https://portal.example', {});
  expect(isRight).toBe(false);
  expect(outcome).toMatch(/on another site than the page: .*keep nobody logged in/);
});

it('refuses what is no address', async () => {
  const fetch = answering(json(200));
  expect(await checkService('user', 'http://', {})).toEqual({
    isRight: false,
    outcome: '“http://” is no address: correct services.user.',
  });
  expect(fetch).not.toHaveBeenCalled();
});

it('says that a service hangs, or that the browser is offline', async () => {
  const hung = new DOMException('late', 'TimeoutError');
  answering(() => Promise.reject(hung));
  const check = () => checkService('search', 'https://search.example', {});
  expect((await check()).outcome).toBe('https://search.example has not answered within 10 seconds.');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await check()).outcome).toBe('The browser is offline.');
});
