// Checks by hand for the parts of the page that run before React, and so without the schemas. They take what the
// schemas take: what is wrong counts as absent.

/** The fields of an object; none of anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An id, which may be written as a number. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value);
}

export function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** The texts of a list, without what else is in it. */
export function textsOf(value: unknown): string[] | undefined {
  return listOf(value)?.filter((item) => typeof item === 'string');
}
