import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../../domain/search/suggestions.ts';
import { useListing } from '../../../../store/listing/listing-context.ts';

/** As long as the search waits for the next key. */
const PAUSE = 200;

/**
 * Suggestions for what is typed; those of what was typed before until the next are there. None once the field is empty,
 * and none if they cannot be had: the term can be searched for without them.
 */
export function useSuggestions(typed: string): Suggestions | undefined {
  const listing = useListing();
  const [suggestions, setSuggestions] = useState<Suggestions>();
  const term = typed.trim();
  useEffect(() => {
    if (!term) return setSuggestions(undefined);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      listing.suggest?.(term, asking.signal).then(
        (found) => asking.signal.aborted || setSuggestions(found),
        () => asking.signal.aborted || setSuggestions(undefined),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [listing, term]);
  return suggestions;
}
