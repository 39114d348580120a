const DATE = /^(\d{4})-(\d\d)-(\d\d)(T.*)?$/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Unix minutes of an ISO 8601 date or time, rounded up; null for any other text and for days that no calendar has. */
export function minutesOf(text: string): number | null {
  const time = timeOf(text);
  return time === null ? null : Math.max(0, Math.ceil(time / MINUTE));
}

/** Unix minutes at which the UTC day of an ISO 8601 date or time begins; null as `minutesOf`. */
export function dayStartOf(text: string): number | null {
  const time = timeOf(text);
  return time === null ? null : Math.max(0, Math.floor(time / DAY) * (DAY / MINUTE));
}

function timeOf(text: string): number | null {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const time = year === undefined ? Number.NaN : Date.parse(text);
  // 31 February reads as 3 March.
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  return Number.isNaN(time) || !isDay ? null : time;
}
