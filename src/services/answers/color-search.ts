import * as v from 'valibot';
import type { Light } from '../../domain/color/color-conditions.ts';
import type { ComparedColors } from '../../domain/color/compared-medium.ts';
import type { MeasuredConditions } from '../../domain/color/measured-conditions.ts';
import type { NearHit } from '../../domain/color/near-hit.ts';
import { listOfValid } from '../list-of-valid.ts';
import { optionalField } from '../optional-field.ts';
import type { SearchResult } from '../search.ts';
import { color } from '../search-hits.ts';
import { mediumOption, nearEntries } from './near-hits.ts';
import { withUnreadHits } from './unread-hits.ts';

const light: v.GenericSchema<unknown, Light> = v.object({ illuminant: v.string(), observer: v.string() });

const shades = ['masstone', 'tint'] as const;

/** Schema of the conditions in which colours can be compared. */
export const measuredConditions: v.GenericSchema<unknown, MeasuredConditions> = v.pipe(
  v.object({
    media: listOfValid(mediumOption),
    applicationTypes: listOfValid(v.object({ key: v.picklist(shades), title: v.string() })),
    lights: listOfValid(light),
  }),
  v.transform(({ media, applicationTypes, lights }) => ({ media, lights, shades: applicationTypes })),
);

/** Our products, by their distance from a colour. */
export interface NearestToColor extends Omit<SearchResult, 'hits' | 'compared'>, ComparedColors, Light {
  hits: NearHit[];
}

/** Schema of a search by a colour. */
export const nearestToColor: v.GenericSchema<unknown, NearestToColor> = v.pipe(
  v.object({
    ...nearEntries,
    illuminant: v.string(),
    observer: v.string(),
    nearest: optionalField(v.number()),
    color,
  }),
  v.transform(withUnreadHits),
);
