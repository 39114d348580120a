import type { ServiceError } from '../errors/service-error.ts';
import type { failureTexts } from '../texts/failures.ts';
import type { Translate } from '../texts/translate.ts';

/** A title and a sentence below it. */
export interface Words {
  title?: string | undefined;
  text?: string | undefined;
}

/** Words of one place for a failed read. What is left out is said in the words that all islands share. */
export interface FailureWords extends Words {
  /** For visitors, who may only need to log in. */
  login?: Words;
  /** The service refuses it to this user. */
  forbidden?: Words;
  /** The service says that it does not exist. */
  gone?: Words;
}

/**
 * Words for a failed read: those of the place, else of the service (spec S§7), else shared ones. `text` is `undefined`
 * where the cause is to be told by `FailureText`, which can count down.
 */
export function wordsFor(
  failure: ServiceError,
  own: FailureWords,
  { isVisitor, t }: { isVisitor: boolean; t: Translate<typeof failureTexts> },
): Words {
  const { serverMessage } = failure;
  const { login, forbidden, gone, ...any } = own;
  if (failure.isSessionOver && isVisitor)
    return { ...any, text: serverMessage ?? t('failure.needsLogin'), ...login };
  // Says more than the service, which does not know what the user sees.
  if (failure.isSessionOver) return { ...any, text: t('failure.sessionOver') };
  if (failure.isForbidden) {
    const text = serverMessage ?? forbidden?.text ?? t('failure.forbidden');
    return { ...any, ...forbidden, text };
  }
  if (failure.isGone && gone) return { ...any, ...gone };
  return any;
}
