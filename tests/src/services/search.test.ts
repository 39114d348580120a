import { expect, it, vi } from 'vitest';
import { searchDocuments } from '../../../src/services/search.ts';
import { fakeContext } from '../../support/http-context.ts';

let request: Request;

function search(answer: unknown, ...rest: [{ from?: number; size?: number }?, { signal?: AbortSignal }?]) {
  vi.stubGlobal('fetch', async (sent: Request) => {
    request = sent.clone();
    sent.signal.throwIfAborted();
    return new Response(JSON.stringify(answer));
  });
  return searchDocuments(fakeContext(), new URLSearchParams('q=red&brand=a&brand=b'), ...rest);
}

it('posts the filters as query and the part wanted as body', async () => {
  await search({ total: 0, hits: [] }, { from: 24 });
  expect([request.method, request.url]).toEqual([
    'POST',
    'https://search.example/base/api/v1/document/search?q=red&brand=a&brand=b',
  ]);
  expect(await request.json()).toEqual({ from: 24 });
});

it('fills in what a hit may lack', async () => {
  const result = await search({ total: 1, hits: [{ id: 'p-1', product_name: 'Red' }] });
  expect(result).toEqual({
    total: 1,
    hits: [{ id: 'p-1', product_name: 'Red', industries: [], isActive: true, isInternal: false }],
    aggregations: {},
  });
});

it.each([{}, { total: 1 }, { total: '1', hits: [] }, { total: 1, hits: [{ id: 'p-1' }] }])(
  'takes %j for malformed',
  async (answer) => {
    await expect(search(answer)).rejects.toMatchObject({ kind: 'malformed' });
  },
);

it('is aborted by its caller', async () => {
  const signal = AbortSignal.abort();
  await expect(search({ total: 0, hits: [] }, {}, { signal })).rejects.toMatchObject({ kind: 'aborted' });
});
