import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a function that runs its task once the pointer is up again.
 *
 * A press on a button takes the focus from a field first: were the field validated at once, its error could
 * move the button from under the pointer, and the click would be lost.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef(new Set<() => void>());

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    // The click follows within the same task as the release.
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
