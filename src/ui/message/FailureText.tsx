import { RetryText, type RetryTextProps } from './RetryText.tsx';

const TOO_MANY_REQUESTS = 429;

/** Texts of {@link FailureText}. */
export interface FailureTexts extends Omit<RetryTextProps, 'seconds'> {
  offline: string;
  timeout: string;
  /** Too many attempts, and no word of when to try again. */
  tooMany: string;
  unknown: string;
}

export interface FailureTextProps {
  /** What is known of a failed call, such as a `ServiceError`. */
  failure: {
    kind: string;
    status: number;
    serverMessage?: string | undefined;
    retryAfter?: number | undefined;
  };
  texts: FailureTexts;
}

/**
 * Why a call failed: the service's own words, else what the browser knows (spec S§7). After too
 * many attempts the time until the next one runs down.
 */
export function FailureText({ failure, texts }: FailureTextProps) {
  const { kind, status, serverMessage, retryAfter } = failure;
  if (status === TOO_MANY_REQUESTS) {
    return retryAfter ? <RetryText seconds={retryAfter} {...texts} /> : texts.tooMany;
  }
  if (serverMessage) return serverMessage;
  return kind === 'offline' || kind === 'timeout' ? texts[kind] : texts.unknown;
}
