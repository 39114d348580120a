import { ServiceError } from '../errors/service-error.ts';
import { reportFailure } from '../lib/report-failure.ts';

/** The failure of a call. Anything but a `ServiceError` is a mistake of our own: reported, and told as unknown. */
export function failureOf(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  reportFailure(error);
  return new ServiceError({ kind: 'malformed' }, { cause: error });
}
