import { useEffect, useState } from 'react';
import { withValues } from '../../rules/change-query.ts';
import { useListing, useListingState } from '../../state/listing-context.ts';

type Counts = ReadonlyMap<string, number>;

const NONE: Counts = new Map();

/**
 * Number of hits from each of these dates on. Services don't count dates, so each is a separate call: made only while
 * the facet is expanded, once per answer. For the selected date it is the answer's total.
 *
 * @param dates a stable array
 */
export function useDateCounts(key: string, dates: readonly string[], isOpen: boolean): Counts {
  const listing = useListing();
  const queryId = useListingState((state) => state.answer?.queryId);
  const isLoading = useListingState((state) => state.loading === 'answer');
  const [counted, setCounted] = useState<{ queryId: string | undefined; counts: Counts }>();
  useEffect(() => {
    const { answer } = listing.state.getState();
    if (!isOpen || isLoading || !answer || answer.queryId !== queryId) return;
    const { query, total } = answer;
    const counting = new AbortController();
    const count = async (date: string): Promise<[string, number]> => {
      if (query.filters[key]?.[0] === date) return [date, total];
      return [date, await listing.count(withValues(query, key, [date]), counting.signal)];
    };
    Promise.allSettled(dates.map(count)).then((outcomes) => {
      if (counting.signal.aborted) return;
      // A date that could not be counted is shown without a number.
      const known = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      setCounted({ queryId, counts: new Map(known) });
    });
    return () => counting.abort();
  }, [listing, key, dates, isOpen, isLoading, queryId]);
  return counted && counted.queryId === queryId ? counted.counts : NONE;
}
