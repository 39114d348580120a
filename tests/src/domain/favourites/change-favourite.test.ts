import { describe, expect, test } from 'vitest';
import {
  isAddition,
  restoreFavourite,
  toggleFavourite,
  toggleFavouriteType,
} from '../../../../src/domain/favourites/change-favourite.ts';

const listed = ['tds', 'coa', 'reach'];
const record = (...documentTypes: string[]) => ({ id: 'f-1', documentTypes });
const saves = (...documentTypes: string[]) => ({
  call: { method: 'POST', documentTypes },
  next: documentTypes,
});
const removes = { call: { method: 'DELETE', id: 'f-1' }, next: null };

describe('the page’s toggle (rows 211 and 212)', () => {
  test.each([
    ['none: keeps all', null, saves()],
    ['partial: keeps all', record('tds'), saves()],
    ['full: keeps nothing', record(), removes],
  ])('%s', (_, favourite, change) => {
    expect(toggleFavourite(favourite)).toEqual(change);
  });
});

describe('the star of a type (rows 213 to 215)', () => {
  test.each([
    ['none: keeps the type', null, 'tds', saves('tds')],
    ['partial without it: keeps it, too', record('coa'), 'tds', saves('coa', 'tds')],
    [
      'partial without it: keeps every listed type by name',
      record('coa', 'tds'),
      'reach',
      saves('coa', 'tds', 'reach'),
    ],
    ['partial with it: keeps the others', record('tds', 'coa'), 'tds', saves('coa')],
    ['partial with it twice: keeps the others', record('tds', 'coa', 'tds'), 'tds', saves('coa')],
    ['partial with types that are not listed: keeps them', record('old', 'tds'), 'tds', saves('old')],
    ['partial with it alone: keeps nothing', record('tds'), 'tds', removes],
    ['full: keeps the other listed types (decision B18)', record(), 'coa', saves('tds', 'reach')],
  ])('%s', (_, favourite, type, change) => {
    expect(toggleFavouriteType(favourite, type, listed)).toEqual(change);
  });

  test('full with this one type listed: keeps nothing, since a record without types keeps all', () => {
    expect(toggleFavouriteType(record(), 'tds', ['tds'])).toEqual(removes);
    expect(toggleFavouriteType(record(), 'tds', [])).toEqual(removes);
  });
});

test.each([
  ['types', record(), ['tds'], saves('tds')],
  ['all', null, [], saves()],
  ['nothing', record('tds'), null, removes],
  ['nothing of nothing', null, null, { call: null, next: null }],
])('%s are kept again', (_, favourite, earlier, change) => {
  expect(restoreFavourite(favourite, earlier)).toEqual(change);
});

test.each([
  [null, ['tds'], true],
  [['tds'], [], true],
  [['tds'], ['tds', 'coa'], true],
  [[], ['tds', 'coa'], false],
  [['tds', 'coa'], ['tds'], false],
  [['tds'], null, false],
])('from %j to %j is an addition: %s', (before, after, isMore) => {
  expect(isAddition(before, after)).toBe(isMore);
});
