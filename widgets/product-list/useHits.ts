import { useEffect, useRef, useState } from 'react';
import type { ServiceError } from '../../src/errors/service-error.ts';
import type { ProductHit } from '../../src/services/search.ts';
import { usePage } from '../../src/store/hooks.ts';
import { type HitsOutcome, type HitsQuery, loadHits } from './load-hits.ts';

interface Hits {
  /** The answer that all began with. */
  first: HitsOutcome;
  hits: readonly ProductHit[];
  total: number;
  failure?: ServiceError | undefined;
  isLoading: boolean;
  /** How many hits the last load has added, once there was one. */
  added?: number | undefined;
}

/** The list of hits after its first answer, and its growth. */
export function useHits(query: HitsQuery, first: HitsOutcome) {
  const { store, bus } = usePage();
  const [state, setState] = useState(() => beginWith(first));
  const loading = useRef<AbortController>(null);
  useEffect(() => () => loading.current?.abort(), []);

  let now = state;
  if (state.first !== first) {
    now = beginWith(first);
    setState(now);
  }
  const { hits } = now;

  const loadMore = async () => {
    loading.current?.abort();
    const controller = new AbortController();
    loading.current = controller;
    setState({ ...now, isLoading: true });
    const outcome = await loadHits(store, query, hits.length, controller.signal);
    if (controller.signal.aborted) return;
    const growth = grow(hits, outcome);
    setState((state) => (state.first === first ? { ...state, isLoading: false, ...growth } : state));
    if ('failure' in outcome) return;
    const shown = hits.length + (growth.added ?? 0);
    bus.emit('products:extended', { industry: query.industry, shown, total: outcome.total });
  };

  return { ...now, loadMore };
}

function beginWith(first: HitsOutcome): Hits {
  return { first, hits: [], total: 0, isLoading: false, ...first };
}

/** Hits that the catalogue has moved to the next part meanwhile are there already. */
function grow(hits: readonly ProductHit[], outcome: HitsOutcome): Partial<Hits> {
  if ('failure' in outcome) return outcome;
  const known = new Set(hits.map(({ id }) => id));
  const more = outcome.hits.filter(({ id }) => !known.has(id));
  return { hits: [...hits, ...more], total: outcome.total, added: more.length, failure: undefined };
}
