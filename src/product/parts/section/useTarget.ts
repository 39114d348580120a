import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { ShownContext } from '../frame/WhenComplete.tsx';
import type { Target, Targets } from './targets.ts';

/** The places of the island; `null` for a section outside of a product page. */
export const TargetsContext = createContext<Targets | null>(null);

/**
 * Gives a part of the page an address, and an entry in the index if it has a title.
 *
 * @param target `open` opens what hides the part
 */
export function useTarget(
  element: RefObject<HTMLElement | null>,
  { id, title, within, count, open }: Omit<Target, 'element'>,
): void {
  const targets = useContext(TargetsContext);
  const isShown = useContext(ShownContext);
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  useLayoutEffect(() => {
    if (!element.current || !isShown) return;
    return targets?.add({
      id,
      title,
      within,
      count,
      element: element.current,
      open: () => latest.current?.(),
    });
  }, [targets, isShown, element, id, title, within, count]);
}
