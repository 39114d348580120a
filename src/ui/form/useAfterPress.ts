import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that runs its task once the pointer is released.
 *
 * Pressing a button first moves the focus away from a field. If the field were validated at once, its error could move
 * the button from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef(new Set<() => void>());

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click follows in the same task as the release.
    const release = () =>
      setTimeout(() => {
        pressed.current = false;
        const tasks = [...waiting.current];
        waiting.current.clear();
        for (const task of tasks) task();
      });
    const options = { capture: true };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => {
      document.removeEventListener('pointerdown', press, options);
      document.removeEventListener('pointerup', release, options);
      document.removeEventListener('pointercancel', release, options);
    };
  }, []);

  return useCallback((task) => {
    if (pressed.current) waiting.current.add(task);
    else task();
  }, []);
}
