import * as v from 'valibot';
import { expect, test } from 'vitest';
import { regionFieldsSchema } from '../../../../src/domain/contact/region-fields-schema.ts';

const regions = [
  { code: 'europe', title: 'Europe', subRegions: [{ code: 'north', title: 'North' }] },
  { code: 'africa', title: 'Africa', subRegions: [] },
];
const issuesOf = (region: string, subRegion: string) =>
  v
    .safeParse(
      regionFieldsSchema((key) => key, regions),
      { region, subRegion },
    )
    .issues?.map((issue) => [v.getDotPath(issue), issue.message]);

test('a subregion is required where the region has some (decision 63)', () => {
  expect(issuesOf('', '')).toEqual([['region', 'validation.required']]);
  expect(issuesOf('europe', '')).toEqual([['subRegion', 'validation.required']]);
  expect(issuesOf('europe', 'south')).toEqual([['subRegion', 'validation.required']]);
  expect(issuesOf('europe', 'north')).toBeUndefined();
  expect(issuesOf('africa', '')).toBeUndefined();
});
