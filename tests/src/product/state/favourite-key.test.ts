import { expect, it } from 'vitest';
import { favouriteKey } from '../../../../src/product/state/favourite-key.ts';

it('differs by user and by product', () => {
  const keys = [favouriteKey('u-1', '400'), favouriteKey('u-2', '400'), favouriteKey('u-1', '401')];
  expect(new Set([...keys, favouriteKey(undefined, '400')]).size).toBe(4);
});
