const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Calls back when a reader moves on: nothing may scroll the page away from there. Returns a function that stops it. */
export function onMoveByHand(listener: () => void): () => void {
  for (const type of BY_HAND) addEventListener(type, listener, { passive: true });
  return () => {
    for (const type of BY_HAND) removeEventListener(type, listener);
  };
}
