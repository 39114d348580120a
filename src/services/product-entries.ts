import * as v from 'valibot';
import { innerListOfValid } from './list-of-valid.ts';
import { optionalField } from './optional-field.ts';

const channel = v.pipe(
  v.number(),
  v.check((value) => value >= 0 && value <= 255),
);

const technicalProperty = v.object({
  propertyType: v.string(),
  applicationType: v.optional(v.string(), ''),
  medium: v.optional(v.string(), ''),
  value: v.optional(v.unknown()),
  unit: v.optional(v.string()),
  dataType: v.optional(v.string()),
  angle: v.optional(v.string()),
});

/** Common fields of all responses with whole products (spec P§3 "Pigment"). */
export const productEntries = {
  id: v.string(),
  uid: v.string(),
  prd: v.fallback(v.optional(v.nullable(v.string()), null), null),
  product_name: v.string(),
  isActive: v.fallback(v.optional(v.boolean(), true), true),
  isInternal: v.optional(v.boolean(), false),
  industries: v.fallback(v.array(v.string()), []),
  color_values: v.fallback(
    v.nullable(
      v.object({
        R: channel,
        G: channel,
        B: channel,
        /** Asset id of the colour chip's image. */
        image: optionalField(v.string()),
      }),
    ),
    null,
  ),
  technicalProperties: v.optional(innerListOfValid(technicalProperty), []),
};
