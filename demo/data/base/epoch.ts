/** Date of the demo catalogue. Nothing in it is newer, and the clock is never read. */
export const EPOCH = Date.UTC(2026, 9, 1);

const DAY = 86_400_000;

/** A large catalogue formats half a million dates, but only some thousands of different ones. */
const known = new Map<number, string>();

/** Returns the time that many whole days before the epoch, in ISO 8601. */
export function daysBeforeEpoch(days: number): string {
  const text = known.get(days) ?? new Date(EPOCH - days * DAY).toISOString();
  known.set(days, text);
  return text;
}
