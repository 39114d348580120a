/**
 * Returns the time of the previous login in ISO 8601 UTC, for the filter `min_doc_date`: sheets issued on its day or later
 * are new to the user (spec S§2, decision 13).
 *
 * @returns `null` at the first login and for an invalid time
 */
export function changedSince(previousLogin: string | undefined): string | null {
  const time = new Date(previousLogin ?? '');
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
}
