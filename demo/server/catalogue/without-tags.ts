/** Returns the text of HTML without its scripts. */
export function withoutTags(html: string): string {
  return html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').trim();
}
