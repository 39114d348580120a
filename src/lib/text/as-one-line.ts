/**
 * Trims a one-line text. Tabs and other control characters, as pasted from a table, become a blank: the services refuse
 * them, and a field does not show them.
 */
export function asOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
