import type { ResponsePromise } from 'ky';
import * as v from 'valibot';
import { ServiceError } from '../errors/service-error.ts';
import { toServiceError } from './to-service-error.ts';

/**
 * The answer's JSON, checked against its schema.
 *
 * @throws {ServiceError} of kind `malformed` for an answer that is not JSON or not what the schema says
 */
export async function readJson<Output>(
  answer: ResponsePromise,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  let body: unknown;
  try {
    // Ky's own reading keeps to the time-out, which `Response` knows nothing of.
    body = await answer.json();
  } catch (error) {
    throw toServiceError(error);
  }
  const { success, output, issues } = v.safeParse(schema, body);
  if (success) return output;
  throw new ServiceError({ kind: 'malformed' }, { cause: new v.ValiError(issues) });
}
