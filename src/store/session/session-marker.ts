const KEY = 'ce-session';

// Lets a page restored from a cache detect that its user or the user's gates have changed since. Stored for
// signed-in users only, so that nothing is stored for a visitor before a choice.

/** The user fields that make up a mark. */
interface Marked {
  userId: string;
  requiredActions: readonly string[];
  privacyPolicyStates: readonly { version: string; accepted: boolean }[];
}

/** Returns the mark of a session: the user and the settled gates. Empty for a visitor. */
export function sessionMarkOf(user: Marked | null): string {
  if (!user) return '';
  const accepted = user.privacyPolicyStates.flatMap((state) => (state.accepted ? [state.version] : []));
  return [user.userId, user.requiredActions, accepted].join(' ');
}

/** Returns the mark of the last signed-in page, `ended` after a sign-out, or `null`. */
export function readSessionMarker(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether a page rendered for this user is outdated. */
export function isOutdated(user: Marked | null): boolean {
  return (readSessionMarker() ?? '') !== sessionMarkOf(user);
}

/** Whether the page was opened by history navigation, so that it may come from the HTTP cache. */
export function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Stores the mark of a session. */
export function writeSessionMarker(mark: string): void {
  try {
    localStorage.setItem(KEY, mark);
  } catch {
    // Storage is blocked. The mark is optional.
  }
}

/** Marks the session as ended, right before the page navigates to the logout address. */
export function markSessionEnded(): void {
  writeSessionMarker('ended');
}

/** Deletes the mark. */
export function clearSessionMarker(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}
