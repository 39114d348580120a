import { useEffect } from 'react';
import { useOverlay } from './hooks.ts';

/**
 * Whether an overlay that becomes due by itself is to be rendered. It steps aside as soon as it is not due: once
 * it is settled, here or in another tab, and where a page asks for it without need.
 */
export function useGate(name: string, isDue: boolean): boolean {
  const { isShown, close } = useOverlay(name);
  useEffect(() => {
    if (isShown && !isDue) close();
  });
  return isShown && isDue;
}
