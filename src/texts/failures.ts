import type { ServiceError } from '../errors/service-error.ts';
import type { Translate } from './translate.ts';

/** Why a call failed, if the service has no message: `failure.<failureKey of the ServiceError>`. */
export const failureTexts = {
  'failure.unknown': 'An unknown error has occurred, please try again later.',
  'failure.offline': 'We cannot reach the server. Please check your connection and try again.',
  'failure.timeout': 'The server is taking too long to answer. Please try again in a moment.',
  'failure.sessionOver': 'Your session has ended. Please log in again.',
  'failure.tooMany': 'Too many attempts. Please try again later.',
  'failure.tooMany.seconds': 'Too many attempts. Try again in {count} seconds.',
  'failure.tooMany.minutes': 'Too many attempts. Try again in {count} minutes.',
  'failure.tooMany.over': 'You can try again now.',
  /** Replaces `failure.tooMany` for calls that the user has not attempted. */
  'failure.busy': 'The server is busy. Try again in a moment.',
} as const;

/** Why something failed to load. */
export function readFailureText(failure: ServiceError, t: Translate<typeof failureTexts>): string {
  return t(failure.isTooMany ? 'failure.busy' : `failure.${failure.failureKey}`);
}
