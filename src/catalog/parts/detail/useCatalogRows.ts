import { useMemo } from 'react';
import type { ProductHit, SearchHit } from '../../../domain/search/search-hit.ts';
import type { ListingQuery } from '../../../listing/rules/listing-query.ts';
import { useCatalogState, useOpenCatalog } from '../draft/draft-context.ts';
import { shownHits } from './shown-hits.ts';

/** The rows of the catalogue's listing. */
export interface CatalogRows {
  rows: readonly ProductHit[];
  /** They are in the order of the catalogue: no other one is chosen. */
  isByHand: boolean;
}

/** The products on screen: those taken out go at once, those added come at once, and each move shows at once. */
export function useCatalogRows(hits: readonly SearchHit[], query: ListingQuery | undefined): CatalogRows {
  const { shown, added } = useOpenCatalog();
  const content = useCatalogState((state) => state.content);
  // Only the service knows whether filters find what was added.
  const isWhole = Object.values(query?.filters ?? {}).every((values) => !values?.length);
  const rows = useMemo(() => {
    const found = hits.filter((hit) => hit.resultType === 'pigments');
    const known = new Set(found.map(({ id }) => id));
    const isOpen = ({ id, isInternal }: ProductHit) =>
      !known.has(id) && !(isInternal && shown === 'included');
    const more = isWhole ? [...added.values()].filter(isOpen) : [];
    return query ? shownHits([...found, ...more], { query }, content, shown) : [];
  }, [hits, added, content, shown, query, isWhole]);
  return { rows, isByHand: query?.sort === undefined };
}
