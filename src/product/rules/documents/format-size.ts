const UNITS = ['KB', 'MB', 'GB', 'TB'];

/**
 * Formats a file's size in bytes, or with one decimal in KB, MB, GB or TB of 1024 steps (spec P§9, decision B69).
 *
 * @param bytes `n/a` if unknown
 */
export function formatSize(bytes: number | null | undefined): string {
  if (bytes == null || !(bytes >= 0) || bytes === Infinity) return 'n/a';
  if (bytes < 1024) return Math.round(bytes) === 1 ? '1 byte' : `${Math.round(bytes)} bytes`;
  let value = bytes / 1024;
  let unit = 0;
  // 1024.0 of a unit is written as 1.0 of the next.
  while (Math.round(value * 10) >= 10_240 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(1)} ${UNITS[unit]}`;
}
