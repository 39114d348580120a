import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepHitFocused } from './focus-hit.ts';
import type { HitItemsProps } from './hit-items.ts';

/** The list that renders what is near the window. */
interface WindowedList {
  WindowedItems: ComponentType<HitItemsProps<{ id: string }> & { heightOfOne: number }>;
  /** Height of the list that it takes the place of, shared among its hits: what is not measured yet counts as high. */
  heightOfOne: number;
}

/**
 * Fetches the list that renders what is near the window, once it is wanted. Until then, and without it, all is rendered.
 *
 * @param list the list with all hits, of which there are `count`
 */
export function useWindowedItems(
  isWanted: boolean,
  list: RefObject<HTMLElement | null>,
  count: number,
): WindowedList | undefined {
  const [windowed, setWindowed] = useState<WindowedList>();
  const latest = useRef(count);
  useEffect(() => {
    latest.current = count;
  });
  useEffect(() => {
    if (!isWanted) return;
    import('./WindowedItems.tsx').then(({ WindowedItems }) => {
      const heightOfOne = (list.current?.offsetHeight ?? 0) / latest.current;
      keepHitFocused(() => flushSync(() => setWindowed({ WindowedItems, heightOfOne })));
    }, reportError);
  }, [isWanted, list]);
  return isWanted ? windowed : undefined;
}
