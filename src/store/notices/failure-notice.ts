import type { ServiceError } from '../../errors/service-error.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureTexts, readFailureText } from '../../texts/failures.ts';
import { type Texts, type Translate, translator } from '../../texts/translate.ts';
import type { Page } from '../hooks.ts';
import { openLogin } from '../session/open-login.ts';
import type { Notice } from '../state.ts';
import { failureOf } from './failure-of.ts';
import { addNotice } from './notices.ts';

/** How a notice tells a failure. */
export interface FailureNotice<Catalogue extends Texts> {
  texts: Catalogue;
  /** A sentence with a `{reason}` in it. */
  key: keyof Catalogue & string;
  /** Does it again: on a press, or after the login where the session is the reason. */
  again?: (() => void) | undefined;
  kind?: Notice['kind'];
  about?: Notice['about'];
}

/** Reports a failed action by a notice, with a button that helps. The action's owner has put back what was shown. */
export function addFailureNotice<Catalogue extends Texts>(
  page: Pick<Page, 'store' | 'bus'>,
  error: unknown,
  { texts, key, again, kind, about }: FailureNotice<Catalogue>,
): void {
  const failure = failureOf(error);
  const { user, payload } = page.store.getState();
  const own = payload.texts;
  const t = translator(failureTexts, own);
  const reason = readFailureText(failure, t, user === null);
  const text: Translate<Catalogue> = translator(texts, own);
  addNotice(page.store, {
    type: 'error',
    text: text(key, { reason }),
    kind,
    about,
    action: again && helpFor(page, failure, again),
  });
}

function helpFor(
  page: Pick<Page, 'store' | 'bus'>,
  { remedy }: ServiceError,
  again: () => void,
): Notice['action'] {
  if (remedy === 'none') return undefined;
  const text = translator(commonTexts, page.store.getState().payload.texts)(`common.${remedy}`);
  return { text, run: () => (remedy === 'login' ? openLogin(page, again) : again()) };
}
