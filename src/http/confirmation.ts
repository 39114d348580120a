import * as v from 'valibot';

/** Fields by which services confirm, with the value `true`. */
const WORDS = ['sent', 'changed', 'success', 'ok'];

/** Schema of a response that confirms: it is empty, or an object with a word of success and without an error. */
export const confirmation = v.pipe(
  v.unknown(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!isConfirmation(dataset.value)) addIssue({ expected: 'empty or {"sent": true}' });
  }),
);

function isConfirmation(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object' || Array.isArray(value)) return false;
  const answer = Object.entries(value);
  const words = answer.filter(([name]) => WORDS.includes(name));
  const isFailure = 'error' in value || 'errorMessage' in value;
  return answer.length === 0 || (words.length > 0 && words.every(([, each]) => each === true) && !isFailure);
}
