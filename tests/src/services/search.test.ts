import { expect, it } from 'vitest';
import { searchDocuments } from '../../../src/services/search.ts';
import type { SearchCall } from '../../../src/services/search-calls.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAnyway } from '../../support/services/fake-services.ts';

const { signal } = new AbortController();
const filters = new URLSearchParams('q=red&brand=a&brand=b%2Cc');
const search = (call: Partial<SearchCall> = {}) =>
  searchDocuments(fakeContext(), { filters, ...call }, signal);
const base = 'https://search.example/base/api/v1/document';

it.each([
  [{}, `${base}/search`, undefined],
  [{ range: { from: 24 } }, `${base}/search`, { from: 24 }],
  [{ list: 'mysheets', range: { size: 0 } }, `${base}/mysheets`, { size: 0 }],
  [{ list: 'company' }, `${base}/company/search`, undefined],
] as const)('%j is posted with the filters as query and the part as body', async (call, url, body) => {
  const sent = answerAnyway({ total: 0, hits: [] });
  await search(call);
  expect(sent).toEqual([{ method: 'POST', url: `${url}?q=red&brand=a&brand=b%2Cc`, body }]);
});

it('fills in what a hit may lack', async () => {
  answerAnyway({ total: 1, hits: [{ id: 'p-1', product_name: 'Red' }] });
  expect(await search()).toMatchObject({
    total: 1,
    hits: [
      {
        ...{ resultType: 'pigments', id: 'p-1', product_name: 'Red' },
        ...{ industries: [], isActive: true, isInternal: false },
      },
    ],
    ignored: [],
  });
});

it('leaves out a broken hit, not the answer', async () => {
  answerAnyway({
    total: 3,
    hits: [{ id: 'p-1' }, 7, { id: 'p-2', product_name: 'Blue', masstone: 'javascript:' }],
  });
  const { hits } = await search();
  expect(hits.map(({ id }) => id)).toEqual(['p-2']);
  expect(hits[0]).toMatchObject({ masstone: undefined });
});

it('gives the measured colour, and none for one that is broken', async () => {
  const lab = { L: 40.1, a: 55, b: -3.2 };
  const labs = [lab, { ...lab, b: '7' }, null, undefined];
  answerAnyway({ total: 4, hits: labs.map((lab, at) => ({ id: `p-${at}`, product_name: 'Red', lab })) });
  const { hits } = await search();
  expect(hits).toHaveLength(4);
  expect(hits.map((hit) => (hit.resultType === 'pigments' ? hit.lab : 'no product'))).toEqual([
    ...[lab, undefined, undefined, undefined],
  ]);
});

it('gives texts for figures, titles for codes and the code of a Colour Index name', async () => {
  const hit = {
    ...{ id: 'p-1', product_name: 'Red', color_index: 'C.I. Pigment Red 254' },
    ...{ form: 'powder', form_title: 'Powder', chemistry: 'dpp', weather_fastness: 5, light_fastness: '8' },
  };
  answerAnyway({ total: 1, hits: [hit] });
  expect((await search()).hits).toMatchObject([
    { color_index: 'PR254', form: 'Powder', chemistry: 'dpp', weather_fastness: '5', light_fastness: '8' },
  ]);
});

it('says how many hits could not be read', async () => {
  answerAnyway({ total: 3, hits: [{ id: 'p-1', product_name: 'Red' }, { id: 2 }, {}] });
  expect(await search()).toMatchObject({ hits: [{ id: 'p-1' }], leftOut: 2 });
});

it('tells documents and image stacks from products', async () => {
  const product = { id: 'p-1', product_name: 'Red', masstone: '#aa0000' };
  answerAnyway({
    total: 2,
    hits: [
      {
        resultType: 'assets',
        id: 'a-1',
        type: 'tds',
        version: 2,
        size: null,
        accessLevel: 'secret',
        product,
      },
      {
        ...{
          resultType: 'imageStacks',
          id: 's-1',
          productId: 'p-1',
          product_name: 'Red',
          stackFileVersion: 2,
        },
        ...{ stackPreviewImage: { url: '/i' }, images: [{ angle: '15' }, {}] },
      },
    ],
  });
  expect((await search()).hits).toMatchObject([
    { id: 'a-1', title: 'tds', label: '', version: '2', accessLevel: 'internal', product },
    { id: 's-1', preview: '/i', angles: ['15'], stackFileVersion: 2 },
  ]);
});

it.each([{}, { total: 1 }, { total: '1', hits: [] }])(
  'takes the search answer %j for malformed',
  async (answer) => {
    answerAnyway(answer);
    await expect(search()).rejects.toMatchObject({ kind: 'malformed' });
  },
);

it('leaves out what a newer service has in another shape, not the answer', async () => {
  answerAnyway({
    total: 2,
    hits: [
      { id: 'p-1', product_name: 'Red', light_fastness: { min: 6, max: 7 }, industries: 'coatings' },
      {
        resultType: 'assets',
        id: 'd-1',
        type: 'tds',
        size: '97 KB',
        product: { id: 'p-1', product_name: 'Red' },
      },
    ],
    aggregations: { price_range: { min: 1, max: 9 }, c: [{ key: 'red', title: 'Red', count: 2 }] },
    ignored: 'c=blue',
    didYouMean: ['red', 'read'],
  });
  expect(await search()).toMatchObject({
    hits: [
      { id: 'p-1', light_fastness: undefined, industries: [] },
      { id: 'd-1', size: undefined },
    ],
    aggregations: { price_range: undefined, c: [{ key: 'red' }] },
    ignored: [],
    didYouMean: undefined,
  });
});
