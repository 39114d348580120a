import * as v from 'valibot';

/** Messages by field name. */
export type FormMessages<Name extends string = string> = Partial<Record<Name, string>>;

/** The first message of each field. */
export function messagesOf<Name extends string>(
  result: v.SafeParseResult<v.GenericSchema>,
): FormMessages<Name> {
  const messages: FormMessages<Name> = {};
  for (const issue of result.issues ?? []) messages[v.getDotPath(issue) as Name] ??= issue.message;
  return messages;
}

/** The messages of some fields only. */
export function keepMessages<Name extends string>(
  messages: FormMessages<Name>,
  isKept: (name: Name) => unknown,
): FormMessages<Name> {
  const kept = Object.entries(messages).filter(([name]) => isKept(name as Name));
  return Object.fromEntries(kept) as FormMessages<Name>;
}
