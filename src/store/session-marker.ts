const KEY = 'ce-session';

// Tells a page that comes back from a cache whether it still shows the right person, and asks that person for no
// more than is due. Written for signed-in users only, so that nothing is stored for a visitor before a choice.

/** What a mark is made of. */
interface Marked {
  userId: string;
  requiredActions: readonly string[];
  privacyPolicyStates: readonly { version: string; accepted: boolean }[];
}

/** The mark of a session: who is signed in, and what that person has settled. Empty for a visitor. */
export function sessionMarkOf(user: Marked | null): string {
  if (!user) return '';
  const accepted = user.privacyPolicyStates.flatMap((state) => (state.accepted ? [state.version] : []));
  return [user.userId, user.requiredActions, accepted].join(' ');
}

/** The mark of the last signed-in page, `ended` after a sign-out, or `null`. */
export function readSessionMarker(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Whether a page of this user shows what is not so any more. */
export function isOutdated(user: Marked | null): boolean {
  return (readSessionMarker() ?? '') !== sessionMarkOf(user);
}

/** Whether the page was come back to, and so may be one from the HTTP cache. */
export function isComeBackTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/** Remembers a session by its mark. */
export function writeSessionMarker(mark: string): void {
  try {
    localStorage.setItem(KEY, mark);
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
