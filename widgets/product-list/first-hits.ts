import type { Store } from '../../src/store/state.ts';
import { type HitsOutcome, type HitsQuery, loadHits } from './load-hits.ts';

const pending = new WeakMap<Store, Map<string, Promise<HitsOutcome>>>();

/**
 * The first answer to a query, the same promise until `forgetFirstHits`: a component that suspends has no
 * state yet to keep it in.
 *
 * @param reader who asks; what is found depends on it
 */
export function firstHits(store: Store, query: HitsQuery, reader: string | undefined): Promise<HitsOutcome> {
  const answers = pending.get(store) ?? new Map<string, Promise<HitsOutcome>>();
  pending.set(store, answers);
  const key = keyOf(query, reader);
  const answer = answers.get(key) ?? loadHits(store, query, 0);
  answers.set(key, answer);
  return answer;
}

/** Lets the next `firstHits` ask anew. */
export function forgetFirstHits(store: Store, query: HitsQuery, reader: string | undefined): void {
  pending.get(store)?.delete(keyOf(query, reader));
}

function keyOf({ industry, q, size }: HitsQuery, reader: string | undefined): string {
  return JSON.stringify([industry, q, size, reader]);
}
