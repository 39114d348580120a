import { useEffect, useState } from 'react';

/** Milliseconds after which a browser that can't tell (Safari) counts as idle. */
const PATIENCE = 2000;

/** Whether the browser has been idle since the element was rendered; stays true. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(begin, PATIENCE);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(begin);
    return () => cancelIdleCallback(request);
  }, []);
  return isIdle;
}
