import { expect, test } from 'vitest';
import { readOptions } from '../../../../src/domain/fields/read-options.ts';

const options = [
  { key: 'a', id: 7000, title: 'Alpha', dimension: 'h' },
  { key: 'b', title: 'Beta' },
  { id: 9, title: 'Gamma' },
  { key: 'd', id: 10 },
];

test.each([
  ['as they are', undefined, ['a Alpha -', 'b Beta -']],
  ['by another key', { code: 'id' }, ['7000 Alpha -', '9 Gamma -']],
  ['with their units', { code: 'key', unit: 'dimension' }, ['a Alpha h', 'b Beta -']],
  ['of which nothing is known', { code: 'code', unit: 'x' }, []],
])('reads the options of a field %s', (_, config, expected) => {
  expect(readOptions(options, config).map(({ key, title, unit = '-' }) => `${key} ${title} ${unit}`)).toEqual(
    expected,
  );
});
