import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payloadJsonSchema } from '../../../scripts/schema/payload-json-schema.ts';
import { SERVICES } from '../../../src/http/http-context.ts';
import { linkNames, serviceNames } from '../../../src/payload/address-names.ts';
import { comparisonFields } from '../../../src/payload/comparison-fields.ts';
import { payloadFields } from '../../../src/payload/schema.ts';
import { arbitraryOf, jsonWithNulls } from '../../support/arbitrary-of.ts';

const isValid = new Ajv2020({ strict: false }).compile(payloadJsonSchema());

test('services and links name what they may hold, each with its description', () => {
  const { services, links } = payloadJsonSchema().properties as Record<
    string,
    { properties: Record<string, { description: string }> }
  >;
  expect(Object.keys(services?.properties ?? {})).toEqual([...SERVICES, 'mobileViewer', 'edit']);
  expect(services?.properties.user).toEqual({ type: ['string', 'null'], description: serviceNames.user });
  expect(links?.properties.comparePage).toEqual({
    type: ['string', 'null'],
    description: linkNames.comparePage,
  });
});

test('none of them is required, and further names are tolerated', () => {
  expect(isValid({ services: {}, links: {} })).toBe(true);
  expect(isValid({ services: { intranet: 'https://intra.example' }, links: { imprint: '/imprint' } })).toBe(
    true,
  );
  expect(isValid({ services: { user: 1 } })).toBe(false);
  expect(isValid({ links: { imprint: 1 } })).toBe(false);
});

test.each(Object.entries({ ...payloadFields, ...comparisonFields }))(
  '%s may hold null wherever a field may be left out (decision C4)',
  (field, schema) => {
    fc.assert(
      fc.property(arbitraryOf(schema), (value) => {
        expect(isValid({ [field]: JSON.parse(jsonWithNulls(value)) })).toBe(true);
      }),
      { numRuns: 20 },
    );
    expect(isValid({ [field]: null })).toBe(true);
  },
);
