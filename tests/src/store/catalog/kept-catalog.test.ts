import { beforeEach, expect, test } from 'vitest';
import { forgetUnsaved, keepUnsaved, readUnsaved } from '../../../../src/store/catalog/kept-catalog.ts';
import { createPageStore } from '../../../../src/store/store.ts';

const content = { title: 'Reds', productIds: ['a', 'b'], excludedProductIds: ['b'] };
const unsaved = { base: { ...content, title: 'Old' }, content };
const storeOf = (userId: string) => {
  const store = createPageStore({ version: 1 });
  store.setState({ user: { userId } as never });
  return store;
};

beforeEach(() => sessionStorage.clear());

test('keeps what is unsaved for its user and catalogue alone', () => {
  keepUnsaved(storeOf('u-1'), 'c-1', unsaved);
  expect(readUnsaved(storeOf('u-1'), 'c-1')).toEqual(unsaved);
  expect(readUnsaved(storeOf('u-2'), 'c-1')).toBeUndefined();
  expect(readUnsaved(storeOf('u-1'), 'c-2')).toBeUndefined();
  forgetUnsaved(storeOf('u-1'), 'c-1');
  expect(readUnsaved(storeOf('u-1'), 'c-1')).toBeUndefined();
});

test.each([
  ['no JSON', '{'],
  ['half of it', JSON.stringify({ content })],
  ['another form', JSON.stringify({ base: content, content: { ...content, productIds: [7] } })],
])('takes %s for nothing', (_, kept) => {
  sessionStorage.setItem('ce-draft:u-1/catalog-c-1', kept);
  expect(readUnsaved(storeOf('u-1'), 'c-1')).toBeUndefined();
});
