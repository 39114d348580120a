import type { BaseIssue } from 'valibot';

/** Name of the field that an issue is about. One inside a value, such as an entry of a list, belongs to its field. */
export function fieldOf({ path }: BaseIssue<unknown>): string {
  return String(path?.[0].key ?? '');
}
