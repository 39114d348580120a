import { readGalleryEntries } from '../../demo/server/pages/gallery/read-entries.ts';
import { writeSnippet } from '../../demo/server/pages/gallery/snippet.ts';
import type { IslandFacts } from '../../src/mount/island/contract.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';

/** Returns the HTML of a working example for each island, by name. Editor mode shows it. */
export async function readIslandSnippets(): Promise<Record<string, string>> {
  const entries = await readGalleryEntries();
  return Object.fromEntries(
    entries.map(({ island, examples }) => [island.name, snippetOf(island, examples[0])]),
  );
}

/** Returns the first example's marker and the payload fields that the island needs. */
function snippetOf(island: IslandFacts, example: IslandExample | undefined): string {
  const { payload = {}, props, openedBy } = example ?? {};
  const needed = Object.entries(payload).filter(([field]) => island.needs.some((need) => need === field));
  return writeSnippet(island, {
    ...(needed.length > 0 ? { payload: Object.fromEntries(needed) } : {}),
    ...(props ? { props } : {}),
    ...(openedBy ? { openedBy } : {}),
  });
}
