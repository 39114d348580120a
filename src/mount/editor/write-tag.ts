/**
 * Writes an element's tags, without its content.
 *
 * @param changes other values of attributes; `null` leaves one out
 */
export function writeTag(element: Element, changes: Readonly<Record<string, string | null>> = {}): string {
  const own = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const all = { ...Object.fromEntries(own), 'data-ce-status': null, ...changes };
  const attributes = Object.entries(all).flatMap(([name, value]) =>
    value === null ? [] : [value ? `${name}=${quote(value)}` : name],
  );
  return `<${[element.localName, ...attributes].join(' ')}></${element.localName}>`;
}

/** JSON stays readable in single quotes. */
function quote(value: string): string {
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return text.includes('"') ? `'${text.replaceAll("'", '&#39;')}'` : `"${text}"`;
}
