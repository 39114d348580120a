/** Shows sections in the order of the page, whichever is complete first. */
export interface ShowOrder {
  complete(name: string): void;
  /** Whether an earlier section is incomplete. */
  isHeld(name: string): boolean;
  /** Whether all sections are complete. */
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
