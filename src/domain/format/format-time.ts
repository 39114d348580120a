/**
 * Formats a time of day as HH:mm in the viewer's time zone (spec P§9, decision B70).
 * Returns `undefined` for an invalid time.
 *
 * @param time ISO 8601
 */
export function formatTime(time: string): string | undefined {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return undefined;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
