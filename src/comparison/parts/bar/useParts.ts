import { useEffect, useState } from 'react';
import { reportHandled } from '../../../lib/report-handled.ts';
import { usePage } from '../../../store/hooks.ts';
import { openBasket } from '../../state/change-comparison.ts';

/** Milliseconds until the page is covered. */
const PATIENCE = 200;

/** Parts of the bar shown on demand. */
export type Parts = Partial<typeof import('../panel/AboveBar.tsx')>;

/**
 * Parts of the bar shown on demand; fetched as soon as the bar is there, so that it can be opened offline. Who opens the
 * basket without them is told that they are loading or missing; closed, it is tried again with the next opening.
 */
export function useParts(isOpen: boolean): Parts {
  const page = usePage();
  const [parts, setParts] = useState<Parts>({});
  const isThere = parts.AboveBar !== undefined;
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
    const fetchParts = () => {
      import('../panel/AboveBar.tsx').then(setParts, (error) => {
        reportHandled(error);
        if (isOver) return;
        clearTimeout(timer);
        standIn?.fail({ onRetry: fetchParts, onClose });
      });
    };
    fetchParts();
    return end;
  }, [isThere, isOpen, page]);
  return parts;
}
