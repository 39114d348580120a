// Hand-written checks for code that runs before React and so without the schemas. They accept what the schemas accept;
// invalid values count as absent.

/** The fields of an object; none for anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** A string; `undefined` for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** An id, which may also be a number. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value);
}

/** A list; `undefined` for anything else. */
export function listOf(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}

/** The strings of a list; other items are left out. */
export function textsOf(value: unknown): string[] | undefined {
  return listOf(value)?.filter((item) => typeof item === 'string');
}
