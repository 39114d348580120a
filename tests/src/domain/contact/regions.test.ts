import { expect, it } from 'vitest';
import { defaultRegion, subRegionsOf } from '../../../../src/domain/contact/regions.ts';

const north = { code: 'north', title: 'North' };
const regions = [
  { code: 'africa', title: 'Africa', subRegions: [] },
  { code: 'europe', title: 'Europe', subRegions: [north] },
];

it('begins with Europe where the page offers it (row 106)', () => {
  expect(defaultRegion(regions)).toBe('europe');
  expect(defaultRegion(regions.slice(0, 1))).toBe('');
});

it('has the subregions of a region', () => {
  expect(subRegionsOf(regions, 'europe')).toEqual([north]);
  expect(subRegionsOf(regions, 'africa')).toEqual([]);
  expect(subRegionsOf(regions, '')).toEqual([]);
});
