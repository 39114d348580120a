/**
 * Reads a service's messages about single fields of a form. Our services send them beside the error's message
 * (decision 82).
 *
 * @returns `undefined` if there are none for these fields, so that the error concerns the whole form
 */
export function refusedFields<Name extends string>(
  failure: { fields: Readonly<Record<string, string>> },
  names: readonly Name[],
): Partial<Record<Name, string>> | undefined {
  const known: Partial<Record<Name, string>> = {};
  for (const [path, message] of Object.entries(failure.fields)) {
    // An entry of a list, such as `industries.1`, belongs to the field of the list.
    const name = names.find((each) => each === path.split('.')[0]);
    if (name) known[name] ??= message;
  }
  return Object.keys(known).length > 0 ? known : undefined;
}
