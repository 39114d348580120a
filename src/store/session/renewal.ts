import type { State, Store } from '../state.ts';

/**
 * Calls back each time when a user whose session had ended has logged in again, here or in another tab. What stands on
 * the page is still that user's, so that everything can go on where it was.
 *
 * @returns a function that stops it
 */
export function afterRenewal(store: Store, onRenewed: () => void): () => void {
  return store.subscribe((now, before) => {
    if (isRenewed(now, before)) onRenewed();
  });
}

/** Waits for the next login: calls back if it is that of the same user, or a visitor's first. */
export function afterNextLogin(store: Store, goOn: () => void): () => void {
  const stop = store.subscribe((now, before) => {
    if (now.sessionEpoch === before.sessionEpoch) return;
    stop();
    if (isRenewed(now, before)) goOn();
  });
  return stop;
}

function isRenewed(now: State, before: State): boolean {
  if (!now.user || now.sessionEpoch === before.sessionEpoch) return false;
  return before.user === null || now.user.userId === before.user.userId;
}
