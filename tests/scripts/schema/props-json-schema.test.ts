import { expect, test } from 'vitest';
import { propsJsonSchema } from '../../../scripts/schema/props-json-schema.ts';
import { searchListing } from '../../../widgets/search-listing/island.ts';

test('each prop is described by its doc comment', () => {
  const { properties = {} } = propsJsonSchema('search-listing', searchListing.props);
  expect(properties.size).toMatchObject({ description: 'Hits per load.', default: 24 });
  for (const property of Object.values(properties)) expect(property).toHaveProperty('description');
});
