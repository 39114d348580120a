import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { linkNames, serviceNames, templateNames } from '../../src/payload/address-names.ts';
import { comparisonFields } from '../../src/payload/comparison-fields.ts';
import { payloadFields } from '../../src/payload/schema.ts';
import { schemaOptions } from './schema-options.ts';

/** JSON Schema of the page payload, with the names that `services` and `links` may hold. */
export function payloadJsonSchema() {
  const fields = {
    ...payloadFields,
    ...comparisonFields,
    services: addresses({ ...serviceNames, ...templateNames }),
    links: addresses(linkNames),
  };
  return toJsonSchema(v.partial(v.object(fields)), schemaOptions);
}

/** Named addresses, each described; other names are tolerated, as the runtime does. */
function addresses(names: Readonly<Record<string, string>>) {
  const entries = Object.entries(names).map(([name, description]) => [
    name,
    v.optional(v.pipe(v.string(), v.description(description))),
  ]);
  return v.objectWithRest(Object.fromEntries(entries) as v.ObjectEntries, v.string());
}
