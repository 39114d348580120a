import type { FailureKey } from '../../errors/service-error.ts';
import { RetryText } from './RetryText.tsx';

export interface FailureTextProps {
  /** A failed call, such as a `ServiceError`. */
  failure: {
    failureKey: FailureKey;
    serverMessage?: string | undefined;
    retryAfter?: number | undefined;
  };
  /** Translates the keys of `failureTexts`. */
  t: (
    key:
      | `failure.${FailureKey}`
      | `failure.${'tooMany' | 'busy'}.${'seconds' | 'minutes'}`
      | 'failure.tooMany.over',
    values?: { count: number },
  ) => string;
  /** `read`: a call that the user has not attempted, so "Too many attempts" would be untrue. @default 'send' */
  purpose?: 'read' | 'send';
}

/**
 * Why a call failed: the service's message, else ours (spec S§7). If the service accepts no more calls, the time until
 * the next one counts down.
 */
export function FailureText({ failure, t, purpose = 'send' }: FailureTextProps) {
  const { failureKey, serverMessage, retryAfter } = failure;
  const isWait = failureKey === 'tooMany' || failureKey === 'busy';
  const key = isWait && purpose === 'read' ? 'busy' : failureKey;
  // A count says more than the service's sentence.
  if (!isWait || !retryAfter) return (failureKey !== 'tooMany' && serverMessage) || t(`failure.${key}`);
  const wait = `failure.${key as 'tooMany' | 'busy'}` as const;
  return (
    <RetryText
      // Another failure starts another countdown.
      key={retryAfter}
      seconds={retryAfter}
      inSeconds={(count) => t(`${wait}.seconds`, { count })}
      inMinutes={(count) => t(`${wait}.minutes`, { count })}
      overText={t('failure.tooMany.over')}
    />
  );
}
