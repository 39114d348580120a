import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isFavouriteType, type KeptTypes } from '../../../../../src/domain/product/favourite.ts';
import {
  isAddition,
  isSameKept,
  mergeKept,
  nameKept,
  toggleFavourite,
  toggleFavouriteType,
} from '../../../../../src/product/rules/favourites/change-favourite.ts';

/** In short: `ab` are these types, `*` is all, `*-a` all but one, `` none. */
function kept(text: string): KeptTypes {
  if (text === '') return null;
  const [, ...except] = text.split('-').flatMap((part) => [...part]);
  return text.startsWith('*') ? { documentTypes: [], except } : { documentTypes: [...text] };
}

function textOf(value: KeptTypes): string {
  if (!value) return '';
  const { documentTypes, except = [] } = value;
  if (documentTypes.length > 0) return documentTypes.join('');
  return except.length > 0 ? `*-${except.join('')}` : '*';
}

describe('the page’s toggle (rows 211 and 212)', () => {
  test.each([
    ['none: keeps all', '', '*'],
    ['partial: keeps all', 'a', '*'],
    ['all but one: keeps all', '*-a', '*'],
    ['full: keeps nothing', '*', ''],
  ])('%s', (_, before, after) => {
    expect(textOf(toggleFavourite(kept(before)))).toBe(after);
  });
});

describe('the star of a type (rows 213 to 215)', () => {
  test.each([
    ['none: keeps the type', '', 't', 't'],
    ['partial without it: keeps it, too', 'c', 't', 'ct'],
    ['partial with it: keeps the others', 'tc', 't', 'c'],
    ['partial with it twice: keeps the others', 'tct', 't', 'c'],
    ['partial with it alone: keeps nothing', 't', 't', ''],
    ['full: keeps all others (decision B18)', '*', 't', '*-t'],
    ['full without another: keeps neither', '*-c', 't', '*-ct'],
    ['full without it: keeps all again', '*-t', 't', '*'],
  ])('%s', (_, before, type, after) => {
    expect(textOf(toggleFavouriteType(kept(before), type))).toBe(after);
  });
});

describe('changes on two pages', () => {
  test.each([
    ['both add', '', 'bf', 'r', 'rbf'],
    ['I add to what they have removed', 'ab', 'abc', '', 'c'],
    ['I add, they save all', '', 'a', '*', '*'],
    ['I save all, they add', 'a', '*', 'ab', '*'],
    ['I save all, they remove all', 'a', '*', '', '*-a'],
    ['I take one off all, they another', '*', '*-a', 'acd', 'cd'],
    ['I take one off all, they do so, too', '*', '*-a', '*-b', '*-ba'],
    ['I remove all, they add', 'a', '', 'ab', 'b'],
    ['I remove all of all, they take one off', '*', '', 'ab', ''],
    ['Undo of all: what was there before', '*', 'a', '*', 'a'],
    ['Undo of one taken off all', 'cd', '*', 'cd', '*'],
  ])('%s', (_, base, mine, theirs, merged) => {
    const result = mergeKept(kept(base), kept(mine), kept(theirs));
    expect([textOf(result), isSameKept(result, kept(merged))]).toEqual([textOf(result), true]);
  });

  const some = fc
    .tuple(fc.boolean(), fc.uniqueArray(fc.constantFrom(...'abcd')))
    .map(([isAll, types]) => kept(isAll ? `*-${types.join('')}` : types.join('')));

  test('each type is as the page left it that has changed it, mine if both have', () => {
    fc.assert(
      fc.property(some, some, some, (base, mine, theirs) => {
        const merged = mergeKept(base, mine, theirs);
        // `z` stands for types that nobody has named.
        for (const type of 'abcdz') {
          const [was, is, isTheirs] = [base, mine, theirs].map((each) => isFavouriteType(each, type));
          expect(isFavouriteType(merged, type)).toBe(was === is ? isTheirs : is);
        }
      }),
    );
  });
});

test('the types that are left of all are named; without any nothing is saved', () => {
  expect(nameKept({ documentTypes: [], except: ['a'] }, ['a', 'b', 'c'])).toEqual({
    documentTypes: ['b', 'c'],
  });
  expect(nameKept({ documentTypes: [], except: ['a'] }, ['a'])).toBeNull();
});

test.each([
  ['', 'a', true],
  ['a', '*', true],
  ['a', 'ab', true],
  ['*-a', '*', true],
  ['*', 'ab', false],
  ['*', '*-a', false],
  ['ab', 'a', false],
  ['a', '', false],
  ['a', 'a', false],
])('from "%s" to "%s" is an addition: %s', (before, after, isMore) => {
  expect(isAddition(kept(before), kept(after))).toBe(isMore);
});
