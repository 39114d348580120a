import type { PayloadError } from '../errors/payload-error.ts';
import { comparisonFields } from './comparison-fields.ts';
import type { RawPage } from './raw-page.ts';
import { readFields, readPayload } from './read-payload.ts';

/** Everything that is wrong with a payload, including the fields that one island reads itself; for editors and servers. */
export function payloadFaults({ fields, json }: RawPage): PayloadError[] {
  const faults = [...readPayload({ fields, json }).errors];
  readFields(comparisonFields, fields, faults);
  return faults;
}
