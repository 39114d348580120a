/**
 * Lays rows out on pages before anything is written, since the contents come first and name the pages.
 *
 * @param first room on the first page
 * @param other room on each other page
 * @returns rows by page; a row higher than a page has one of its own
 */
export function planPages(heights: readonly number[], first: number, other: number): number[][] {
  const pages: number[][] = [[]];
  let room = first;
  for (const [row, height] of heights.entries()) {
    const page = pages.at(-1);
    const isFull = height > room && (pages.length === 1 || (page?.length ?? 0) > 0);
    if (isFull) {
      pages.push([]);
      room = other;
    }
    pages.at(-1)?.push(row);
    room -= height;
  }
  return pages;
}
