import { beforeEach, expect, test, vi } from 'vitest';
import { contentSchema } from '../../../../src/catalog/state/kept-catalog.ts';
import { forgetUnsent, keepUnsent, readUnsent } from '../../../../src/store/write/unsent.ts';

const content = { title: 'Reds', productIds: ['a', 'b'], excludedProductIds: ['b'] };
const unsent = { base: { ...content, title: 'Old' }, content };
const read = (userId: string, name: string) => readUnsent(userId, name, contentSchema);

beforeEach(() => sessionStorage.clear());

test('keeps what is unsent for its user and record alone', () => {
  expect(keepUnsent('u-1', 'c-1', unsent)).toBe(true);
  expect(read('u-1', 'c-1')).toEqual(unsent);
  expect(read('u-2', 'c-1')).toBeUndefined();
  expect(read('u-1', 'c-2')).toBeUndefined();
  forgetUnsent('u-1', 'c-1');
  expect(read('u-1', 'c-1')).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['half of it', JSON.stringify({ content })],
  ['another form', JSON.stringify({ base: content, content: { ...content, productIds: [7] } })],
])('takes %s in the storage for no change', (_, kept) => {
  sessionStorage.setItem('ce-draft:u-1/c-1', kept);
  expect(read('u-1', 'c-1')).toBeUndefined();
});

test('says that nothing is kept where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(keepUnsent('u-1', 'c-1', unsent)).toBe(false);
});
