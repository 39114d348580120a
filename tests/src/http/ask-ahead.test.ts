import { beforeEach, expect, it, vi } from 'vitest';
import { askAhead } from '../../../src/http/ask-ahead.ts';
import { callsAhead } from '../../../src/http/asked-ahead.ts';
import { createHttp } from '../../../src/http/create-http.ts';
import type { ServiceCall } from '../../../src/http/service-call.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../../src/services/product-calls.ts';
import { fakeContext } from '../../support/http-context.ts';

let requests: Request[];
beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (input: Request | URL, init?: RequestInit) => {
    requests.push(new Request(input, init));
    return new Response('{}');
  });
});

const product = pigmentCall({ productId: 'p 1/2', industry: 'coatings' });

/** All that a service can see of a request. */
async function seen(request: Request | undefined) {
  if (!request) return undefined;
  const { method, url, credentials, headers } = request;
  return { method, url, credentials, headers: [...headers].sort(), body: await request.clone().text() };
}

it.each([
  ['a product', product, 'https://search.example/base/api/v1/pigment/p%201%2F2?i=coatings'],
  [
    'a product of no industry',
    pigmentCall({ productId: 'p-1', industry: null }),
    'https://search.example/base/api/v1/pigment/p-1',
  ],
  ['the fields', fieldsCall(), 'https://search.example/base/api/v1/manifest/search?type=field'],
  [
    'the catalogues',
    technicalEntriesCall(),
    'https://search.example/base/api/v1/manifest/search?type=technical-property',
  ],
] satisfies [string, ServiceCall, string][])(
  'sends for %s what the HTTP client would send',
  async (_, call, url) => {
    for (const token of ['t', null]) {
      requests = [];
      const context = fakeContext(token);
      askAhead(context, 'search', call);
      callsAhead().clear();
      const { path, ...options } = call;
      await createHttp(context, 'search')(path, options).json();
      const [ahead, own] = await Promise.all(requests.map(seen));
      expect(ahead?.url).toBe(url);
      expect(ahead).toEqual(own);
    }
  },
);

it('makes the same call ahead only once', () => {
  askAhead(fakeContext(), 'search', product);
  askAhead(fakeContext(), 'search', product);
  expect(requests).toHaveLength(1);
});

it('asks nothing of an address that is none', () => {
  askAhead({ ...fakeContext(), services: { search: 'https://[nowhere]/' } }, 'search', product);
  expect(requests).toEqual([]);
});

it('drops after 30 s what nobody has taken', () => {
  vi.useFakeTimers();
  askAhead(fakeContext(), 'search', product);
  vi.advanceTimersByTime(29_999);
  expect(callsAhead().size).toBe(1);
  vi.advanceTimersByTime(1);
  expect(callsAhead().size).toBe(0);
  expect(requests[0]?.signal.aborted).toBe(true);
});

it('leaves alone what has been taken by then', () => {
  vi.useFakeTimers();
  askAhead(fakeContext(), 'search', product);
  callsAhead().clear();
  vi.advanceTimersByTime(30_000);
  expect(requests[0]?.signal.aborted).toBe(false);
});
