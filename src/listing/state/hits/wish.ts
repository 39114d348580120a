import { dropDraft, keepDraft, readDraft } from '../../../lib/storage/draft.ts';
import type { Page } from '../../../store/hooks.ts';
import { openLogin } from '../../../store/session/open-login.ts';
import type { Store } from '../../../store/state.ts';
import { draftName } from '../../../store/write/watch-drafts.ts';

/** How long a wish stands, in ms: long enough for a login by an email's link. */
const LASTS = 10 * 60_000;

const nameFor = (userId: string | undefined) => draftName(userId, 'wish');

/**
 * Opens the login for a visitor who wants to save something. As a draft, the wish outlives the navigation of the login,
 * becomes the user's, and goes with the user's session. It is dropped if the login is closed.
 *
 * @param target such as `product 400147`
 */
export function wishAfterLogin(page: Pick<Page, 'store' | 'bus'>, target: string): void {
  keepDraft(nameFor(undefined), { target, at: Date.now() });
  openLogin(page);
  const stop = page.bus.on('overlay:shown', ({ name }) => {
    if (name !== null) return;
    stop();
    if (page.store.getState().isLoginDue) dropDraft(nameFor(undefined));
  });
}

/** Whether the user wished to save this just before logging in. True once. */
export function takeWish(store: Store, target: string): boolean {
  const name = nameFor(store.getState().user?.userId);
  const wish = readDraft(name, { target: '', at: 0 });
  if (wish.target !== target) return false;
  dropDraft(name);
  return Date.now() - (wish.at ?? 0) < LASTS;
}
