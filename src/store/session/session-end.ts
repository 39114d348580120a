import { ServiceError } from '../../errors/service-error.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureTexts } from '../../texts/failures.ts';
import { translator } from '../../texts/translate.ts';
import type { Page } from '../hooks.ts';
import { addNotice } from '../notices/notices.ts';
import { httpContextOf } from '../reads/http-context.ts';
import { loadService } from '../reads/load-service.ts';
import type { SessionSlice, Store } from '../state.ts';
import { openLogin } from './open-login.ts';
import { endSession, replaceUser } from './session.ts';

/**
 * Asks the user service for the signed-in user: what has changed elsewhere, such as by an email's link (spec S§7 "User
 * service"), or that the session has ended. Other failures are ignored: the next action reports them.
 *
 * @param end who would have found out
 */
export async function checkSession(
  store: Store,
  end: NonNullable<SessionSlice['sessionEnd']>,
): Promise<void> {
  const { token, sessionEpoch } = store.getState();
  const isSame = () => store.getState().sessionEpoch === sessionEpoch && store.getState().token === token;
  try {
    const { readMe } = await loadService(() => import('../../services/me.ts'));
    const user = await readMe(httpContextOf(store));
    store.setState({ refusedToken: null });
    if (isSame()) replaceUser(store, user);
  } catch (error) {
    if (error instanceof ServiceError && error.isSessionOver && isSame()) endSession(store, end);
  }
}

/** Says that the session has ended, until the next login: nothing else on the page has said so. */
export function announceSessionEnd({ store, bus }: Pick<Page, 'store' | 'bus'>): void {
  const { texts } = store.getState().payload;
  const text = translator(failureTexts, texts)('failure.sessionOver');
  const login = translator(commonTexts, texts)('common.login');
  addNotice(store, { type: 'error', text, action: { text: login, run: () => openLogin({ store, bus }) } });
  const stop = store.subscribe(({ sessionEnd }) => {
    if (sessionEnd) return;
    stop();
    store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.text !== text) }));
  });
}
