import { expect, it } from 'vitest';
import { regionTitles } from '../../../../src/domain/user/region-titles.ts';

const regions = [
  { code: 'europe', title: 'Europe', subRegions: [{ code: 'north', title: 'Northern Europe' }] },
  { code: 'africa', title: 'Africa', subRegions: [] },
];

it.each([
  [{ region: 'europe', subRegion: 'north' }, ['Europe', 'Northern Europe']],
  [{ region: 'africa' }, ['Africa']],
  [{ region: 'atlantis', subRegion: 'north' }, ['atlantis', 'north']],
  [{}, []],
])('names the region and subregion of %j by their titles', (place, titles) => {
  expect(regionTitles(regions, place)).toEqual(titles);
});

it('knows no titles without regions', () => {
  expect(regionTitles(undefined, { region: 'europe' })).toEqual(['europe']);
});
