import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepHitFocused } from './focus-hit.ts';

/** Whether the page is being printed; updates are rendered before printing. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => keepHitFocused(() => flushSync(() => setPrinting(true)));
    const end = () => keepHitFocused(() => flushSync(() => setPrinting(false)));
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
