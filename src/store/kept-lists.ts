import { parseJson } from '../lib/parse-json.ts';
import { readSessionItem, setSessionItem } from '../lib/storage/session-storage.ts';
import type { Store } from './state.ts';

/** Lists that this browser keeps of its user, by their keys in the local storage. */
const KEYS = ['ce-recentSearches', 'ce-recentProducts', 'ce-searchShortcut', 'ce-csvFormat'] as const;

/** Key of a kept list. */
export type KeptKey = (typeof KEYS)[number];

/**
 * A list on this device, latest first: only with functional consent, and only the current user's. Another user's is
 * deleted as soon as it is found.
 *
 * @returns what stands there; the reader checks it
 */
export function readKeptList(store: Store, key: KeptKey): readonly unknown[] {
  const { consent } = store.getState();
  const { user, items } = readEntry(key);
  // The visitor's choice has not been read yet.
  if (user === undefined || !consent) return [];
  if (consent.functional && user === userOf(store)) return Array.isArray(items) ? items : [];
  forget(key);
  return [];
}

/** Stores a list for the current user, if there is functional consent. */
export function writeKeptList(store: Store, key: KeptKey, items: readonly unknown[]): void {
  if (!store.getState().consent?.functional) return;
  try {
    localStorage.setItem(key, JSON.stringify({ user: userOf(store), items }));
  } catch {
    // Storage is blocked or full. Kept lists are optional.
  }
}

/** What the viewer has chosen: in this tab, or on this device with functional consent; nothing before. */
export function readKeptChoice(store: Store, key: KeptKey): unknown {
  return readSessionItem(key) ?? readKeptList(store, key)[0];
}

/** Keeps a choice: for this tab, and with functional consent for the user's later visits. */
export function keepChoice(store: Store, key: KeptKey, choice: string): void {
  setSessionItem(key, choice);
  writeKeptList(store, key, [choice]);
}

/** Deletes kept lists. Other tabs hear of it by the `storage` event. */
export function clearKeptLists(keys: readonly KeptKey[]): void {
  for (const key of keys) forget(key);
}

/**
 * Calls back after another tab has changed a kept list.
 *
 * @returns a function that ends it
 */
export function onKeptElsewhere(changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === null || KEYS.some((each) => each === key)) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/**
 * Deletes kept lists that are not the viewer's: on page load after a logout, which is a plain link, on a sign-out or
 * sign-in, and when functional consent is withdrawn.
 *
 * @returns a function that stops it
 */
export function watchKeptLists(store: Store): () => void {
  const check = () => {
    const { consent } = store.getState();
    for (const key of KEYS) {
      const { user } = readEntry(key);
      // The visitor's choice has not been read yet.
      const isForeign = user !== userOf(store) || consent?.functional === false;
      if (user !== undefined && isForeign) forget(key);
    }
  };
  check();
  return store.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId || now.consent !== before.consent) check();
  });
}

function forget(key: KeptKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Empty for a visitor. */
function userOf(store: Store): string {
  return store.getState().user?.userId ?? '';
}

function readEntry(key: KeptKey): { user?: unknown; items?: unknown } {
  try {
    return Object(parseJson(localStorage.getItem(key) ?? ''));
  } catch {
    // Storage is blocked, or the entry was not written by us.
    return {};
  }
}
