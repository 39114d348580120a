import type { ResponsePromise } from 'ky';
import * as v from 'valibot';
import { readJson } from './read-json.ts';

const yes = v.optional(v.literal(true));
const nothing = v.optional(v.undefined());

/** An empty answer, or an object that says `sent` or `changed`, and nothing else; what else it holds is its affair. */
const confirmation = v.nullish(
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.object({ sent: yes, changed: yes, success: yes, error: nothing, errorMessage: nothing }),
  ),
);

/**
 * Resolves when the call succeeds: its answer is empty, or an object that does not tell of a failure.
 *
 * @throws {ServiceError} of kind `malformed` for anything else, such as the page of a gateway in between
 */
export async function readConfirmation(answer: ResponsePromise): Promise<void> {
  await readJson(answer, confirmation);
}
