import { useEffect, useState } from 'react';
import { openBasket } from '../../src/store/comparison/change-comparison.ts';
import { usePage } from '../../src/store/hooks.ts';

/** What the bar shows on demand. */
export type Parts = Partial<typeof import('./panel/AboveBar.tsx')>;

/**
 * What the bar shows on demand; fetched as soon as the bar itself is there, so that opening it needs no connection.
 * Where it does not come, each opening tries again, and the basket stays closed.
 */
export function useParts(isOpen: boolean): Parts {
  const page = usePage();
  const [parts, setParts] = useState<Parts>({});
  const isThere = parts.AboveBar !== undefined;
  useEffect(() => {
    if (isThere) return;
    import('./panel/AboveBar.tsx').then(setParts, () => isOpen && openBasket(page, false));
  }, [isThere, isOpen, page]);
  return parts;
}
