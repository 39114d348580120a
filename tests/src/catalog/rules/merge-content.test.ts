import { expect, test } from 'vitest';
import { mergeContent } from '../../../../src/catalog/rules/merge-content.ts';
import type { CatalogContent } from '../../../../src/domain/product/catalog.ts';

/** A catalogue in short: `abc-b` holds a, b and c, without b. */
const content = (text: string, title = 'T'): CatalogContent => {
  const [ids = '', excluded = ''] = text.split('-');
  return { title, productIds: [...ids], excludedProductIds: [...excluded] };
};

test.each([
  ['nothing of mine', 'abc', 'abc', 'xbc-b', 'xbc-b'],
  ['nothing of theirs', 'abc', 'cab-a', 'abc', 'cab-a'],
  ['both add', 'ab', 'abc', 'abd', 'abcd'],
  ['both add the same', 'ab', 'abc', 'abc', 'abc'],
  ['I add in front', 'ab', 'xab', 'ba', 'xba'],
  ['I remove, they add', 'abc', 'ac', 'abcd', 'acd'],
  ['they remove, I move', 'abcd', 'dabc', 'acd', 'dac'],
  ['they remove what I exclude', 'abc', 'abc-b', 'ac', 'ac'],
  ['I remove what they exclude', 'abc', 'ac', 'abc-b', 'ac'],
  ['both exclude', 'abc', 'abc-a', 'abc-b', 'abc-ab'],
  ['I include what was excluded, they exclude another', 'abc-a', 'abc', 'abc-ab', 'abc-b'],
  ['I move, they add', 'abc', 'cab', 'abcx', 'cabx'],
  ['both move: mine counts', 'abc', 'cab', 'bac', 'cab'],
  ['my removal is undone: it comes back to its place', 'acd', 'abcd', 'acdx', 'abcdx'],
  ['my addition is undone', 'abc', 'ab', 'abcx', 'abx'],
])('merges two changes of the products: %s', (_, base, mine, theirs, merged) => {
  expect(mergeContent(content(base), content(mine), content(theirs))).toEqual(content(merged));
});

test.each([
  ['mine where I have changed it', 'Old', 'Mine', 'Theirs', 'Mine'],
  ['theirs where I have not', 'Old', 'Old', 'Theirs', 'Theirs'],
])('takes of two changed titles %s', (_, base, mine, theirs, merged) => {
  const titled = (title: string) => content('a', title);
  expect(mergeContent(titled(base), titled(mine), titled(theirs)).title).toBe(merged);
});
