import type { PayloadError } from '../errors/payload-error.ts';

/** One step of a path into a value: the containing list or object, and the key in it. */
export interface Step {
  input: unknown;
  key: unknown;
}

/** The fault at the end of a path. */
export interface Fault {
  path: readonly Step[];
  /** `null` if it follows from an error already reported. */
  error: PayloadError | null;
}

/**
 * Removes faulty parts from a value: the innermost list item on each fault's path, since half an item would mislead;
 * outside of lists the field itself.
 *
 * @param errors receives one error per fault
 * @returns a copy; `undefined` if the whole value is faulty
 */
export function leaveOut(value: unknown, faults: readonly Fault[], errors: PayloadError[]): unknown {
  const wrong: WrongKeys = new Map();
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

/** Keys of faulty parts, by their containing list or object. */
type WrongKeys = Map<unknown, Set<string>>;

function without(value: unknown, wrong: WrongKeys): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const keys = wrong.get(value);
  const left = Object.entries(value).filter(([key]) => !keys?.has(key));
  const copies = left.map(([key, inner]) => [key, without(inner, wrong)] as const);
  return Array.isArray(value) ? copies.map(([, copy]) => copy) : Object.fromEntries(copies);
}
