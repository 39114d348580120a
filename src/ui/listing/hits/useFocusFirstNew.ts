import { type RefObject, useEffect } from 'react';
import { focusHit } from './focus-hit.ts';

/** Moves the focus to the first hit that “Load more” has brought, since its button has moved on or is gone. */
export function useFocusFirstNew(root: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id !== undefined && root.current) return focusHit(root.current, id);
  }, [root, id]);
}
