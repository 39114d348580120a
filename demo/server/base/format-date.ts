/** `yyyy/MM/dd` of a day as stated, or of a time in UTC (spec P§9, decision B70). */
export function formatDate(iso: string): string {
  return iso.slice(0, 10).replaceAll('-', '/');
}
