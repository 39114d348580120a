import * as v from 'valibot';

/**
 * A list whose entries are read one by one: an entry that is not what it should be is left out, and the others
 * stay. For what is shown and never written back.
 */
export function listOfValid<Output>(
  entry: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Output[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) =>
      list.flatMap((each) => {
        const result = v.safeParse(entry, each);
        return result.success ? [result.output] : [];
      }),
    ),
  );
}
