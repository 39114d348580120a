const KEY = 'ce-session';

// Tells a page that comes back from the back-forward cache whether it still shows the right person. Written
// for signed-in users only, so that nothing is stored for a visitor before a choice.

/** The user id of the last signed-in page, `ended` after a sign-out, or `null`. */
export function readSessionMarker(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers who is signed in. */
export function writeSessionMarker(userId: string): void {
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    // Storage is blocked: the page goes on without.
  }
}

/** Says, right before the page leaves for the logout address, that the session ends. */
export function markSessionEnded(): void {
  writeSessionMarker('ended');
}

/** Forgets the session. */
export function clearSessionMarker(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
