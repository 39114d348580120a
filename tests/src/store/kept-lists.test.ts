import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearKeptLists,
  onKeptElsewhere,
  readKeptList,
  watchKeptLists,
  writeKeptList,
} from '../../../src/store/kept-lists.ts';
import { createPageStore } from '../../../src/store/store.ts';

const KEY = 'ce-recentSearches';
const OTHER = 'ce-recentProducts';
const allowed = { mandatory: true, functional: true, marketing: false } as const;
const store = createPageStore({});

beforeEach(() => {
  localStorage.clear();
  store.setState({ consent: allowed, user: null });
});

describe('on a page', () => {
  const signedIn = { userId: 'u-1' } as NonNullable<ReturnType<typeof store.getState>['user']>;
  /** The next page, where recent searches are watched from its start. */
  const nextPage = (user: typeof signedIn | null, consent: typeof allowed | null = allowed) => {
    const next = createPageStore({});
    next.setState({ user, consent });
    return { store: next, stop: watchKeptLists(next) };
  };
  beforeEach(() => {
    store.setState({ user: signedIn });
    writeKeptList(store, KEY, ['red']);
  });

  it('of the same user they stay, even before anything is known of the consent', () => {
    nextPage(signedIn, null);
    expect(readKeptList(nextPage(signedIn).store, KEY)).toEqual(['red']);
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
    writeKeptList(store, KEY, ['red']);
    page.store.setState({ consent: { ...allowed, functional: false } });
    expect(localStorage.getItem(KEY)).toBeNull();
    page.stop();
  });
});

it('keeps nothing without functional consent, and removes what there is', () => {
  writeKeptList(store, KEY, ['red']);
  store.setState({ consent: { ...allowed, functional: false } });
  writeKeptList(store, KEY, ['blue']);
  expect(readKeptList(store, KEY)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('shows nobody the searches of somebody else', () => {
  writeKeptList(store, KEY, ['red']);
  store.setState({ user: { userId: 'u-1' } as NonNullable<ReturnType<typeof store.getState>['user']> });
  expect(readKeptList(store, KEY)).toEqual([]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('is deleted as a whole, together with others', () => {
  const setting = 'ce-searchShortcut';
  for (const key of [KEY, OTHER, setting] as const) writeKeptList(store, key, ['red']);
  clearKeptLists([KEY, OTHER]);
  expect(Object.keys(localStorage)).toEqual([setting]);
});

it('is read, but not deleted, before anything is known of the consent', () => {
  writeKeptList(store, KEY, ['red']);
  store.setState({ consent: null });
  expect(readKeptList(store, KEY)).toEqual([]);
  store.setState({ consent: allowed });
  expect(readKeptList(store, KEY)).toEqual(['red']);
});

it('says what another tab has changed, until that is no longer wanted', () => {
  const changed = vi.fn();
  const stop = onKeptElsewhere(changed);
  for (const key of [KEY, OTHER, null, 'other']) dispatchEvent(new StorageEvent('storage', { key }));
  expect(changed).toHaveBeenCalledTimes(3);
  stop();
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(changed).toHaveBeenCalledTimes(3);
});

it('makes nothing of what it has not written, and does without storage', () => {
  for (const text of [
    '{',
    '[]',
    '{"user":1,"items":["a"]}',
    '{"user":"","items":"a"}',
    '{"user":"","terms":[]}',
  ]) {
    localStorage.setItem(KEY, text);
    expect(readKeptList(store, KEY)).toEqual([]);
  }
  const blocked = () => {
    throw new Error('blocked');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  writeKeptList(store, KEY, ['red']);
  expect(readKeptList(store, KEY)).toEqual([]);
  watchKeptLists(store)();
});
