import { expect, test } from 'vitest';
import type { ComparisonContent } from '../../../../../src/comparison/rules/content/comparison-content.ts';
import { mergeComparison } from '../../../../../src/comparison/rules/merge/merge-comparison.ts';

const content = (uids: string, more: Partial<ComparisonContent> = {}): ComparisonContent => ({
  ...{ title: 'Reds', industry: 'coatings', uids: [...uids] },
  ...more,
});

test.each([
  ['both add', 'ab', 'abc', 'abd', 'abcd'],
  ['I remove, they add', 'abc', 'ac', 'abcd', 'acd'],
  ['I swap, they move', 'abc', 'abx', 'bac', 'bax'],
  ['both add more than fit: those that are saved stay', 'abc', 'abcx', 'abcd', 'abcd'],
  ['I add two, they add one', 'ab', 'abxy', 'abc', 'abxc'],
  ['both remove: too few would be left', 'abc', 'ab', 'bc', 'bc'],
])('merges two changes of the products: %s', (_, base, mine, theirs, merged) => {
  const { uids } = mergeComparison(content(base), content(mine), content(theirs));
  expect([uids.length, [...uids].sort().join('')]).toEqual([merged.length, [...merged].sort().join('')]);
});

test('title, reference and medium are those of who has changed them, mine where both have', () => {
  const base = content('ab', { reference: 'a', medium: 'hdpe' });
  const mine = { ...base, title: 'Warm reds', medium: 'pp' };
  const theirs = { ...base, reference: 'b', medium: 'pvc' };
  expect(mergeComparison(base, mine, theirs)).toEqual({ ...mine, reference: 'b' });
});

test('a service that keeps no reference and no medium changes neither', () => {
  const base = content('ab', { reference: 'b', medium: 'hdpe' });
  expect(mergeComparison(base, { ...base, title: 'Mine' }, content('abc'))).toEqual({
    ...base,
    title: 'Mine',
    uids: ['a', 'b', 'c'],
  });
});

test('products of another industry replace those that I have not changed for mine', () => {
  const other = content('xy', { industry: 'plastics' });
  expect(mergeComparison(content('ab'), content('abc'), other)).toEqual(other);
  expect(mergeComparison(content('ab'), other, content('abc'))).toEqual(other);
});
