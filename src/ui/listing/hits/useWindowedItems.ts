import { type ComponentType, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepHitFocused } from './focus-hit.ts';
import type { HitItemsProps } from './hit-items.ts';

type Windowed = ComponentType<HitItemsProps<{ id: string }>>;

/** Fetches the list that renders what is near the window, once it is wanted. Until then, and without it, all is rendered. */
export function useWindowedItems(isWanted: boolean): Windowed | undefined {
  const [part, setPart] = useState<{ WindowedItems: Windowed }>();
  useEffect(() => {
    if (!isWanted) return;
    import('./WindowedItems.tsx').then(
      (windowed) => keepHitFocused(() => flushSync(() => setPart(windowed))),
      reportError,
    );
  }, [isWanted]);
  return isWanted ? part?.WindowedItems : undefined;
}
