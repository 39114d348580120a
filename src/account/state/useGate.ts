import { useEffect } from 'react';
import { useOverlay } from '../../store/hooks.ts';

/**
 * Whether to render a gate. Closes it as soon as it is not due: after it is settled, here or in another tab, or if it
 * was opened without being due.
 */
export function useGate(name: string, isDue: boolean): boolean {
  const { isShown, close } = useOverlay(name);
  useEffect(() => {
    if (isShown && !isDue) close();
  });
  return isShown && isDue;
}
