/**
 * How a call failed.
 * - `offline`: no connection to the service
 * - `timeout`: no answer in time
 * - `aborted`: the caller no longer wanted the answer
 * - `http`: an answer with a status of 400 or above
 * - `malformed`: an answer that is not what the service promises
 */
export type ServiceErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed';

/** Names what to tell people of a failure for which the service has no words of its own. */
export type FailureKey = 'offline' | 'timeout' | 'tooMany' | 'sessionOver' | 'unknown';

/** What is known of a failed call. */
export interface ServiceFailure {
  kind: ServiceErrorKind;
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** The service's own error code, such as `email_in_use`. */
  code?: string;
  /** The text of the service for people: `errorMessage`, else `message` (spec S§7). */
  serverMessage?: string;
  /** The service's words by field of what was sent, where some are at fault. */
  fields?: Readonly<Record<string, string>>;
  /** Languages that there are, by key, where the one asked for is missing. */
  languages?: readonly { key: string; value: string }[];
  /** Seconds until a new try makes sense (from `Retry-After`). */
  retryAfter?: number;
}

/** The one error that every service call throws. Only this class knows what a status or a code means. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly languages: readonly { key: string; value: string }[];
  readonly retryAfter: number | undefined;

  constructor(failure: ServiceFailure, options?: ErrorOptions) {
    super(
      failure.serverMessage ?? `Call failed (${failure.kind}${failure.status ? ` ${failure.status}` : ''})`,
      options,
    );
    this.kind = failure.kind;
    this.status = failure.status ?? 0;
    this.code = failure.code;
    this.serverMessage = failure.serverMessage;
    this.fields = failure.fields ?? {};
    this.languages = failure.languages ?? [];
    this.retryAfter = failure.retryAfter;
  }
  /** The service takes no more calls for now; `retryAfter` may say for how long. */
  get isTooMany(): boolean {
    return this.status === 429;
  }

  /** The session is over: the call needs a new login. */
  get isSessionOver(): boolean {
    return this.status === 401;
  }

  /** The session is fine, but its login is too long ago for this call (decision 61). */
  get isLoginTooOld(): boolean {
    return this.code === 'reauthentication_required';
  }

  /** What the call is about does not exist, or no longer. */
  get isGone(): boolean {
    return this.status === 404;
  }

  /** The service refuses what was sent; see `fields`. */
  get isRefused(): boolean {
    return this.status === 400 || this.status === 422;
  }

  /** Key of the sentence that tells people of the failure, such as `failure.offline` of `failureTexts`. */
  get failureKey(): FailureKey {
    if (this.kind === 'offline' || this.kind === 'timeout') return this.kind;
    if (this.isTooMany) return 'tooMany';
    return this.isSessionOver ? 'sessionOver' : 'unknown';
  }
}
