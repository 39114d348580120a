import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Heading of the page, shown beside the field. Without it the page has its own. */
  title: v.optional(v.string()),
  /** Id of the competitor's product selected if the address has none. */
  product: v.optional(v.string()),
  /** Code of the medium to compare in if the address has none. @default by industry */
  medium: v.optional(v.string()),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Prefix of the parameters in the address. */
  urlPrefix: v.optional(v.string(), ''),
  /** Parameter names that replace the specification's; `near` holds the competitor's product, `medium` the medium. */
  urlKeys: v.optional(v.record(v.string(), v.string()), {}),
  /** Hits per load. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 24),
});

/** Props of `competitor-search`. */
export type CompetitorSearchProps = v.InferOutput<typeof props>;

/**
 * Search for our products by the colour of a competitor's (spec P§2, decision B11), for competitor viewers and
 * administrators (spec S§6). It is a listing by another source: filters, load more and address are those of
 * `search-listing`.
 */
export const competitorSearch = defineIsland({
  name: 'competitor-search',
  group: 'search',
  summary: 'Finds our products nearest in colour to a competitor’s, with filters.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'samples', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./CompetitorSearch.tsx').then((module) => module.CompetitorSearch),
});
