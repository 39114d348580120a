import type { ResponsePromise } from 'ky';
import * as v from 'valibot';
import { readJson } from './read-json.ts';

const yes = v.optional(v.literal(true));
const nothing = v.optional(v.undefined());

/** An empty response, or an object in which none of these fields reports a failure. Other fields are ignored. */
const confirmation = v.nullish(
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.object({ sent: yes, changed: yes, success: yes, error: nothing, errorMessage: nothing }),
  ),
);

/**
 * Resolves when the call succeeds: the response is empty, or an object that reports no failure.
 *
 * @throws {ServiceError} of kind `malformed` for anything else, such as a gateway's login page
 */
export async function readConfirmation(answer: ResponsePromise): Promise<void> {
  await readJson(answer, confirmation);
}
