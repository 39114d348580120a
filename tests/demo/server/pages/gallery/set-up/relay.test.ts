import { expect, it, vi } from 'vitest';
import { createRelay, emptied } from '../../../../../../demo/server/pages/gallery/set-up/relay.ts';

const origins = {
  ...{ site: 'http://site', user: 'http://user', search: 'http://search' },
  ...{ document: 'http://document', backend: 'http://backend' },
};
const found = { total: 2, hits: [1, 2], aggregations: { c: [] }, page: 1 };

function relayed(path: string, init: RequestInit = {}) {
  const fetch = vi.fn(async (_url: URL, _init: RequestInit) => Response.json(found));
  vi.stubGlobal('fetch', fetch);
  const response = Promise.resolve(createRelay(origins).request(`http://site/gallery/relay/${path}`, init));
  return { fetch, response };
}

it('hands a call on with the fault of its address, and without the cookies of the site', async () => {
  const { fetch, response } = relayed('fail/search/api/v1/document/search?c=red', {
    method: 'POST',
    headers: { authorization: 'Bearer a', cookie: 'session=1' },
    body: '{"size":1}',
  });
  await response;
  const [url, init] = fetch.mock.calls[0] ?? [];
  expect(url?.href).toBe('http://search/api/v1/document/search?c=red');
  const headers = new Headers(init?.headers);
  expect(headers.get('x-demo-fault')).toBe('status=503');
  expect(headers.get('authorization')).toBe('Bearer a');
  expect(headers.has('cookie')).toBe(false);
  expect(new TextDecoder().decode(init?.body as ArrayBuffer)).toBe('{"size":1}');
});

it('empties what a service has found', async () => {
  const answer = await relayed('empty/search/api/v1/document/search').response;
  expect(await answer.json()).toEqual({ total: 0, hits: [], aggregations: {}, page: 1 });
  expect(emptied([1])).toEqual([]);
  expect(emptied('text')).toBe('text');
});

it.each(['fail/site/login', 'toString/search/a', 'fail/search', 'slow/other/a'])(
  'refuses %s',
  async (path) => {
    const { fetch, response } = relayed(path);
    expect((await response).status).toBe(404);
    expect(fetch).not.toHaveBeenCalled();
  },
);
