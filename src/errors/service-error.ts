/**
 * How a call failed.
 * - `offline`: the browser has no connection
 * - `unreachable`: the browser is online, but got no response: wrong address, service down, or refused by CORS or CSP
 * - `timeout`: no answer in time
 * - `aborted`: the caller no longer needs the response
 * - `http`: a response with a status of 400 or above
 * - `malformed`: a response that breaks the service's contract
 * - `incomplete`: a file that is empty or cut
 */
export type ServiceErrorKind =
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'aborted'
  | 'http'
  | 'malformed'
  | 'incomplete';

/** The sentence shown for a failure that the service has no text for. */
export type FailureKey =
  | 'incomplete'
  | 'offline'
  | 'unreachable'
  | 'timeout'
  | 'tooMany'
  | 'busy'
  | 'sessionOver'
  | 'forbidden'
  | 'unknown';

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
  /** Whether the call could change something, was sent, and got no answer that says what became of it. */
  mayBeDone?: boolean;
  /** Whether the response is somebody else's, such as a web server's own page: no error as the contract describes it. */
  isForeign?: boolean;
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
  readonly isForeign: boolean;
  /** Whether the call may have changed something all the same. */
  readonly mayBeDone: boolean;

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
    this.isForeign = failure.isForeign ?? false;
    this.mayBeDone = failure.mayBeDone ?? false;
  }

  /** There was no response, so the call can be repeated once the connection is back. */
  get isUnreached(): boolean {
    return this.kind === 'offline' || this.kind === 'unreachable';
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

  /** The service says that the resource does not exist, or no longer does. A 404 of anybody else says nothing. */
  get isGone(): boolean {
    return this.status === 404 && !this.isForeign;
  }

  /** The service lacks this optional call; a 404 may be of the web server before it. */
  get isNotOffered(): boolean {
    return this.status === 404 || this.status === 501;
  }

  /** The change is based on a version that the resource no longer has. */
  get isOutdated(): boolean {
    return this.status === 409 || this.status === 412;
  }

  /** The service refuses the resource to this user (spec P§8). */
  get isForbidden(): boolean {
    return this.status === 403;
  }

  /** The service refused the request; see `fields`. */
  get isRefused(): boolean {
    return this.status === 400 || this.status === 422;
  }

  /** The idempotency key belongs to an earlier call with another body. */
  get isKeyReused(): boolean {
    return this.code === 'idempotency_key_reused';
  }

  /** The request asks for more than the service gives at once. */
  get isTooLarge(): boolean {
    return this.status === 413;
  }

  /** What the reader can do about it: log in, nothing, or try again. */
  get remedy(): 'login' | 'none' | 'retry' {
    if (this.isSessionOver) return 'login';
    return this.isForbidden || this.isGone || this.isTooLarge ? 'none' : 'retry';
  }

  /** Key of the sentence to show for the failure, such as `failure.offline` of `failureTexts`. */
  get failureKey(): FailureKey {
    const { kind } = this;
    if (kind === 'offline' || kind === 'unreachable' || kind === 'timeout' || kind === 'incomplete')
      return kind;
    if (this.isTooMany) return 'tooMany';
    if (this.status === 503 && this.retryAfter !== undefined) return 'busy';
    if (this.isForbidden) return 'forbidden';
    return this.isSessionOver ? 'sessionOver' : 'unknown';
  }
}
