import { expect, test } from 'vitest';
import {
  hasSafetySheet,
  listedAssets,
  offersSample,
} from '../../../../src/domain/requests/product-requests.ts';

test.each([
  [{ prd: '200001', assets: [{ type: 'virtual_msds' }] }, true],
  [{ prd: '200001', assets: [{ type: 'tds' }] }, false],
  [{ assets: [{ type: 'virtual_msds' }] }, false],
])('%j has a safety data sheet: %s', (product, expected) => {
  expect(hasSafetySheet(product)).toBe(expected);
});

const roles = (...names: string[]) => ({ canRequestSample: false, tokenPayload: { roles: names } });
const active = { prd: '200001', isActive: true };

test.each([
  ['to a visitor, who is told what it takes', active, null, true],
  ['to a registered user', active, roles('registered'), true],
  ['not to staff', active, roles('internal'), false],
  ['to staff who may ask', active, { ...roles('internal'), canRequestSample: true }, true],
  ['not of a product that is inactive', { ...active, isActive: false }, null, false],
  ['not of a product without a code', { isActive: true }, null, false],
])('a sample is offered %s', (_, product, user, expected) => {
  expect(offersSample(product, user)).toBe(expected);
});

test('assets are read as far as they say what they are', () => {
  expect(listedAssets([{ type: 'tds' }, null, 5, { type: 1 }])).toEqual([{ type: 'tds' }]);
  expect(listedAssets(undefined)).toEqual([]);
});
