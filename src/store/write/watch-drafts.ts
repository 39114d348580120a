import { dropOtherDrafts, handOnDrafts, restoreDrafts } from '../../lib/storage/draft.ts';
import type { Store } from '../state.ts';

const VISITOR = 'visitor';

/** Name of a draft of the signed-in user, or of the visitor. Users see their own only. */
export function draftName(userId: string | undefined, form: string): string {
  return `${userId ?? VISITOR}/${form}`;
}

/**
 * Deletes drafts of everybody but the page's user: on page load after a logout, which is a plain link, on a sign-out or
 * sign-in. What a visitor has typed goes on after the login as the user's. After a sign-out elsewhere, or the end of
 * the session, the page remembers the drafts for its user, who may come back.
 *
 * @param saysWhoIsHere whether the page's payload tells who its user is
 * @returns a function that stops it
 */
export function watchDrafts(store: Store, saysWhoIsHere = true): () => void {
  let left: { userId: string; drafts: ReadonlyMap<string, string> } | undefined;
  const check = (userId: string | undefined) => {
    if (userId) handOnDrafts(draftName(undefined, ''), draftName(userId, ''));
    return dropOtherDrafts(draftName(userId, ''));
  };
  if (saysWhoIsHere) check(store.getState().user?.userId);
  return store.subscribe((now, before) => {
    const userId = now.user?.userId;
    if (userId === before.user?.userId) return;
    if (left && userId === left.userId) restoreDrafts(left.drafts);
    const drafts = check(userId);
    left = !userId && before.user ? { userId: before.user.userId, drafts } : undefined;
  });
}
