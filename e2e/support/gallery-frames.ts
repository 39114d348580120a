/** Returns the text of a page by its path. */
type ReadText = (path: string) => Promise<string>;

/** Addresses of the gallery's frames, one per example of each island; overlays are open. */
export async function galleryFrames(read: ReadText): Promise<string[]> {
  const islands = linksIn(await read('/gallery'), /"\/gallery\/((?!frame\/|ui\b)[\w-]+)"/g);
  const frames: string[] = [];
  for (const island of islands) frames.push(...(await framesOfIsland(island, read)));
  return frames;
}

/** Addresses of one island's frames. */
export async function framesOfIsland(island: string, read: ReadText): Promise<string[]> {
  const frames = linksIn(await read(`/gallery/${island}`), /"(\/gallery\/frame\/[^"#]+)"/g);
  return frames.filter((frame) => !frames.includes(`${frame}?open`));
}

function linksIn(html: string, pattern: RegExp): string[] {
  return [...new Set([...html.matchAll(pattern)].map(([, link = '']) => link))];
}
