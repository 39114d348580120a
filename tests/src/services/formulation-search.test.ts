import { expect, test } from 'vitest';
import { searchFormulations } from '../../../src/services/formulation-search.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext();
const { signal } = new AbortController();
const hit = { id: 7, title: 'Enamel', industry: 'coatings', createdDate: '2026-03-24T00:00:00.000Z' };

test('hits with what is not known left out; a broken one is left out itself', async () => {
  const sent = answerAnyway({
    total: 3,
    hits: [
      {
        ...hit,
        isFavorite: true,
        products: [{ id: 'p-1', title: 'Red' }, { id: 2 }],
        shade: { title: 'Red', color: 'red' },
      },
      { ...hit, products: 'none', shade: 5, createdDate: 1, isFavorite: 'yes' },
      { title: 'Without an id' },
    ],
    aggregations: { c: [{ key: 'red', title: 'Red', count: 1 }] },
  });
  const filters = new URLSearchParams('c=red&tab=mine');
  const result = await searchFormulations(http, { filters, range: { from: 24 } }, signal);
  expect(result).toEqual({
    leftOut: 1,
    total: 3,
    hits: [
      {
        ...{ resultType: 'formulations', ...hit, id: '7', isFavorite: true },
        ...{ products: [{ id: 'p-1', title: 'Red' }], shade: { title: 'Red', color: undefined } },
      },
      {
        ...{ resultType: 'formulations', ...hit, id: '7', isFavorite: false },
        ...{ createdDate: undefined, products: [], shade: undefined },
      },
    ],
    aggregations: { c: [{ key: 'red', title: 'Red', count: 1 }] },
    ignored: [],
  });
  expect(sent[0]).toMatchObject({
    method: 'POST',
    url: 'https://search.example/base/api/v1/formulation/search?c=red&tab=mine',
    body: { from: 24 },
  });
});

test('an answer without a total is none', async () => {
  answerAnyway({ hits: [] });
  const call = searchFormulations(http, { filters: new URLSearchParams() }, signal);
  await expect(call).rejects.toMatchObject({ kind: 'malformed' });
});
