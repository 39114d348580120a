import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { payloadJsonSchema } from '../../../scripts/schema/payload-json-schema.ts';
import { SERVICES } from '../../../src/http/http-context.ts';
import { linkNames, serviceNames } from '../../../src/payload/address-names.ts';

const isValid = new Ajv2020({ strict: false }).compile(payloadJsonSchema());

test('services and links name what they may hold, each with its description', () => {
  const { services, links } = payloadJsonSchema().properties as Record<
    string,
    { properties: Record<string, { description: string }> }
  >;
  expect(Object.keys(services?.properties ?? {})).toEqual([...SERVICES]);
  expect(services?.properties.user).toEqual({ type: 'string', description: serviceNames.user });
  expect(links?.properties.comparePage).toEqual({ type: 'string', description: linkNames.comparePage });
});

test('none of them is required, and further names are tolerated', () => {
  expect(isValid({ services: {}, links: {} })).toBe(true);
  expect(isValid({ services: { intranet: 'https://intra.example' }, links: { imprint: '/imprint' } })).toBe(
    true,
  );
  expect(isValid({ services: { user: 1 } })).toBe(false);
  expect(isValid({ links: { imprint: 1 } })).toBe(false);
});
