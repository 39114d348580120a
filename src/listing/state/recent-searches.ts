import * as v from 'valibot';
import { parseJson } from '../../lib/parse-json.ts';
import type { Store } from '../../store/state.ts';

const KEY = 'ce-recentSearches';
const MOST = 5;

const keptSchema = v.object({ user: v.string(), terms: v.array(v.string()) });

/**
 * Recent search terms on this device, latest first: only with functional consent, and only the current user's. Another
 * user's are deleted as soon as they are found.
 */
export function readRecentSearches(store: Store): readonly string[] {
  const kept = readKept();
  if (!kept) return [];
  if (store.getState().consent?.functional && kept.user === userOf(store)) return kept.terms;
  forgetRecentSearches();
  return [];
}

/** Stores a search term. */
export function keepRecentSearch(store: Store, term: string): void {
  if (!term || !store.getState().consent?.functional) return;
  const others = readRecentSearches(store).filter((each) => each !== term);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ user: userOf(store), terms: [term, ...others].slice(0, MOST) }),
    );
  } catch {
    // Storage is blocked or full. Recent searches are optional.
  }
}

/**
 * Deletes recent searches that are not the viewer's: on page load after a logout, which is a plain link, on a sign-out
 * or sign-in, and when functional consent is withdrawn.
 *
 * @returns a function that stops it
 */
export function watchRecentSearches(store: Store): () => void {
  const check = () => {
    const { consent } = store.getState();
    const kept = readKept();
    // The visitor's choice has not been read yet.
    if (kept && (kept.user !== userOf(store) || consent?.functional === false)) forgetRecentSearches();
  };
  check();
  return store.subscribe((now, before) => {
    if (now.user?.userId !== before.user?.userId || now.consent !== before.consent) check();
  });
}

function forgetRecentSearches(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/** Empty for a visitor. */
function userOf(store: Store): string {
  return store.getState().user?.userId ?? '';
}

function readKept(): v.InferOutput<typeof keptSchema> | undefined {
  try {
    const json = localStorage.getItem(KEY);
    return json ? v.parse(keptSchema, parseJson(json)) : undefined;
  } catch {
    // Storage is blocked, or the entry was not written by us.
    return undefined;
  }
}
