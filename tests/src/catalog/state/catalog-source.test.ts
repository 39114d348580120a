import { beforeEach, expect, test } from 'vitest';
import { catalogSource, inOrderOf } from '../../../../src/catalog/state/catalog-source.ts';
import { createBus } from '../../../../src/events/bus.ts';
import { createPageStore } from '../../../../src/store/store.ts';
import { answerAll } from '../../../support/services/fake-services.ts';
import type { SentRequest } from '../../../support/services/sent-request.ts';

let sent: SentRequest[] = [];
const asked = () => sent.map(({ query }) => query);
const hits = ['a', 'b', 'c'].map((id) => ({ id, product_name: id, industries: [] }));

beforeEach(() => {
  sent = answerAll({ total: 3, hits, aggregations: {} });
});

const search = (ids: string[], query: string, isForCustomers = false) => {
  const page = {
    store: createPageStore({ version: 1, services: { search: 'https://search.example' } }),
    bus: createBus(),
  };
  const source = catalogSource(page, { urlPrefix: '' }, () => ({ ids, isForCustomers }));
  const filters = new URLSearchParams(query);
  return source.search({ list: 'search', filters, range: { size: 1000 } }, new AbortController().signal);
};

test('searches among the products of now, and brings them in their order', async () => {
  const { hits: found } = await search(['c', 'a', 'b'], 'type=pigments&ids=old&c=red');
  expect(asked().map(String)).toEqual(['type=pigments&c=red&ids=c&ids=a&ids=b']);
  expect(found.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('leaves another order to the service', async () => {
  const { hits: found } = await search(['c', 'a', 'b'], 'sort=name');
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('leaves out internal products for customers', async () => {
  await search(['a'], '', true);
  expect(String(asked()[0])).toBe('ids=a&no_internal=true');
});

test('asks nothing where there are no products', async () => {
  expect(await search([], 'type=pigments')).toMatchObject({ total: 0, hits: [] });
  expect(asked()).toEqual([]);
});

test('what is not in the order comes last', () => {
  expect(inOrderOf(['b', 'a'], [{ id: 'x' }, { id: 'a' }, { id: 'b' }]).map(({ id }) => id)).toEqual([
    'b',
    'a',
    'x',
  ]);
});
