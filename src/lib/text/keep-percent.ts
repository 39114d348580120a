/** Puts no-break spaces before percent signs, so that none begins a line. */
export function keepPercent(text: string): string {
  return text.replace(/(?<=\d) (?=%)/g, '\u00a0');
}
