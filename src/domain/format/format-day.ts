import { formatDate } from './format-date.ts';

/**
 * Formats the day of an issue, such as a document's, as yyyy/MM/dd. It is the day that the service states, in every time
 * zone: an issue has a date, not a time. Returns `undefined` for an invalid date.
 *
 * @param date ISO 8601; a time of day is ignored
 */
export function formatDay(date: string): string | undefined {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(date) ?? [];
  return formatDate(day ?? date);
}
