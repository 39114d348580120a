/** Formats an sRGB colour for other programs, such as `#ab3537`. */
export function hexNotation({ R, G, B }: { R: number; G: number; B: number }): string {
  return `#${[R, G, B].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
