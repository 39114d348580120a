import type { PayloadError } from '../errors/payload-error.ts';

/** One step of a path into a value: the list or object, and the key in it. */
export interface Step {
  input: unknown;
  key: unknown;
}

/** What is wrong at the end of a path. */
export interface Fault {
  path: readonly Step[];
  error: PayloadError;
}

/**
 * Leaves the innermost list item on the path of each fault out of a value.
 *
 * @param errors gets one error for each item, and each that belongs to none
 * @returns a copy; `undefined` if a fault lies in no list, and the value is wrong as a whole
 */
export function leaveOut(value: unknown, faults: readonly Fault[], errors: PayloadError[]): unknown {
  const wrong: WrongItems = new Map();
  let isWrongAsWhole = false;
  for (const { path, error } of faults) {
    // Where an object belongs, the key in a list is a text: that is no item.
    const step = path.findLast(({ input, key }) => Array.isArray(input) && typeof key === 'number');
    const items = wrong.get(step?.input) ?? new Set();
    if (!step || !items.has(step.key)) errors.push(error);
    if (step) wrong.set(step.input, items.add(step.key));
    else isWrongAsWhole = true;
  }
  return isWrongAsWhole ? undefined : without(value, wrong);
}

/** The keys of items to leave out, by the list that they stand in. */
type WrongItems = Map<unknown, Set<unknown>>;

function without(value: unknown, wrong: WrongItems): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const keys = wrong.get(value);
    return value.flatMap((item, at) => (keys?.has(at) ? [] : [without(item, wrong)]));
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, without(inner, wrong)]));
}
