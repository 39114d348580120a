import { expect, test } from 'vitest';
import { propsJsonSchema } from '../../../scripts/schema/props-json-schema.ts';
import { resetPassword } from '../../../widgets/reset-password/island.ts';
import { searchListing } from '../../../widgets/search-listing/island.ts';

test('each prop is described by its doc comment', () => {
  const { properties = {} } = propsJsonSchema('search-listing', searchListing.props);
  expect(properties.size).toMatchObject({ description: 'Hits per load.', default: 24 });
  for (const property of Object.values(properties)) expect(property).toHaveProperty('description');
});

test('a default that only the comment knows is kept', () => {
  const { properties = {} } = propsJsonSchema('reset-password', resetPassword.props);
  expect(properties.token).toMatchObject({
    description: expect.stringContaining('By default `token` of the address'),
  });
});
