import { setSessionItem, takeSessionItem } from '../../lib/storage/session-storage.ts';

// A login navigates, and only the next page's payload shows whether the site has taken it over. The session storage
// carries the time of the login there.

const KEY = 'ce-logged-in-at';

/** How long after a login, in ms, a page counts as the one it led to. */
const NEXT_PAGE = 60_000;

/** A login has succeeded; the page is about to navigate. */
export function markLogin(): void {
  setSessionItem(KEY, `${Date.now()}`);
}

/** Whether this is the page that a login has led to. True once. */
export function takeLoginMark(): boolean {
  return Date.now() - Number(takeSessionItem(KEY)) < NEXT_PAGE;
}
