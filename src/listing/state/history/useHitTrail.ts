import { useCallback } from 'react';
import type { SearchHit } from '../../../domain/search/search-hit.ts';
import { usePage } from '../../../store/hooks.ts';
import { hitsNear } from '../../rules/hit-trail.ts';
import type { Listing } from '../listing.ts';
import { addressHistory } from '../listing-history.ts';
import type { ListingOptions } from '../listing-options.ts';
import { keepHitTrail } from './hit-trail.ts';

/** What a trail needs to know of its listing. */
export type TrailOptions = Pick<ListingOptions, 'url' | 'urlPrefix'> & {
  productPage: string;
  /** Names what is listed. Stays the same function. @default without a name, the results of a search */
  nameList?: () => string;
  /** The hits in the order shown, where the listing changes it. Stays the same function. @default those of the answer */
  shownHits?: () => readonly SearchHit[];
};

/**
 * Returns the function to call when a product is opened from a listing whose query is in the address; `index` counts
 * from 0. The product's page then knows the neighbouring hits (island `hit-navigation`).
 */
export function useHitTrail(
  listing: Listing,
  { url, urlPrefix, productPage, nameList, shownHits }: TrailOptions,
): (hit: SearchHit, index: number) => void {
  const { store } = usePage();
  return useCallback(
    (hit, index) => {
      const { answer } = listing.state.getState();
      if (!answer || !url || hit.resultType !== 'pigments') return;
      const before = answer.before?.count ?? 0;
      const shown = shownHits?.();
      const { start, near } = hitsNear(shown ?? answer.hits, index - before);
      const { i: industries = [] } = answer.query.filters;
      const history = addressHistory(urlPrefix);
      keepHitTrail({
        href: history.href(history.search()),
        key: urlPrefix,
        name: nameList?.(),
        user: store.getState().user?.userId,
        productPage,
        industry: industries.length === 1 ? industries[0] : undefined,
        total: shown?.length ?? answer.total,
        first: before + start,
        hits: near.flatMap((each) =>
          each.resultType === 'pigments'
            ? [{ id: each.id, prd: each.prd, name: each.product_name, industries: each.industries }]
            : [],
        ),
        opened: hit.id,
        position: history.position(),
      });
    },
    [listing, store, url, urlPrefix, productPage, nameList, shownHits],
  );
}
