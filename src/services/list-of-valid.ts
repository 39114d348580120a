import * as v from 'valibot';
import { leaveItemOut, withLeftOut } from '../lib/left-out.ts';
import { describeIssue } from '../payload/describe-issue.ts';

/**
 * A list that leaves out invalid items and keeps the others. Each is told in the console by its path (`readJson`). A
 * list of which nothing is left breaks the contract: it must not pass for an empty one. Use it for data that is shown
 * and never written back. `leftOutOf` gives the others to whoever counts or offers what the list lacks.
 */
export function listOfValid<Output>(
  entry: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output[]> {
  return v.pipe(
    listAsReceived,
    v.rawTransform(({ dataset: { value: list }, addIssue, NEVER }) => {
      const valid = readItems(entry, list);
      if (valid.length > 0 || list.length === 0) return valid;
      addIssue({ expected: 'a list with valid items', received: 'one without' });
      return NEVER;
    }),
  );
}

/** The same for a list inside of an item: where nothing is left of it, the item is still worth showing. */
export function innerListOfValid<Output>(
  entry: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output[]> {
  return v.pipe(
    listAsReceived,
    v.transform((list) => readItems(entry, list)),
  );
}

/** Valibot's own `array` copies the list, which then cannot be found in the answer. */
const listAsReceived = v.custom<unknown[]>(Array.isArray, 'Array');

function readItems<Output>(entry: v.GenericSchema<unknown, Output>, list: readonly unknown[]): Output[] {
  const leftOut: unknown[] = [];
  const valid = list.flatMap((item, index) => {
    const { success, output, issues } = v.safeParse(entry, item);
    if (success) return [output];
    leftOut.push(item);
    leaveItemOut({ list, index, problem: (path) => describeIssue(issues[0], path).message });
    return [];
  });
  return withLeftOut(valid, leftOut);
}
