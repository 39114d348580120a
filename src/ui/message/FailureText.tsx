import { RetryText } from './RetryText.tsx';

export interface FailureTextProps {
  /** A failed call, such as a `ServiceError`. */
  failure: {
    failureKey: 'offline' | 'timeout' | 'tooMany' | 'sessionOver' | 'unknown';
    isTooMany: boolean;
    serverMessage?: string | undefined;
    retryAfter?: number | undefined;
  };
  /** Translates the keys of `failureTexts`. */
  t: (
    key:
      | `failure.${FailureTextProps['failure']['failureKey']}`
      | `failure.tooMany.${'seconds' | 'minutes' | 'over'}`,
    values?: { count: number },
  ) => string;
}

/**
 * Why a call failed: the service's message, else ours (spec S§7). After too many attempts, the time until the next one
 * counts down.
 */
export function FailureText({ failure, t }: FailureTextProps) {
  const { failureKey, isTooMany, serverMessage, retryAfter } = failure;
  if (isTooMany && retryAfter) {
    return (
      <RetryText
        seconds={retryAfter}
        inSeconds={(count) => t('failure.tooMany.seconds', { count })}
        inMinutes={(count) => t('failure.tooMany.minutes', { count })}
        overText={t('failure.tooMany.over')}
      />
    );
  }
  return (!isTooMany && serverMessage) || t(`failure.${failureKey}`);
}
