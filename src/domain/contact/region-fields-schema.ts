import * as v from 'valibot';
import type { ValidationText } from '../validation/rules.ts';
import { type ContactRegion, isOffered, isRegionComplete } from './regions.ts';

/** The rules for region and subregion; the latter is required where the region has some (decision 63). */
export function regionFieldsSchema(text: ValidationText, regions: readonly ContactRegion[]) {
  return v.pipe(
    v.object({ region: regionSchema(text, regions), subRegion: v.string() }),
    v.forward(
      v.check((fields) => isRegionComplete(regions, fields), text('validation.required')),
      ['subRegion'],
    ),
  );
}

/** The rule for the region. One that the page does not offer, as from an earlier draft, counts as missing. */
export function regionSchema(text: ValidationText, regions: readonly ContactRegion[]) {
  return v.pipe(
    v.string(),
    v.check((region) => isOffered(regions, region), text('validation.required')),
  );
}
