import * as v from 'valibot';

/**
 * A list that drops invalid entries and keeps the others. Use it for data that is shown and never written back.
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
