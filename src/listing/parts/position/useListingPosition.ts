import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ListingAnswer } from '../../state/listing.ts';
import { useListingState } from '../../state/listing-context.ts';
import type { ListingEngine } from '../../state/listing-engine.ts';
import { focusHit } from './focus-hit.ts';
import { measurePosition } from './measure-position.ts';
import { seekPosition } from './seek-position.ts';

/** The listing's engine, which stores the position. */
export type PositionKeeper = Pick<ListingEngine, 'keepPosition' | 'hasPosition' | 'takePosition'>;

/** Milliseconds without scrolling after which the position is stored. */
const REST = 150;

/**
 * Stores the position in the hits in the history entry, and restores it after Back: the same hit at the same distance
 * from the top. With the back/forward cache the browser does that itself.
 */
export function useListingPosition(
  root: RefObject<HTMLElement | null>,
  { keepPosition, hasPosition, takePosition }: PositionKeeper,
): void {
  // The browser has scrolled only to the end of the server-rendered content: what is below would visibly jump.
  useLayoutEffect(() => {
    if (hasPosition()) scrollTo({ top: 0, behavior: 'instant' });
  }, [hasPosition]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (root.current) keepPosition(measurePosition(root.current));
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
  }, [root, keepPosition]);

  const answer = useListingState((state) => state.answer);
  const latest = useRef(answer);
  const stop = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    latest.current = answer;
    const position = answer && takePosition();
    if (!position || !root.current) return;
    stop.current?.();
    // Goes on while totals or missing hits come, which make another answer.
    const stopSeeking = seekPosition(root.current, position, (id) => indexOfHit(latest.current, id));
    const stopFocusing = position.focus === undefined ? undefined : focusHit(root.current, position.focus);
    stop.current = () => {
      stopSeeking();
      stopFocusing?.();
    };
  }, [root, answer, takePosition]);
  useEffect(() => () => stop.current?.(), []);
}

/** Index among all hits, missing ones included; -1 if it is not loaded. */
function indexOfHit(answer: ListingAnswer | undefined, wanted: string | undefined): number {
  const at = answer?.hits.findIndex(({ id }) => id === wanted) ?? -1;
  return at < 0 ? -1 : at + (answer?.before?.count ?? 0);
}
