import { readGalleryEntries } from '../../demo/server/pages/gallery/read-entries.ts';
import { writeSnippet } from '../../demo/server/pages/gallery/snippet.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';

/** For each island the HTML of an example that works, by its name. For editor mode, which shows it. */
export async function readIslandSnippets(): Promise<Record<string, string>> {
  const entries = await readGalleryEntries();
  return Object.fromEntries(
    entries.map(({ island, examples }) => [island.name, snippetOf(island, examples[0])]),
  );
}

/** The first example's marker, with the payload fields that the island needs. */
function snippetOf(island: IslandFacts, example: IslandExample | undefined): string {
  const { payload = {}, props, openedBy } = example ?? {};
  const needed = Object.entries(payload).filter(([field]) => island.needs.some((need) => need === field));
  return writeSnippet(island, {
    ...(needed.length > 0 ? { payload: Object.fromEntries(needed) } : {}),
    ...(props ? { props } : {}),
    ...(openedBy ? { openedBy } : {}),
  });
}
