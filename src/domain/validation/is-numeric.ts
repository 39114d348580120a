/** Whether a text is a decimal number, such as `12`, `-0.5` or `1e3`. */
export function isNumeric(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text.trim());
}
