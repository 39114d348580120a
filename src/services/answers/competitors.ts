import * as v from 'valibot';
import type { MediumAnswer } from '../../domain/color/compared-medium.ts';
import type { NearHit } from '../../domain/color/near-hit.ts';
import type { CompetitorProduct } from '../../domain/competitor/competitor-product.ts';
import { colorIndexCode } from '../../domain/search/color-index-code.ts';
import type { SearchResult } from '../search.ts';
import { color, lab } from '../search-hits.ts';
import { nearEntries } from './near-hits.ts';
import { withUnreadHits } from './unread-hits.ts';

/** Schema of a competitor's product. */
export const competitor: v.GenericSchema<unknown, CompetitorProduct> = v.pipe(
  v.object({
    id: v.string(),
    company: v.string(),
    name: v.string(),
    color_index: v.fallback(v.optional(v.string()), undefined),
    medium_title: v.fallback(v.optional(v.string()), undefined),
    lab,
    color,
  }),
  v.transform(({ color_index, medium_title, ...product }) => ({
    ...product,
    medium: medium_title,
    color_index: color_index && colorIndexCode(color_index),
  })),
);

/** Our products, by their distance from a competitor's. */
export interface NearestResult extends Omit<SearchResult, 'hits' | 'compared'>, MediumAnswer {
  competitor: CompetitorProduct;
  hits: NearHit[];
}

/** Schema of a search by a competitor's product. */
export const nearestResult: v.GenericSchema<unknown, NearestResult> = v.pipe(
  v.object({ ...nearEntries, competitor }),
  v.transform(withUnreadHits),
);
