import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../domain/search/suggestions.ts';
import { useListing } from '../../state/listing-context.ts';

/** The same pause as for the search. */
const PAUSE = 200;

/** What the typed text may stand for; `null` where that could not be loaded. */
export type Found = Suggestions | null;

/**
 * Suggestions for the typed text; earlier ones stay until the next arrive. None while the field is empty.
 *
 * @param isWanted whether the list is to be open: else nothing is asked for, as for a term on the way back
 */
export function useSuggestions(typed: string, isWanted: boolean): Found | undefined {
  const listing = useListing();
  const [found, setFound] = useState<{ term: string; suggestions: Found }>();
  const term = typed.trim();
  useEffect(() => {
    if (!term) return setFound(undefined);
    if (!isWanted) return setFound((before) => (before?.term === term ? before : undefined));
    const asking = new AbortController();
    const timer = setTimeout(() => {
      listing.suggest?.(term, asking.signal).then(
        (suggestions) => asking.signal.aborted || setFound({ term, suggestions }),
        () => asking.signal.aborted || setFound({ term, suggestions: null }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [listing, term, isWanted]);
  return found?.suggestions;
}
