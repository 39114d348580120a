/** Returns the anchors of a document's headings, by the rules of GitHub, where the same documents are read. */
export function headingIds(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return titles.map((title) => {
    const id = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return count ? `${id}-${count}` : id;
  });
}
