import { expect, it } from 'vitest';
import { DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import { fixtures } from '../../../../demo/data/fixtures/fixtures.ts';
import { filters } from '../../../../demo/server/search/query/filters.ts';
import { seededContext, viewers } from '../service.ts';
import { parametersOf } from '../support/api-document.ts';
import { searchHarness } from './harness.ts';

// The harness holds each answer against the contract; these are of rare products, and of all at once.
const { search, get, post } = searchHarness(seededContext(DEFAULT_SCALE));
const rare = fixtures.map(({ productId }) => productId).filter((id) => id > 'p-0300');

it.each(['type=pigments', 'type=assets', 'type=imageStacks'])('describes every hit of %s', async (query) => {
  const { hits } = await search(`${query}&tab=all`, { viewer: viewers.internal, size: 1000 });
  expect(hits.length).toBeGreaterThan(10);
});

it.each(['p-0001', 'p-0009', 'p-0236', 'p-0240', 'p-0244', ...rare])(
  'describes each viewer’s response for product %s',
  async (id) => {
    for (const viewer of [viewers.visitor, viewers.internal])
      expect((await get(`/api/v1/pigment/${id}?i=coatings`, viewer)).status).toBeLessThan(500);
  },
);

it('describes every product near a competitor’s', async () => {
  const options = { body: { size: 1000 }, viewer: viewers.admin };
  const { answer } = await post('/api/v1/competitor/nearest/k-001', options);
  expect(answer.hits.length).toBeGreaterThan(100);
});

it('describes every filter of the document search', () => {
  const described = parametersOf('search POST /api/v1/document/search', 'query');
  expect(described).toEqual(expect.arrayContaining(Object.keys(filters)));
});
