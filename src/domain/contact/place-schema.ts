import * as v from 'valibot';
import { type ValidationText, validationRules } from '../validation/rules.ts';
import { type ContactRegion, isWholePlace } from './regions.ts';

/** The rules for region and subregion; the latter is required where the region has some (decision 63). */
export function placeSchema(text: ValidationText, regions: readonly ContactRegion[]) {
  const { required } = validationRules(text);
  return v.pipe(
    v.object({ region: v.pipe(v.string(), required()), subRegion: v.string() }),
    v.forward(
      v.check((place) => isWholePlace(regions, place), text('validation.required')),
      ['subRegion'],
    ),
  );
}
