import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { ListingEngine } from '../../../store/listing/create-listing.ts';
import { useListingState } from '../../../store/listing/listing-context.ts';
import { measurePlace } from './measure-place.ts';
import { seekPlace } from './seek-place.ts';

/** What keeps the place: the engine of the listing. */
export type PlaceKeeper = Pick<ListingEngine, 'keepPlace' | 'hasPlace' | 'takePlace'>;

/** Milliseconds without scrolling after which the place is kept. */
const REST = 150;

/**
 * Keeps where someone is among the hits in the entry of the history, and goes there again after Back: the same hit at
 * the same distance from the top. With the back/forward cache the browser does that by itself.
 */
export function useListingPlace(
  root: RefObject<HTMLElement | null>,
  { keepPlace, hasPlace, takePlace }: PlaceKeeper,
): void {
  // The browser has scrolled as far as the served content reaches: what stands below it would be seen to jump away.
  useLayoutEffect(() => {
    if (hasPlace()) scrollTo({ top: 0, behavior: 'instant' });
  }, [hasPlace]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (root.current) keepPlace(measurePlace(root.current));
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    // A press on a link leaves the page.
    const pressed = () => keep();
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('pagehide', keep);
    addEventListener('click', pressed, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
      removeEventListener('pagehide', keep);
      removeEventListener('click', pressed, { capture: true });
    };
  }, [root, keepPlace]);

  const answer = useListingState((state) => state.answer);
  useLayoutEffect(() => {
    const place = answer && takePlace();
    if (!place || !root.current) return undefined;
    return seekPlace(
      root.current,
      place,
      answer.hits.map(({ id }) => id),
    );
  }, [root, answer, takePlace]);
}
