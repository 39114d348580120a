import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces `ResizeObserver`: happy-dom lays nothing out.
 *
 * @returns tells the observers that sizes have changed
 */
export function fakeSizes(): () => Promise<void> {
  const observers = new Set<() => void>();
  let size = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void;
      #targets: Element[] = [];
      constructor(onChange: (entries: object[]) => void) {
        this.#tell = () =>
          onChange(this.#targets.map((target) => ({ target, contentRect: { width: size, height: size } })));
      }
      observe(target: Element) {
        this.#targets.push(target);
        observers.add(this.#tell);
      }
      unobserve() {}
      disconnect() {
        this.#targets = [];
        observers.delete(this.#tell);
      }
    },
  );
  return async () => {
    size++;
    await act(async () => {
      for (const tell of [...observers]) tell();
      // Observers may pause for the rest of the frame.
      await new Promise(requestAnimationFrame);
    });
  };
}
