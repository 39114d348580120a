import * as v from 'valibot';
import { MESSAGE_MAX } from '../../src/domain/contact/message-length.ts';
import { regionSchema } from '../../src/domain/contact/region-fields-schema.ts';
import { type ContactRegion, isRegionComplete } from '../../src/domain/contact/regions.ts';
import { oneLine } from '../../src/domain/validation/one-line.ts';
import { type ValidationText, validationRules } from '../../src/domain/validation/rules.ts';
import type { User } from '../../src/payload/schema.ts';
import { personEntries } from '../../src/product/parts/requests/person.ts';
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

/** Validation rules of the sample request (spec P§5). Fields that the form does not show are not checked. */
export function sampleSchema(
  text: ValidationText,
  { user, regions }: SampleDemands,
): v.GenericSchema<SampleValues> {
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
  return v.lazy((values) => ((values as SampleValues).isElsewhere ? schemas.elsewhere : schemas.here));
}
