import type { ServiceError } from '../errors/service-error.ts';
import type { Translate } from './translate.ts';

/** Why a call failed, if the service has no message: `failure.<failureKey of the ServiceError>`. */
export const failureTexts = {
  'failure.unknown': 'An unknown error has occurred, please try again later.',
  'failure.offline': 'We cannot reach the server. Please check your connection and try again.',
  'failure.unreachable': 'We cannot reach the server just now. Please try again in a moment.',
  'failure.timeout': 'The server is taking too long to answer. Please try again in a moment.',
  /**
   * Follows the reason why something was not sent or saved, if its answer was lost. Replace it if your services do not
   * honour the header `Idempotency-Key`.
   */
  'failure.mayBeDone': 'It may have reached us all the same. You can safely send it again.',
  /** Replaces `failure.unknown` for files that are empty or cut. */
  'failure.incomplete': 'The file did not arrive complete. Please try again.',
  /** Visitors have no session that could end. */
  'failure.needsLogin': 'Please log in to see this.',
  'failure.forbidden': 'Your account does not have access to this.',
  'failure.sessionOver.send': 'Your session has ended. Log in to continue. What you entered is kept.',
  /** A call that needs a recent login (decision 61). */
  'failure.loginTooOld': 'You logged in too long ago for this. Log in again to continue.',
  'failure.sessionOver': 'Your session has ended. Please log in again.',
  'failure.tooMany': 'Too many attempts. Please try again later.',
  'failure.tooMany.seconds': 'Too many attempts. Try again in {count} seconds.',
  'failure.tooMany.minutes': 'Too many attempts. Try again in {count} minutes.',
  'failure.tooMany.over': 'You can try again now.',
  /** Replaces `failure.tooMany` for calls that the user has not attempted. */
  'failure.busy': 'The server is busy. Try again in a moment.',
  'failure.busy.seconds': 'The server is busy. Try again in {count} seconds.',
  'failure.busy.minutes': 'The server is busy. Try again in {count} minutes.',
} as const;

/**
 * Why something failed, as a sentence within others: the service's own (spec S§7), else ours. The end of a session is
 * always ours, since the service does not know that there was one.
 */
export function readFailureText(
  failure: ServiceError,
  t: Translate<typeof failureTexts>,
  isVisitor: boolean,
): string {
  const { serverMessage, retryAfter, failureKey, isSessionOver } = failure;
  if (isSessionOver) return isVisitor ? (serverMessage ?? t('failure.needsLogin')) : t('failure.sessionOver');
  const isWait = failureKey === 'tooMany' || failureKey === 'busy';
  if (isWait && retryAfter) return t('failure.busy.seconds', { count: retryAfter });
  return serverMessage ?? t(isWait ? 'failure.busy' : `failure.${failureKey}`);
}
