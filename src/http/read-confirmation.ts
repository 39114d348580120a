import type { ResponsePromise } from 'ky';
import * as v from 'valibot';
import { readJson } from './read-json.ts';

/** Fields by which services confirm, with the value `true`. */
const WORDS = ['sent', 'changed', 'success', 'ok'];

const confirmation = v.pipe(
  v.unknown(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!isConfirmation(dataset.value)) addIssue({ expected: 'empty or {"sent": true}' });
  }),
);

/**
 * Resolves when the call succeeds: the response is empty, or an object with a word of success and without an error.
 * Anything else may be a failure in words unknown to us, to which no input must be lost.
 *
 * @throws {ServiceError} of kind `malformed` for anything else, such as a gateway's login page
 */
export async function readConfirmation(answer: ResponsePromise): Promise<void> {
  await readJson(answer, confirmation);
}

function isConfirmation(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const answer = Object.entries(value);
  const words = answer.filter(([name]) => WORDS.includes(name));
  const isFailure = 'error' in value || 'errorMessage' in value;
  return answer.length === 0 || (words.length > 0 && words.every(([, each]) => each === true) && !isFailure);
}
