import { useEffect, useState } from 'react';
import { openBasket } from '../../src/store/comparison/change-comparison.ts';
import { usePage } from '../../src/store/hooks.ts';

/** Parts of the bar shown on demand. */
export type Parts = Partial<typeof import('./panel/AboveBar.tsx')>;

/**
 * Parts of the bar shown on demand; fetched as soon as the bar is there, so that it can be opened offline. After a
 * failure each opening tries again, and the basket stays closed.
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
