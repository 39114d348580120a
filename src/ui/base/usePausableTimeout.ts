import { useEffect, useRef, useState } from 'react';

/**
 * Calls back once after a time, without pauses and the time in which the tab is hidden.
 *
 * @param duration in ms; `Infinity` never ends
 */
export function usePausableTimeout(duration: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const end = useRef(onEnd);
  const isHidden = useIsTabHidden();
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || isHidden || left.current === Number.POSITIVE_INFINITY) return;
    const started = performance.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, isHidden]);
}

function useIsTabHidden(): boolean {
  const [isHidden, setIsHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}
