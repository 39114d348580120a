/**
 * How a call failed.
 * - `offline`: no connection to the service
 * - `timeout`: no answer in time
 * - `aborted`: the caller no longer needs the response
 * - `http`: a response with a status of 400 or above
 * - `malformed`: a response that breaks the service's contract
 */
export type ServiceErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed';

/** The sentence shown for a failure that the service has no text for. */
export type FailureKey = 'offline' | 'timeout' | 'tooMany' | 'sessionOver' | 'unknown';

/** Details of a failed call. */
export interface ServiceFailure {
  kind: ServiceErrorKind;
  /** HTTP status; 0 if there was no response. */
  status?: number;
  /** The service's own error code, such as `email_in_use`. */
  code?: string;
  /** The service's message for users: `errorMessage`, else `message` (spec S§7). */
  serverMessage?: string;
  /** The service's messages by request field, for fields that it refused. */
  fields?: Readonly<Record<string, string>>;
  /** Available languages by key, if the requested one is missing. */
  languages?: readonly { key: string; value: string }[];
  /** Seconds to wait before a retry makes sense (from `Retry-After`). */
  retryAfter?: number;
}

/** The error that every service call throws. Only this class interprets statuses and error codes. */
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

  /** The service accepts no more calls for now; `retryAfter` may say for how long. */
  get isTooMany(): boolean {
    return this.status === 429;
  }

  /** The session has ended: the call needs a new login. */
  get isSessionOver(): boolean {
    return this.status === 401;
  }

  /** The session is valid, but the login is too long ago for this call (decision 61). */
  get isLoginTooOld(): boolean {
    return this.code === 'reauthentication_required';
  }

  /** The resource does not exist, or no longer does. */
  get isGone(): boolean {
    return this.status === 404;
  }

  /** The service refused the request; see `fields`. */
  get isRefused(): boolean {
    return this.status === 400 || this.status === 422;
  }

  /** Key of the sentence to show for the failure, such as `failure.offline` of `failureTexts`. */
  get failureKey(): FailureKey {
    if (this.kind === 'offline' || this.kind === 'timeout') return this.kind;
    if (this.isTooMany) return 'tooMany';
    return this.isSessionOver ? 'sessionOver' : 'unknown';
  }
}
