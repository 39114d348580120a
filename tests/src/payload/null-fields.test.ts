import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparisonFields } from '../../../src/payload/comparison-fields.ts';
import { readRawPage } from '../../../src/payload/raw-page.ts';
import { readFields } from '../../../src/payload/read-payload.ts';
import { payloadFields } from '../../../src/payload/schema.ts';
import { arbitraryOf, jsonWithNulls, jsonWithout } from '../../support/arbitrary-of.ts';

const schemas = { ...payloadFields, ...comparisonFields };

/** Reads a page's payload with one field. */
function read(field: string, json: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'ce-payload';
  script.textContent = `{${JSON.stringify(field)}:${json}}`;
  document.body.replaceChildren(script);
  const errors: Error[] = [];
  return { ...readFields(schemas, readRawPage().fields, errors as never), errors };
}

test.each(Object.keys(schemas))('null in %s is what is left out (decision C4)', (field) => {
  fc.assert(
    fc.property(arbitraryOf(schemas[field as keyof typeof schemas]), (value) => {
      const plain = read(field, jsonWithout(value));
      expect(plain.errors).toEqual([]);
      expect(read(field, jsonWithNulls(value))).toStrictEqual(plain);
    }),
    { numRuns: 40 },
  );
});
