import * as v from 'valibot';
import type { ComparedMedium, MediumOption } from '../../domain/color/compared-medium.ts';
import type { NearHit } from '../../domain/color/near-hit.ts';
import { titledHit } from '../../domain/search/titled-hit.ts';
import { listOfValid } from '../list-of-valid.ts';
import { searchEntries } from '../search.ts';
import { lab, productHitEntries } from '../search-hits.ts';

const text = v.fallback(v.optional(v.string()), undefined);

const nearHit: v.GenericSchema<unknown, NearHit> = v.pipe(
  v.object({
    ...{ ...productHitEntries, lab, deltaE: v.number() },
    /** Without it, fastness and industry are those of another medium. */
    applicationType: text,
    look_industry: text,
  }),
  v.transform(({ applicationType, look_industry, light_fastness, ...hit }) => ({
    ...titledHit(hit),
    ...(applicationType !== undefined && { light_fastness, industry: look_industry }),
  })),
);

const mediumEntries = { key: v.string(), title: v.string(), condition: text };

const medium: v.GenericSchema<unknown, ComparedMedium> = v.object(mediumEntries);

/** Schema of a medium with the number of products that it would find. */
export const mediumOption: v.GenericSchema<unknown, MediumOption> = v.object({
  ...mediumEntries,
  industry: text,
  count: v.number(),
});

/** Fields of every search for our products near a colour. */
export const nearEntries = {
  ...searchEntries,
  medium: v.fallback(v.optional(medium), undefined),
  media: v.fallback(v.optional(listOfValid(mediumOption)), undefined),
  hits: listOfValid(nearHit),
};
