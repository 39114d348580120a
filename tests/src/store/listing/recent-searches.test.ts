import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetRecentSearches,
  keepRecentSearch,
  readRecentSearches,
} from '../../../../src/store/listing/recent-searches.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const KEY = 'ce-recentSearches';
const allowed = { mandatory: true, functional: true, marketing: false } as const;
const store = createPageStore({});

beforeEach(() => {
  localStorage.clear();
  store.setState({ consent: allowed, user: null });
});

it('keeps the latest five terms, each once', () => {
  for (const term of ['a', 'b', 'c', 'd', 'e', 'f', 'b', '']) keepRecentSearch(store, term);
  expect(readRecentSearches(store)).toEqual(['b', 'f', 'e', 'd', 'c']);
  forgetRecentSearches();
  expect(readRecentSearches(store)).toEqual([]);
});

it('keeps nothing without functional consent, and removes what there is', () => {
  keepRecentSearch(store, 'red');
  store.setState({ consent: { ...allowed, functional: false } });
  keepRecentSearch(store, 'blue');
  expect(readRecentSearches(store)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('shows nobody the searches of somebody else', () => {
  keepRecentSearch(store, 'red');
  store.setState({ user: { userId: 'u-1' } as NonNullable<ReturnType<typeof store.getState>['user']> });
  expect(readRecentSearches(store)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('makes nothing of what it has not written, and does without storage', () => {
  for (const text of ['{', '[]', '{"user":1,"terms":["a"]}', '{"user":"","terms":"a"}']) {
    localStorage.setItem(KEY, text);
    expect(readRecentSearches(store)).toEqual([]);
  }
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  keepRecentSearch(store, 'red');
  expect(readRecentSearches(store)).toEqual([]);
  forgetRecentSearches();
});
