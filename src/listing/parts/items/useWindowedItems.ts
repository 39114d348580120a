import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { reportHandled } from '../../../lib/report-handled.ts';
import { keepHitFocused } from './focus-hit.ts';
import type { HitItemsProps } from './hit-items.ts';
import type { MissingRoom } from './missing-room.ts';
import { type RowHeights, rowHeights } from './row-heights.ts';

/** The virtual list's component. */
interface WindowedList {
  WindowedItems: ComponentType<HitItemsProps<{ id: string }> & { heights: RowHeights }>;
  /** Row heights of the list that it replaces. */
  heights: RowHeights;
}

/**
 * Loads the virtual list on demand. Until then, and if that fails, all hits are rendered.
 *
 * @param list the list with all loaded hits
 */
export function useWindowedItems(
  isWanted: boolean,
  list: RefObject<HTMLElement | null>,
  missing: MissingRoom,
): WindowedList | undefined {
  const [windowed, setWindowed] = useState<WindowedList>();
  const latest = useRef(missing);
  useEffect(() => {
    latest.current = missing;
  });
  useEffect(() => {
    if (!isWanted) return;
    import('./WindowedItems.tsx').then(({ WindowedItems }) => {
      if (!list.current) return;
      const hits = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-ce-hit]')];
      const heights = rowHeights(list.current, hits, latest.current);
      keepHitFocused(() => flushSync(() => setWindowed({ WindowedItems, heights })));
    }, reportHandled);
  }, [isWanted, list]);
  return isWanted ? windowed : undefined;
}
