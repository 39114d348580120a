/** The text of an HTML text, its scripts left out. */
export function withoutTags(html: string): string {
  return html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').trim();
}
