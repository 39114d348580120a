const entities: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** Converts HTML to text, one line for each block. Use it as `textContent` only: it is not safe as HTML. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<!--.*?-->|<(script|style|template)\b.*?<\/\1\s*>/gis, '')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/(?:p|li|h\d|div|tr|dt|dd|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (written, name: string) => entities[name] ?? written)
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Math.min(Number(code), 0x10ffff)))
    .replace(/ *\n */g, '\n')
    .trim();
}
