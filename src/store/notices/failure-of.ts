import { ServiceError } from '../../errors/service-error.ts';
import { reportFailure } from '../../lib/report-failure.ts';

/**
 * Returns the failure of a call. Anything but a `ServiceError` is a bug of ours: it is reported and shown as unknown.
 */
export function failureOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  reportFailure(error);
  return new ServiceError({ kind: 'malformed' }, { cause: error });
}
