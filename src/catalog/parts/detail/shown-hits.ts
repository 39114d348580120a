import type { CatalogContent } from '../../../domain/product/catalog.ts';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import type { ListingAnswer } from '../../../listing/state/listing.ts';
import { type Shown, shownIds } from '../../rules/shown-ids.ts';
import { inOrderOf } from '../../state/catalog-source.ts';

/** An answer's hits as a catalogue shows them: those taken out go at once, and each move by hand shows at once. */
export function shownHits<Hit extends SearchHit>(
  hits: readonly Hit[],
  { query }: Pick<ListingAnswer, 'query'>,
  content: CatalogContent,
  shown: Shown,
): readonly Hit[] {
  const ids = shownIds(content, shown);
  const listed = new Set(ids);
  const present = hits.filter(({ id }) => listed.has(id));
  return query.sort === undefined ? inOrderOf(ids, present) : present;
}
