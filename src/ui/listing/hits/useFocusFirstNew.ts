import { type RefObject, useEffect } from 'react';

/** Frames that a hit may take to come into the page, where only those near the window are. */
const PATIENCE = 30;

/** Moves the focus to the first hit that “Load more” has brought, since its button has moved on or is gone. */
export function useFocusFirstNew(root: RefObject<HTMLElement | null>, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    let frame = 0;
    let tries = 0;
    const focus = () => {
      const hit = root.current?.querySelector<HTMLElement>(`[data-ce-hit="${CSS.escape(id)}"]`);
      const link = hit?.querySelector('a');
      if (link) link.focus({ preventScroll: true });
      else if (tries++ < PATIENCE) frame = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(frame);
  }, [root, id]);
}
