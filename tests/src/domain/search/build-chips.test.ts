import { expect, it } from 'vitest';
import { buildChips } from '../../../../src/domain/search/build-chips.ts';
import type { FacetRow } from '../../../../src/domain/search/facet-rows.ts';

const row = (key: string, title: string, values: FacetRow['values']): FacetRow => ({
  ...{ key, title, values, control: 'options', group: '', shortlist: new Set() },
});
const rows = [
  row('c', 'Colour', [{ key: 'red', title: 'Red' }]),
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
] as const)('%s %j', (key, values, expected) => {
  expect(chips({ [key]: [...values] })).toMatchObject(expected.map((chip) => ({ key, ...chip })));
  expect(chips({ [key]: [...values] })).toHaveLength(expected.length);
});

it('stand in the order in which they were chosen', () => {
  expect(chips({ i: ['coatings'], c: ['red'] }).map(({ key }) => key)).toEqual(['i', 'c']);
});
