/**
 * What a service says of fields that a form has (decision 82 leaves its error bodies open; ours has messages by
 * field beside the one of the whole).
 *
 * @returns `undefined` where it says nothing of any of them, and the failure is the form's
 */
export function refusedFields<Name extends string>(
  failure: { fields: Readonly<Record<string, string>> },
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const known: Partial<Record<Name, string>> = {};
  for (const [path, message] of Object.entries(failure.fields)) {
    // Of a list, such as `industries.1`, the field is the list.
    const name = names.find((each) => each === path.split('.')[0]);
    if (name) known[name] ??= message;
  }
  return Object.keys(known).length > 0 ? known : undefined;
}
