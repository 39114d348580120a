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
  const known = names.flatMap((name) => {
    const message = failure.fields[name];
    return message ? [[name, message] as const] : [];
  });
  return known.length > 0 ? (Object.fromEntries(known) as Partial<Record<Name, string>>) : undefined;
}
