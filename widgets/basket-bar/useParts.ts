import { useEffect, useState } from 'react';
import { openBasket } from '../../src/store/comparison/open-basket.ts';
import { usePage } from '../../src/store/hooks.ts';

const load = async () => {
  const [{ BasketPanel }, { BasketStrips }] = await Promise.all([
    import('./panel/BasketPanel.tsx'),
    import('./panel/BasketStrips.tsx'),
  ]);
  return { BasketPanel, BasketStrips };
};

/** What the bar shows on demand. */
export type Parts = Awaited<ReturnType<typeof load>>;

/**
 * What the bar shows on demand; fetched as soon as the bar itself is there, so that opening it needs no connection.
 * Where it does not come, each opening tries again, and the basket stays closed.
 */
export function useParts(isOpen: boolean): Partial<Parts> {
  const page = usePage();
  const [parts, setParts] = useState<Partial<Parts>>({});
  const isThere = parts.BasketPanel !== undefined;
  useEffect(() => {
    if (isThere) return;
    load().then(setParts, () => isOpen && openBasket(page, false));
  }, [isThere, isOpen, page]);
  return parts;
}
