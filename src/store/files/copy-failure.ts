import { reportHandled } from '../../lib/report-handled.ts';
import type { copyingTexts } from '../../texts/copying.ts';
import type { Translate } from '../../texts/translate.ts';
import { addNotice } from '../notices/notices.ts';
import type { Notice, Store } from '../state.ts';

/**
 * Shows and reports that the browser has not copied (spec P§8). Where it has refused, without permission or because
 * the page has no focus, the notice also says what to do.
 */
export function addCopyFailure(
  store: Store,
  error: unknown,
  t: Translate<typeof copyingTexts>,
  about?: Notice['about'],
): void {
  reportHandled(error);
  const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
  const text = t('copying.failed');
  addNotice(store, { type: 'error', text: isRefused ? `${text} ${t('copying.refused')}` : text, about });
}
