import type { PayloadError } from '../errors/payload-error.ts';

/** One step of a path into a value: the list or object, and the key in it. */
export interface Step {
  input: unknown;
  key: unknown;
}

/** What is wrong at the end of a path. */
export interface Fault {
  path: readonly Step[];
  /** `null` where it follows from an error that was told before. */
  error: PayloadError | null;
}

/**
 * Leaves out of a value what is wrong in it: the innermost list item on the path of each fault, since half an item
 * misleads; outside of lists the field itself.
 *
 * @param errors gets one error for each of them
 * @returns a copy; `undefined` if the value is wrong as a whole
 */
export function leaveOut(value: unknown, faults: readonly Fault[], errors: PayloadError[]): unknown {
  const wrong: WrongParts = new Map();
  let isWrongAsWhole = false;
  for (const { path, error } of faults) {
    const step = path.findLast(({ input }) => Array.isArray(input)) ?? path.at(-1);
    const keys = wrong.get(step?.input) ?? new Set();
    if (error && !keys.has(String(step?.key))) errors.push(error);
    if (step) wrong.set(step.input, keys.add(String(step.key)));
    else isWrongAsWhole = true;
  }
  return isWrongAsWhole ? undefined : without(value, wrong);
}

/** The keys of what is wrong, by the list or object that it stands in. */
type WrongParts = Map<unknown, Set<string>>;

function without(value: unknown, wrong: WrongParts): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const keys = wrong.get(value);
  const left = Object.entries(value).filter(([key]) => !keys?.has(key));
  const copies = left.map(([key, inner]) => [key, without(inner, wrong)] as const);
  return Array.isArray(value) ? copies.map(([, copy]) => copy) : Object.fromEntries(copies);
}
