import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  keepRecentSearch,
  readRecentSearches,
  watchRecentSearches,
} from '../../../../src/listing/state/recent-searches.ts';
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
});

describe('on a page', () => {
  const signedIn = { userId: 'u-1' } as NonNullable<ReturnType<typeof store.getState>['user']>;
  /** The next page, where recent searches are watched from its start. */
  const nextPage = (user: typeof signedIn | null, consent: typeof allowed | null = allowed) => {
    const next = createPageStore({});
    next.setState({ user, consent });
    return { store: next, stop: watchRecentSearches(next) };
  };
  beforeEach(() => {
    store.setState({ user: signedIn });
    keepRecentSearch(store, 'red');
  });

  it('of the same user they stay, even before anything is known of the consent', () => {
    nextPage(signedIn, null);
    expect(readRecentSearches(nextPage(signedIn).store)).toEqual(['red']);
  });

  it.each([
    ['after a logout', null],
    ['of another user', { ...signedIn, userId: 'u-2' }],
  ])('%s they are gone from its start', (_, user) => {
    nextPage(user);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('they are gone with a sign-out, and with the functional consent', () => {
    const page = nextPage(signedIn);
    page.store.setState({ user: null });
    expect(localStorage.getItem(KEY)).toBeNull();
    page.store.setState({ user: signedIn });
    keepRecentSearch(store, 'red');
    page.store.setState({ consent: { ...allowed, functional: false } });
    expect(localStorage.getItem(KEY)).toBeNull();
    page.stop();
  });
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
  watchRecentSearches(store)();
});
