import * as v from 'valibot';
import { expect, it } from 'vitest';
import { assetSchema } from '../../../src/services/asset-schema.ts';

it('keeps a document of which optional fields are of an unknown shape', () => {
  const odd = {
    ...{ id: 'a-1', type: 'tds', label: 7, version: {}, locale: 5, filename: [], industries: 'coatings' },
    ...{ isRootVersion: 'no', size: '12 KB', createdDate: 20260827, changelog: 1, accessLevel: 3, angle: 15 },
  };
  expect(v.parse(assetSchema, odd)).toEqual({
    ...{ id: 'a-1', type: 'tds', label: '', industries: [], isRootVersion: false, accessLevel: 'internal' },
  });
});

it('needs an id and a type', () => {
  expect(v.is(assetSchema, { type: 'tds' })).toBe(false);
  expect(v.is(assetSchema, { id: 'a-1', type: 7 })).toBe(false);
});
