import { expect, test } from 'vitest';
import { favouriteState, isFavouriteType } from '../../../../src/domain/favourites/favourite.ts';

test.each([
  ['no record', null, 'none', false],
  ['a record without types', { documentTypes: [] }, 'full', true],
  ['a record with the type', { documentTypes: ['tds', 'coa'] }, 'partial', true],
  ['a record without the type', { documentTypes: ['coa'] }, 'partial', false],
])('%s: state, and whether the type is kept (row 210)', (_, favourite, state, isKept) => {
  expect(favouriteState(favourite)).toBe(state);
  expect(isFavouriteType(favourite, 'tds')).toBe(isKept);
});
