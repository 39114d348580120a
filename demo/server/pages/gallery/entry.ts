import type { IslandFacts } from '../../../../src/mount/island/contract.ts';
import type { IslandExample } from '../../../../src/mount/island/example.ts';

/** An example of the gallery with the last part of its address. */
export interface GalleryExample extends IslandExample {
  /** Made from the example's name. */
  slug: string;
}

/** One island of the gallery. */
export interface GalleryEntry {
  island: IslandFacts;
  examples: readonly GalleryExample[];
}

/** Pairs an island with its examples. */
export function galleryEntry(island: IslandFacts, examples: readonly IslandExample[]): GalleryEntry {
  return { island, examples: examples.map((example) => ({ ...example, slug: slugOf(example.name) })) };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
