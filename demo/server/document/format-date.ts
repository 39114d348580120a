/** `yyyy/MM/dd` in UTC (spec P§9; documents are labelled so, decision B70). */
export function formatDate(iso: string): string {
  return iso.slice(0, 10).replaceAll('-', '/');
}
