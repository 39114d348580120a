import { formatDate } from '../../domain/format/format-date.ts';
import { buildChips } from '../rules/build-chips.ts';
import { buildFacets } from '../rules/build-facets.ts';
import { colorSwatch } from '../rules/color-swatch.ts';
import type { FacetRow } from '../rules/facet-rows.ts';
import type { ListingState } from './listing.ts';
import type { ListingSource } from './listing-source.ts';

/** Derives facets with counts, and chips, from query, rows and answer. */
export function facetsAndChips(
  { query, answer }: Pick<ListingState, 'query' | 'answer'>,
  { rows = [], chipRows }: { rows: readonly FacetRow[] | undefined; chipRows: readonly FacetRow[] },
  text: ListingSource['text'],
): Pick<ListingState, 'facets' | 'chips'> {
  return {
    facets: buildFacets(rows, query, answer?.counts),
    chips: buildChips(query, {
      rows: chipRows,
      titleOf: (key) => text(`filter.${key}`),
      countText: (key, count) => text(count === 1 ? `chip.${key}.one` : `chip.${key}`, { count }),
      dateText: (value) => formatDate(value) ?? value,
      swatchOf: colorSwatch,
    }),
  };
}
