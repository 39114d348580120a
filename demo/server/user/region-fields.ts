import * as v from 'valibot';
import { contactRegions } from '../../data/portal/contact-regions.ts';
import * as field from './fields.ts';

/** Region and subregion of a validation request; required for regions with subregions (decisions 63 and 81). */
export const regionFields = v.pipe(
  v.object({
    region: v.pipe(
      field.line,
      v.check((code) => regionOf(code) !== undefined, 'Choose a region.'),
    ),
    subRegion: v.optional(v.nullable(field.line), null),
  }),
  v.forward(
    v.check(({ region, subRegion }) => {
      const subRegions = subRegionsOf(region);
      return subRegions.length > 0 ? subRegions.some(({ code }) => code === subRegion) : subRegion === null;
    }, 'Choose a subregion.'),
    ['subRegion'],
  ),
);

function regionOf(code: string) {
  return contactRegions.find((region) => region.code === code);
}

function subRegionsOf(code: string): readonly { code: string }[] {
  return regionOf(code)?.subRegions ?? [];
}
