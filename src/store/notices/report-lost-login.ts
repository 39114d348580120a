import type { Bus } from '../../events/bus.ts';
import { lostLoginTexts } from '../../texts/lost-login.ts';
import { translator } from '../../texts/translate.ts';
import type { Store } from '../state.ts';
import { addNotice } from './notices.ts';

/** Reports that a login has succeeded, but this page was written for a visitor: from a cache, or always. */
export function reportLostLogin(store: Store, bus: Bus): void {
  console.error('ce-widgets: a login has succeeded, but the payload of this page has no valid user.');
  bus.emit('login:lost', {});
  const t = translator(lostLoginTexts, store.getState().payload.texts);
  addNotice(store, {
    type: 'error',
    text: t('login.lost'),
    action: { text: t('login.lost.reload'), run: () => location.reload() },
  });
}
