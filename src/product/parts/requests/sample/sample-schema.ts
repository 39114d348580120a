import * as v from 'valibot';
import { MESSAGE_MAX } from '../../../../domain/contact/message-length.ts';
import { regionSchema } from '../../../../domain/contact/region-fields-schema.ts';
import { type ContactRegion, isRegionComplete } from '../../../../domain/contact/regions.ts';
import { oneLine } from '../../../../domain/validation/one-line.ts';
import { type ValidationText, validationRules } from '../../../../domain/validation/rules.ts';
import type { User } from '../../../../payload/schema.ts';
import { personEntries } from '../person.ts';
import type { SampleValues } from './sample-values.ts';

/** Maximum lengths of the service (openapi.yaml, "Line"). */
const LINE_MAX = 200;
const ZIP_MAX = 20;

/** Conditions for the form's fields. */
export interface SampleDemands {
  user: User | null;
  /** Regions to choose from; empty if the user's region is known. */
  regions: readonly ContactRegion[];
}

/**
 * Validation rules of a request for samples (spec P§5). Fields that the form does not show are not checked.
 *
 * @param more rules of further fields
 */
export function sampleSchema<More extends object = object>(
  text: ValidationText,
  { user, regions }: SampleDemands,
  more: v.ObjectEntries = {},
): v.GenericSchema<SampleValues & More> {
  const { max, required } = validationRules(text);
  const isAsked = regions.length > 0;
  const line = (most = LINE_MAX) => v.pipe(oneLine, required(), max<string>(most));
  const shipping = (isShown: boolean) => {
    const rule = isShown ? line() : v.string();
    const zipCode = isShown ? line(ZIP_MAX) : v.string();
    return {
      shippingName: rule,
      shippingStreet: rule,
      shippingZipCode: zipCode,
      shippingCity: rule,
      shippingCountry: rule,
    };
  };
  const whole = (isElsewhere: boolean) =>
    v.pipe(
      v.object({
        ...more,
        reason: v.pipe(v.string(), v.trim(), required(), max<string>(MESSAGE_MAX)),
        ...personEntries(text, user),
        region: isAsked ? regionSchema(text, regions) : v.string(),
        subRegion: v.string(),
        name: line(),
        street: line(),
        zipCode: line(ZIP_MAX),
        city: line(),
        country: line(),
        isElsewhere: v.boolean(),
        ...shipping(isElsewhere),
      }),
      v.forward(
        v.check((fields) => !isAsked || isRegionComplete(regions, fields), text('validation.required')),
        ['subRegion'],
      ),
    );
  const schemas = { here: whole(false), elsewhere: whole(true) };
  const schema = v.lazy((values) =>
    (values as SampleValues).isElsewhere ? schemas.elsewhere : schemas.here,
  );
  // The caller names the values of its own rules.
  return schema as unknown as v.GenericSchema<SampleValues & More>;
}
