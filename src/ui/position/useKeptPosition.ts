import { useLayoutEffect, useRef } from 'react';
import { keepPosition, keptPosition } from '../../lib/scroll/kept-position.ts';
import { type Anchor, holdPosition } from './hold-position.ts';

/** Milliseconds without scrolling after which the place is kept. */
const REST = 150;

/**
 * Keeps the reader's place in the history entry, and restores it when the page is loaded again: after a reload, a login,
 * or Back without the back/forward cache. The browser alone can't, since the content comes later than its attempt.
 *
 * @param listAnchors parts of the page, in its order
 */
export function useKeptPosition(listAnchors: () => readonly Anchor[]): void {
  const latest = useRef(listAnchors);
  useLayoutEffect(() => {
    latest.current = listAnchors;
  });
  useLayoutEffect(() => {
    const list = () => latest.current();
    const kept = keptPosition();
    let isHolding = kept !== undefined;
    const stop = kept
      ? holdPosition(kept, list, () => {
          isHolding = false;
        })
      : () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      if (!isHolding) keepPosition(measure(list()));
    };
    const scrolled = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    };
    addEventListener('scroll', scrolled, { passive: true });
    addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer);
      removeEventListener('scroll', scrolled);
      removeEventListener('pagehide', keep);
    };
  }, []);
}

/** The last part that begins in the upper half of the window; that is what is being read. */
function measure(anchors: readonly Anchor[]) {
  const y = Math.round(scrollY);
  const tops = anchors.map((anchor) => ({ ...anchor, top: anchor.element.getBoundingClientRect().top }));
  const read = y > 0 ? tops.findLast(({ top }) => top <= innerHeight / 2) : undefined;
  if (!read) return { y };
  const isOpen = read.element.querySelector('[aria-expanded]')?.getAttribute('aria-expanded') === 'true';
  return { y, id: read.id, offset: read.top, ...(isOpen && read.open && { isOpen }) };
}
