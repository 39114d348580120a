import * as v from 'valibot';
import { MESSAGE_MAX } from '../../src/domain/contact/message-length.ts';
import { type ContactRegion, isWholePlace } from '../../src/domain/contact/regions.ts';
import { isFilled } from '../../src/domain/validation/is-filled.ts';
import { type ValidationText, validationRules } from '../../src/domain/validation/rules.ts';
import type { User } from '../../src/payload/schema.ts';
import { personEntries } from '../../src/product/requests/person.ts';
import { ADDRESS_FIELDS, addressName, type SampleValues } from './sample-values.ts';

/** Maximum lengths of the service (openapi.yaml, "Line"). */
const LINE_MAX = 200;
const ZIP_MAX = 20;

/** Conditions for the form's fields. */
export interface SampleDemands {
  user: User | null;
  /** Regions to choose from; empty if the user's region is known. */
  regions: readonly ContactRegion[];
}

/** Validation rules of the sample request (spec P§5): the shipping address only if it differs. */
export function sampleSchema(
  text: ValidationText,
  { user, regions }: SampleDemands,
): v.GenericSchema<SampleValues> {
  const { max, required } = validationRules(text);
  const requiredText = text('validation.required');
  const line = (most: number) => v.pipe(v.string(), v.trim(), max<string>(most));
  const own = (most = LINE_MAX) => v.pipe(line(most), required());
  const isAsked = regions.length > 0;
  const whole = v.object({
    reason: v.pipe(v.string(), v.trim(), required(), max<string>(MESSAGE_MAX)),
    ...personEntries(text, user),
    region: v.pipe(
      v.string(),
      v.check((value) => !isAsked || isFilled(value), requiredText),
    ),
    subRegion: v.string(),
    ...{ name: own(), street: own(), zipCode: own(ZIP_MAX), city: own(), country: own() },
    isElsewhere: v.boolean(),
    ...{ shippingName: line(LINE_MAX), shippingStreet: line(LINE_MAX), shippingZipCode: line(ZIP_MAX) },
    ...{ shippingCity: line(LINE_MAX), shippingCountry: line(LINE_MAX) },
  });
  const shipped = ADDRESS_FIELDS.map((field) => addressName('shipping', field)).map((name) =>
    v.forward(
      v.check<SampleValues, string>((values) => !values.isElsewhere || isFilled(values[name]), requiredText),
      [name],
    ),
  );
  const place = v.forward(
    v.check<SampleValues, string>((values) => !isAsked || isWholePlace(regions, values), requiredText),
    ['subRegion'],
  );
  return v.pipe(whole, place, ...shipped) as v.GenericSchema<SampleValues>;
}
