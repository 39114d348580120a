import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { formulationFavorites } from '../../../../../demo/server/search/formulation/formulation-favorites.ts';

it('keeps what each user saved, once', () => {
  const favorites = formulationFavorites(new DatabaseSync(':memory:'));
  favorites.save('u-1', 'f-1');
  favorites.save('u-1', 'f-1');
  favorites.save('u-2', 'f-2');
  expect(favorites.ofUser('u-1')).toEqual(new Set(['f-1']));
  favorites.remove('u-1', 'f-2');
  favorites.remove('u-1', 'f-1');
  expect(favorites.ofUser('u-1')).toEqual(new Set());
  expect(favorites.ofUser('u-2')).toEqual(new Set(['f-2']));
  favorites.removeAll('u-2');
  expect(favorites.ofUser('u-2')).toEqual(new Set());
});
