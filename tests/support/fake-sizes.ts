import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces `ResizeObserver`: happy-dom lays nothing out.
 *
 * @returns tells the observers that sizes have changed
 */
export function fakeSizes(): () => void {
  const observers = new Set<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onChange: () => void;
      constructor(onChange: () => void) {
        this.#onChange = onChange;
      }
      observe() {
        observers.add(this.#onChange);
      }
      unobserve() {}
      disconnect() {
        observers.delete(this.#onChange);
      }
    },
  );
  return () =>
    act(() => {
      for (const onChange of observers) onChange();
    });
}
