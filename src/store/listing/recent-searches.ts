import * as v from 'valibot';
import { parseJson } from '../../lib/parse-json.ts';
import type { Store } from '../state.ts';

const KEY = 'ce-recentSearches';
const MOST = 5;

const keptSchema = v.object({ user: v.string(), terms: v.array(v.string()) });

/**
 * Terms searched for lately on this device, latest first: only with functional consent, and only those of whoever is
 * signed in. Those of somebody else are removed as soon as they are met.
 */
export function readRecentSearches(store: Store): readonly string[] {
  const kept = readKept();
  if (!kept) return [];
  if (store.getState().consent?.functional && kept.user === userOf(store)) return kept.terms;
  forgetRecentSearches();
  return [];
}

/** Keeps a term that was searched for. */
export function keepRecentSearch(store: Store, term: string): void {
  if (!term || !store.getState().consent?.functional) return;
  const others = readRecentSearches(store).filter((each) => each !== term);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ user: userOf(store), terms: [term, ...others].slice(0, MOST) }),
    );
  } catch {
    // Storage is blocked or full. Recent searches are a help.
  }
}

/**
 * Removes recent searches once they are nobody's who looks at the page: at its start after a logout, which is a plain
 * link, at a sign-out or sign-in meanwhile, and as functional consent is withdrawn.
 *
 * @returns the stop
 */
export function watchRecentSearches(store: Store): () => void {
  const check = () => {
    const { consent } = store.getState();
    const kept = readKept();
    // Nothing is known of the consent before the visitor's choice is read.
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
    // What cannot be reached was not kept.
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
    // Blocked, or not written by us.
    return undefined;
  }
}
