/**
 * Formats a date as yyyy/MM/dd in the viewer's time zone (spec P§9, decision B70).
 * Returns `undefined` for an invalid date.
 *
 * @param time ISO 8601
 */
export function formatDate(time: string): string | undefined {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return undefined;
  const part = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}/${part(date.getMonth() + 1)}/${part(date.getDate())}`;
}
