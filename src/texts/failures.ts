import type { Translate } from './translate.ts';

/** What is told of a failed call for which the service has no words of its own. */
export const failureTexts = {
  'failure.unknown': 'An unknown error has occurred, please try again later.',
  'failure.offline': 'We cannot reach the server. Please check your connection and try again.',
  'failure.timeout': 'The server takes too long to answer. Please try again in a moment.',
  'failure.tooMany': 'Too many attempts. Please try again later.',
  'failure.tooMany.seconds': 'Too many attempts. Try again in {count} seconds.',
  'failure.tooMany.minutes': 'Too many attempts. Try again in {count} minutes.',
  'failure.tooMany.over': 'You can try again now.',
} as const;

/** The texts that the part `FailureText` takes. */
export function textsOfFailures(t: Translate<typeof failureTexts>) {
  return {
    unknown: t('failure.unknown'),
    offline: t('failure.offline'),
    timeout: t('failure.timeout'),
    tooMany: t('failure.tooMany'),
    inSeconds: (count: number) => t('failure.tooMany.seconds', { count }),
    inMinutes: (count: number) => t('failure.tooMany.minutes', { count }),
    overText: t('failure.tooMany.over'),
  };
}
