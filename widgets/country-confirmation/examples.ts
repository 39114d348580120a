import type { IslandExample } from '../../src/mount/island/example.ts';

const many = [
  'AT',
  'BE',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IT',
  'NL',
  'NO',
  'PL',
  'PT',
  'SE',
];

/** States of the country gate that the page determines. */
export const examples: IslandExample[] = [
  {
    name: 'Some countries',
    shows: 'The countries by name, with the two answers.',
    payload: { requestCountry: ['DE', 'AT', 'CH'] },
  },
  { name: 'One country', shows: 'A sentence instead of a list.', payload: { requestCountry: ['CH'] } },
  { name: 'Many countries', shows: 'Two columns where there is room.', payload: { requestCountry: many } },
  {
    name: 'Unknown code',
    shows: 'The code itself, where neither the backend nor the browser has a name for it.',
    payload: { requestCountry: ['DE', 'QX'] },
  },
  {
    name: 'Resident',
    shows: 'Nothing: the profile says that the user lives in one of the countries.',
    payload: {
      requestCountry: ['DE', 'AT', 'CH'],
      user: { userId: 'u-1', email: 'rita.holm@example.com', country: 'DE' },
    },
  },
];
