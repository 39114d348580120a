import { expect, it } from 'vitest';
import {
  fieldsetsOf,
  openAtStart,
  splitFieldsets,
} from '../../../../../src/listing/parts/facets/fieldsets.ts';
import { fakeFacet, fakeValue } from '../../../../support/fake-listing.ts';

const yesNo = (key: string, isChosen = false) =>
  fakeFacet(key, [fakeValue('true', { isChosen })], { control: 'boolean', group: 'requirements' });

it('puts yes-no filters of one group under one title, and leaves out what offers nothing', () => {
  const fieldsets = fieldsetsOf(
    [
      fakeFacet('c', [fakeValue('red', { isChosen: true }), fakeValue('blue')]),
      fakeFacet('empty', []),
      yesNo('vegan', true),
      fakeFacet('min_date', [], { control: 'date' }),
      yesNo('zdhc'),
    ],
    'Certificates',
  );
  expect(fieldsets.map(({ title, chosen, facets }) => [title, chosen, facets.length])).toEqual([
    ['c', 1, 1],
    ['Certificates', 1, 2],
    ['min_date', 0, 1],
  ]);
  expect(fieldsetsOf([yesNo('halal')], 'Certificates')[0]?.title).toBe('halal');
});

const many = fieldsetsOf(
  Array.from({ length: 16 }, (_, index) =>
    fakeFacet(`${16 - index}`.padStart(2, '0'), [fakeValue('a')], { group: `${Math.floor(index / 2)}` }),
  ),
  '',
);

it('shows twelve and keeps the others, by title', () => {
  const { inSight, others } = splitFieldsets(many);
  expect(inSight.map(({ id }) => id)).toEqual(many.slice(0, 12).map(({ id }) => id));
  expect(others.map(({ id }) => id)).toEqual(['01', '02', '03', '04']);
});

it('opens the first of each of six groups, and no date', () => {
  expect([...openAtStart(many)]).toEqual(['16', '14', '12', '10', '08', '06']);
  const dated = [
    fakeFacet('since', [], { control: 'date', group: 'more' }),
    fakeFacet('tag', [fakeValue('a')], { group: 'more' }),
  ];
  expect([...openAtStart(fieldsetsOf(dated, ''))]).toEqual(['tag']);
});
