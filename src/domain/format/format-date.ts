/** A day without a time. `Date` takes it for midnight in UTC, which is the day before in America. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Formats a time as yyyy/MM/dd in the viewer's time zone, a day as it is (spec P§9, decision B70).
 * Returns `undefined` for an invalid date.
 *
 * @param time ISO 8601
 */
export function formatDate(time: string): string | undefined {
  const date = new Date(DAY.test(time) ? `${time}T00:00` : time);
  if (Number.isNaN(date.getTime())) return undefined;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}/${twoDigits(date.getMonth() + 1)}/${twoDigits(date.getDate())}`;
}
