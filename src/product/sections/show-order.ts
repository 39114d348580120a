/** Lets sections come into sight from the first to the last, whichever is complete first. */
export interface ShowOrder {
  complete(name: string): void;
  /** Whether one before it is not complete. */
  isHeld(name: string): boolean;
  /** Whether none is missing any more. */
  isComplete(): boolean;
  subscribe(listener: () => void): () => void;
}

/** @param names in the order of the page */
export function createShowOrder(names: readonly string[]): ShowOrder {
  const missing = new Set(names);
  const listeners = new Set<() => void>();
  return {
    complete(name) {
      missing.delete(name);
      for (const listener of listeners) listener();
    },
    isHeld: (name) => names.slice(0, Math.max(names.indexOf(name), 0)).some((each) => missing.has(each)),
    isComplete: () => missing.size === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
