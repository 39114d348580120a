import { useEffect, useRef, useState } from 'react';
import { useListing, useListingState } from '../../state/listing-context.ts';

/** Pause in ms between the last key and the search, the same for suggestions and hits. */
const PAUSE = 200;

/**
 * The text of the search field. It is searched for with the first key, since many type no more, and then after a pause in
 * typing; never while an input method composes. A term that changes elsewhere, as on Back, replaces the typed text.
 */
export function useTypedTerm() {
  const listing = useListing();
  const term = useListingState((state) => state.query.term);
  const [typed, setTyped] = useState(term);
  const [known, setKnown] = useState(term);
  if (term !== known) {
    setKnown(term);
    if (term !== typed.trim()) setTyped(term);
  }

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another term makes a search that still waits out of date
  useEffect(() => () => clearTimeout(timer.current), [term]);

  const lastKeyAt = useRef(-PAUSE);
  const searchSoon = (value: string) => {
    clearTimeout(timer.current);
    if (isComposing.current) return;
    const search = () => {
      if (value.trim() !== listing.state.getState().query.term) listing.search(value.trim(), 'typing');
    };
    const now = performance.now();
    if (now - lastKeyAt.current >= PAUSE) search();
    else timer.current = setTimeout(search, PAUSE);
    lastKeyAt.current = now;
  };
  return {
    typed,
    type(value: string) {
      setTyped(value);
      searchSoon(value);
    },
    submit(value: string) {
      clearTimeout(timer.current);
      setTyped(value);
      listing.search(value.trim(), 'submitted');
    },
    composition: {
      onCompositionStart: () => {
        isComposing.current = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        isComposing.current = false;
        searchSoon(currentTarget.value);
      },
    },
  };
}
