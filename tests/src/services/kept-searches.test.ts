import { expect, test } from 'vitest';
import {
  confirmSavedSearch,
  deleteSavedSearch,
  readSavedSearches,
  saveSearch,
} from '../../../src/services/kept-searches.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext('t');
const { signal } = new AbortController();
const base = 'https://search.example/base/api/v1/saved-search';
const details = { name: 'Reds', address: '/search?c=red', list: 'search' as const, filters: 'c=red' };

test('saved searches with or without counts, without those that are not understood', async () => {
  const sent = answerAnyway([{ id: 's-1', ...details, newHits: 'many', total: 3 }, { id: 's-2' }]);
  expect(await readSavedSearches(http, { counts: true }, signal)).toEqual([
    { id: 's-1', ...details, total: 3, newHits: undefined },
  ]);
  await readSavedSearches(http, { counts: false }, signal);
  expect(sent.map(({ url }) => url)).toEqual([`${base}?counts=true`, base]);
});

test('a new one, once for each key', async () => {
  const sent = answerAnyway({ id: 's-1', ...details });
  expect(await saveSearch(http, { ...details, ...{ id: 'x' } }, 'key-1')).toMatchObject({ id: 's-1' });
  expect(sent).toEqual([{ method: 'POST', url: base, body: details }]);
  expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1');
});

test('what was opened, and what is deleted', async () => {
  const sent = answerAll(undefined);
  // A service that does not say what was new.
  expect(await confirmSavedSearch(http, 's/1')).toEqual([]);
  await deleteSavedSearch(http, 's/1');
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `PUT ${base}/s%2F1/seen`,
    `DELETE ${base}/s%2F1`,
  ]);
});
