import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../../domain/search/suggestions.ts';
import { useListing } from '../../../../store/listing/listing-context.ts';

/** As long as the search waits for the next key. */
const PAUSE = 200;

/**
 * Suggestions for what is typed; those of what was typed before until the next are there. None once the field is empty,
 * and none if they cannot be had: the term can be searched for without them.
 *
 * @param isWanted whether the list is to be open: else nothing is asked for, as for a term on the way back
 */
export function useSuggestions(typed: string, isWanted: boolean): Suggestions | undefined {
  const listing = useListing();
  const [found, setFound] = useState<{ term: string; suggestions: Suggestions }>();
  const term = typed.trim();
  useEffect(() => {
    if (!term) return setFound(undefined);
    if (!isWanted) return setFound((before) => (before?.term === term ? before : undefined));
    const asking = new AbortController();
    const timer = setTimeout(() => {
      listing.suggest?.(term, asking.signal).then(
        (suggestions) => asking.signal.aborted || setFound({ term, suggestions }),
        () => asking.signal.aborted || setFound(undefined),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [listing, term, isWanted]);
  return found?.suggestions;
}
