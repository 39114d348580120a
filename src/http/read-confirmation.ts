import type { ResponsePromise } from 'ky';
import { confirmation } from './confirmation.ts';
import { readJson } from './read-json.ts';

/**
 * Resolves when the call succeeds: the response is empty, or an object with a word of success and without an error.
 * Anything else may be a failure in words unknown to us, to which no input must be lost.
 *
 * @throws {ServiceError} of kind `malformed` for anything else, such as a gateway's login page
 */
export async function readConfirmation(answer: ResponsePromise): Promise<void> {
  await readJson(answer, confirmation);
}
