import { expect, test } from 'vitest';
import { favouriteState, isFavouriteType, pressedOf } from '../../../../src/domain/product/favourite.ts';

test.each([
  ['none', false],
  ['partial', 'mixed'],
  ['full', true],
] as const)('a toggle of %s is pressed: %s', (state, pressed) => {
  expect(pressedOf(state)).toBe(pressed);
});

test.each([
  ['no record', null, 'none', false],
  ['a record without types', { documentTypes: [] }, 'full', true],
  ['a record with the type', { documentTypes: ['tds', 'coa'] }, 'partial', true],
  ['a record without the type', { documentTypes: ['coa'] }, 'partial', false],
])('%s: state, and whether the type is kept (row 210)', (_, favourite, state, isKept) => {
  expect(favouriteState(favourite)).toBe(state);
  expect(isFavouriteType(favourite, 'tds')).toBe(isKept);
});
