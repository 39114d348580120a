import { type RefObject, useEffect } from 'react';
import { afterPaint } from '../../../lib/after-paint.ts';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { focusHit } from '../items/focus-hit.ts';

/**
 * Focuses the first hit that “Load more” has added, since its button has moved or disappeared. Once it is painted: to
 * focus it before, the browser would lay out the list one more time.
 */
export function useFocusFirstNew(root: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const before = deepActiveElement();
    let stop = () => {};
    const cancel = afterPaint(() => {
      const now = deepActiveElement();
      // Visitors may have gone on by themselves.
      if (root.current && (now === null || now === before)) stop = focusHit(root.current, id);
    });
    return () => {
      cancel();
      stop();
    };
  }, [root, id]);
}
