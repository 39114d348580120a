/**
 * Addresses of the gallery's frames, one per example of each island; overlays are open.
 *
 * @param read returns the text of a page by its path
 */
export async function galleryFrames(read: (path: string) => Promise<string>): Promise<string[]> {
  const islands = linksIn(await read('/gallery'), /"(\/gallery\/(?!frame\/|ui\b)[\w-]+)"/g);
  const frames: string[] = [];
  for (const island of islands) frames.push(...linksIn(await read(island), /"(\/gallery\/frame\/[^"#]+)"/g));
  return frames.filter((frame) => !frames.includes(`${frame}?open`));
}

function linksIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, link = '']) => link))];
}
