/**
 * How a call failed.
 * - `offline`: no connection to the service
 * - `timeout`: no answer in time
 * - `aborted`: the caller no longer wanted the answer
 * - `http`: an answer with a status of 400 or above
 * - `malformed`: an answer that is not what the service promises
 */
export type ServiceErrorKind = 'offline' | 'timeout' | 'aborted' | 'http' | 'malformed';

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
  /** Seconds until a new try makes sense (from `Retry-After`). */
  retryAfter?: number;
}

/** The one error that every service call throws. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly status: number;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
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
    this.retryAfter = failure.retryAfter;
  }
}
