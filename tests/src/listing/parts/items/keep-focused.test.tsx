import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { hitRows } from '../../../../../src/listing/parts/items/hit-rows.ts';
import { keepFocused } from '../../../../../src/listing/parts/items/keep-focused.ts';

const places = new Map(['a', 'b', 'c', 'd', 'e'].map((key, index) => [key, index]));
const items = (keys: string) => [...keys].map((key) => <p key={key} />);
const keysOf = (kept: ReactElement[]) => kept.map(({ key }) => key).join('');

test.each([
  ['nothing has the focus', 'cd', 'ab', undefined, 'cd'],
  ['the focus is near the window', 'cd', 'bc', 'c', 'cd'],
  ['the focus is above the window', 'cd', 'abc', 'a', 'acd'],
  ['the focus is below the window', 'ab', 'bde', 'd', 'abd'],
  ['another answer has no such item', 'cd', 'xyz', 'x', 'cd'],
  ['it was not rendered before', 'cd', 'cd', 'a', 'cd'],
])('keeps the item with the focus where it can: %s', (_, near, before, focused, expected) => {
  expect(keysOf(keepFocused(items(near), items(before), focused, places))).toBe(expected);
});

test('the element that is kept is the one that was rendered, so that it is not rendered anew', () => {
  const before = items('ab');
  expect(keepFocused(items('cd'), before, 'a', places)[0]).toBe(before[0]);
});

test('hits are put into rows, called by their first', () => {
  const hits = [...'abcde'].map((id) => ({ id }));
  expect(hitRows(hits, 2).map(({ key, hits: inRow }) => `${key}${inRow.length}`)).toEqual(['a2', 'c2', 'e1']);
  expect(hitRows([], 4)).toEqual([]);
});
