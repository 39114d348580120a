import { expect, it } from 'vitest';
import { claimAddress } from '../../../../../src/listing/state/history/claim-address.ts';
import { createPageStore } from '../../../../../src/store/store.ts';

it('gives the parameters of a prefix to one listing of a page at a time', () => {
  const store = createPageStore({});
  const release = claimAddress(store, { url: true, urlPrefix: '' });
  expect(release).toBeTypeOf('function');
  expect(claimAddress(store, { url: true, urlPrefix: '' })).toBeUndefined();
  expect(claimAddress(store, { url: false, urlPrefix: '' })).toBeTypeOf('function');
  expect(claimAddress(store, { url: true, urlPrefix: 'b_' })).toBeTypeOf('function');
  expect(claimAddress(createPageStore({}), { url: true, urlPrefix: '' })).toBeTypeOf('function');
  release?.();
  expect(claimAddress(store, { url: true, urlPrefix: '' })).toBeTypeOf('function');
});
