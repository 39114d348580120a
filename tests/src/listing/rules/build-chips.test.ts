import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildChips } from '../../../../src/listing/rules/build-chips.ts';
import { withToggled } from '../../../../src/listing/rules/change-query.ts';
import type { FacetRow } from '../../../../src/listing/rules/facet-rows.ts';
import { createListingAddress } from '../../../../src/listing/rules/listing-address.ts';
import { listingRequest } from '../../../../src/listing/rules/listing-request.ts';
import { fakeQuery } from '../../../support/fake-listing.ts';

const row = (key: string, title: string, values: FacetRow['values']): FacetRow => ({
  ...{ key, title, values, control: 'options', group: '', shortlist: new Set() },
});
const rows: FacetRow[] = [
  {
    ...row('c', 'Colour', [{ key: 'red', title: 'Red' }]),
    options: [{ key: 'metallic', title: 'Metallic' }],
  },
  row('i', 'Industry', [{ key: 'coatings', title: 'Coatings' }]),
];
const chips = (filters: Record<string, string[]>) =>
  buildChips(
    { term: 'red', type: 'pigments', filters },
    {
      rows,
      titleOf: (key) => `Title of ${key}`,
      countText: (key, count) => `${count} of ${key}`,
      dateText: (value) => `on ${value}`,
      swatchOf: () => '#ff0000',
    },
  );

it.each([
  ['c', ['red'], [{ value: 'red', filter: 'Colour', title: 'Red', needsFilter: false, swatch: '#ff0000' }]],
  ['c', ['metallic'], [{ value: 'metallic', filter: 'Colour', title: 'Metallic' }]],
  ['i', ['coatings'], [{ value: 'coatings', filter: 'Industry', title: 'Coatings', needsFilter: true }]],
  [
    'light_fastness',
    ['8'],
    [{ value: '8', filter: 'Title of light_fastness', title: '8', needsFilter: true }],
  ],
  [
    'brand',
    ['a,b', '🎨'],
    [
      { value: 'a,b', title: 'a,b' },
      { value: '🎨', title: '🎨' },
    ],
  ],
  ['zdhc', ['true'], [{ value: 'true', title: 'Title of zdhc', needsFilter: false }]],
  ['min_date', ['2026-10-01'], [{ value: '2026-10-01', title: 'on 2026-10-01', needsFilter: true }]],
  ['ids', ['p-1', 'p-2'], [{ value: '', title: '2 of ids', needsFilter: false }]],
  ['company', ['x'], [{ value: '', title: '1 of company' }]],
  ['c', [], []],
] as const)('shows the filter %s with %j as one chip', (key, values, expected) => {
  expect(chips({ [key]: [...values] })).toMatchObject(expected.map((chip) => ({ key, ...chip })));
  expect(chips({ [key]: [...values] })).toHaveLength(expected.length);
});

it('stand in the order in which they were chosen', () => {
  expect(chips({ i: ['coatings'], c: ['red'] }).map(({ key }) => key)).toEqual(['i', 'c']);
});

it('any value survives address, request, chip and removal (complaint "punctuation")', () => {
  const address = createListingAddress({ keys: ['brand', 'c'], types: ['pigments'], views: ['list'] });
  const values = fc.uniqueArray(
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
      fc.stringMatching(/^-?[,:"'&+%#()/;=? 🎨ä]{1,12}$/u),
    ),
    { minLength: 2, maxLength: 4 },
  );
  fc.assert(
    fc.property(values, (brand) => {
      const search = address.write('?page=2', { ...fakeQuery, filters: { brand, c: ['red'] } });
      const query = address.read(search);
      const { filters } = listingRequest(query, { mode: 'search', filters: {} });
      expect(filters.getAll('brand')).toEqual(brand);
      const made = chips({ brand });
      expect(made.map(({ value, title }) => [value, title])).toEqual(brand.map((value) => [value, value]));
      const rest = address.write(search, withToggled(query, 'brand', made[0]?.value ?? ''));
      expect(address.read(rest).filters).toEqual({ brand: brand.slice(1), c: ['red'] });
      expect(rest.startsWith('?page=2&')).toBe(true);
    }),
  );
});
