import { useEffect, useState } from 'react';
import { reportHandled } from '../../../lib/report-handled.ts';
import { usePage } from '../../../store/hooks.ts';
import { openBasket } from '../../state/change-comparison.ts';

/** Milliseconds until the page is covered. */
const PATIENCE = 200;

/** Parts of the bar shown on demand. */
export type AboveBar = Partial<typeof import('../panel/AboveBar.tsx')>;

/**
 * Parts of the bar shown on demand; fetched as soon as the bar is there, so that it can be opened offline. Who opens the
 * basket without them is told that they are loading or missing; closed, it is tried again with the next opening.
 */
export function useAboveBar(isOpen: boolean): AboveBar {
  const page = usePage();
  const [loaded, setLoaded] = useState<AboveBar>({});
  const isThere = loaded.AboveBar !== undefined;
  useEffect(() => {
    if (isThere) return;
    const standIn = isOpen ? page.standIn() : undefined;
    const onClose = () => openBasket(page, false);
    const timer = setTimeout(() => standIn?.wait(onClose), PATIENCE);
    let isOver = false;
    const end = () => {
      isOver = true;
      clearTimeout(timer);
      standIn?.close();
    };
    const load = () => {
      import('../panel/AboveBar.tsx').then(setLoaded, (error) => {
        reportHandled(error);
        if (isOver) return;
        clearTimeout(timer);
        standIn?.fail({ onRetry: load, onClose });
      });
    };
    load();
    return end;
  }, [isThere, isOpen, page]);
  return loaded;
}
