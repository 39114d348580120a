import { expect, it } from 'vitest';
import { keepRecentSearch, readRecentSearches } from '../../../../src/listing/state/recent-searches.ts';
import { writeKeptList } from '../../../../src/store/kept-lists.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const store = createPageStore({});
store.setState({ consent: { mandatory: true, functional: true, marketing: false } });

it('keeps the latest five terms, each once', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'b', '']) keepRecentSearch(store, term);
  expect(readRecentSearches(store)).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it('leaves out what is no term', () => {
  writeKeptList(store, 'ce-recentSearches', ['a', 1, { id: 'p-1' }]);
  expect(readRecentSearches(store)).toEqual(['a']);
});
