import { expect, it } from 'vitest';
import { initialRegion } from '../../../../src/domain/user/initial-region.ts';

const place = (code: string) => ({ code, title: code });
const europe = { ...place('europe'), subRegions: ['north', 'south'].map(place) };
const africa = { ...place('africa'), subRegions: [] };

it.each([
  [{}, { region: 'europe', subRegion: '' }],
  [{ region: 'africa' }, { region: 'africa', subRegion: '' }],
  [
    { region: 'europe', subRegion: 'south' },
    { region: 'europe', subRegion: 'south' },
  ],
  [
    { region: 'europe', subRegion: 'west' },
    { region: 'europe', subRegion: '' },
  ],
  [
    { region: 'atlantis', subRegion: 'north' },
    { region: 'europe', subRegion: 'north' },
  ],
])('preselects a known region and subregion alone: %j', (user, expected) => {
  expect(initialRegion([africa, europe], user)).toEqual(expected);
});

it('is none where the default does not exist', () => {
  expect(initialRegion([africa], {})).toEqual({ region: '', subRegion: '' });
});
