import { type RefObject, useEffect } from 'react';
import { focusHit } from '../items/focus-hit.ts';

/** Focuses the first hit that “Load more” has added, since its button has moved or disappeared. */
export function useFocusFirstNew(root: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined && root.current) return focusHit(root.current, id);
  }, [root, id]);
}
