import * as v from 'valibot';
import type { ComparedMedium, MediumAnswer, MediumOption } from '../../domain/competitor/compared-medium.ts';
import type { CompetitorProduct } from '../../domain/competitor/competitor-product.ts';
import type { NearHit } from '../../domain/competitor/near-hit.ts';
import { colorIndexCode } from '../../domain/search/color-index-code.ts';
import { titledHit } from '../../domain/search/titled-hit.ts';
import { listOfValid } from '../list-of-valid.ts';
import { type SearchResult, searchEntries } from '../search.ts';
import { color, lab, productHitEntries } from '../search-hits.ts';

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

const nearHit: v.GenericSchema<unknown, NearHit> = v.pipe(
  v.object({ ...productHitEntries, lab, deltaE: v.number() }),
  v.transform(titledHit),
);

const text = v.fallback(v.optional(v.string()), undefined);

const mediumEntries = { key: v.string(), title: v.string(), condition: text };

const medium: v.GenericSchema<unknown, ComparedMedium> = v.object(mediumEntries);

const option: v.GenericSchema<unknown, MediumOption> = v.object({
  ...mediumEntries,
  industry: text,
  count: v.number(),
});

/** Our products, by their distance from a competitor's. */
export interface NearestResult extends Omit<SearchResult, 'hits' | 'compared'>, MediumAnswer {
  competitor: CompetitorProduct;
  hits: NearHit[];
}

/** Schema of a search by a competitor's product. */
export const nearestResult: v.GenericSchema<unknown, NearestResult> = v.object({
  ...searchEntries,
  competitor,
  medium: v.fallback(v.optional(medium), undefined),
  media: v.fallback(v.optional(listOfValid(option)), undefined),
  hits: listOfValid(nearHit),
});
