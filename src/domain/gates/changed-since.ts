/**
 * Since when changed sheets are news to a user: the time of the login before this one, in ISO 8601 UTC as the
 * filter `min_doc_date` takes it (spec S§2, decision 13).
 *
 * @returns `null` at the first login, and for a time that is none
 */
export function changedSince(previousLogin: string | undefined): string | null {
  const time = new Date(previousLogin ?? '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
