import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed: what is closed on the screen is open on paper.
 *
 * @param around carries out the update, such as to keep the focus over it; must be stable
 */
export function usePrinting(around: (update: () => void) => void = carryOut): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // Paper has what is rendered when the listener returns.
    const begin = () => around(() => flushSync(() => setPrinting(true)));
    const end = () => around(() => flushSync(() => setPrinting(false)));
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, [around]);
  return isPrinting;
}

function carryOut(update: () => void): void {
  update();
}
