import { existsSync } from 'node:fs';
import type { IslandExample } from '../../../../src/mount/island/example.ts';
import { contracts } from '../../../../widgets/contracts.ts';
import { type GalleryEntry, galleryEntry } from './entry.ts';

const WIDGETS = new URL('../../../../widgets/', import.meta.url);

/** Reads every island's contract and its examples, if its folder has some. */
export function readGalleryEntries(): Promise<GalleryEntry[]> {
  return Promise.all(
    contracts.map(async (island) => {
      const file = new URL(`${island.name}/examples.ts`, WIDGETS);
      if (!existsSync(file)) return galleryEntry(island, []);
      const { examples } = (await import(file.href)) as { examples: readonly IslandExample[] };
      return galleryEntry(island, examples);
    }),
  );
}
