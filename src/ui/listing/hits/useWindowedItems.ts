import { type ComponentType, useEffect, useState } from 'react';
import type { HitItemsProps } from './hit-items.ts';

type Windowed = ComponentType<HitItemsProps<{ id: string }>>;

/** Fetches the list that renders what is near the window, once it is wanted. Until then, and without it, all is rendered. */
export function useWindowedItems(isWanted: boolean): Windowed | undefined {
  const [part, setPart] = useState<{ WindowedItems: Windowed }>();
  useEffect(() => {
    if (isWanted) import('./WindowedItems.tsx').then(setPart, reportError);
  }, [isWanted]);
  return isWanted ? part?.WindowedItems : undefined;
}
