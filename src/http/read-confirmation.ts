import type { ResponsePromise } from 'ky';
import { toServiceError } from './to-service-error.ts';

/**
 * Waits for an answer of which only the coming counts: its body is empty or some JSON.
 *
 * @throws {ServiceError} of kind `malformed` for anything else, such as the page of a gateway in between
 */
export async function readConfirmation(answer: ResponsePromise): Promise<void> {
  try {
    // Ky's own reading keeps to the time-out, which `Response` knows nothing of.
    const body = await (await answer.blob()).text();
    if (body) JSON.parse(body);
  } catch (error) {
    throw toServiceError(error);
  }
}
