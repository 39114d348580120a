import { expect, test } from 'vitest';
import type { Schema } from '../../../demo/server/shell/contract/contract.ts';
import { checkJson } from './check-json.ts';
import { complete } from './complete.ts';
import { api } from './document.ts';

const schema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const schemas = Object.keys(api.components.schemas);

test.each(schemas)('%s has an example that the document allows', (name) => {
  expect(checkJson(schema(name), complete(schema(name), undefined))).toEqual([]);
});

test('what is given stays as it is, and is completed inside', () => {
  const given = { total: 1, hits: [{ id: 'p-1', product_name: 'Red' }] };
  expect(complete(schema('SearchResult'), given)).toMatchObject({
    ...given,
    hits: [{ uid: 'pigments::p-1', resultType: 'pigments', isActive: true }],
    ignored: [],
  });
});

test('a field that is undefined is left out, or filled in where it is required', () => {
  const whole = complete(schema('PigmentHit'), { id: undefined, brand: undefined });
  expect(whole).toMatchObject({ id: '' });
  expect(whole).not.toHaveProperty('brand');
});

test('of alternatives that counts which the given fields belong to', () => {
  const hits = [{ resultType: 'assets', id: 'a-1' }, { stackFileVersion: 2 }, { prd: '1' }];
  expect(complete(schema('SearchResult'), { hits })).toMatchObject({
    hits: [{ uid: 'assets::a-1', label: '' }, { resultType: 'imageStacks' }, { resultType: 'pigments' }],
  });
});

test('what is wrong is not mended', () => {
  expect(complete(schema('ColorValues'), { R: 'much' })).toEqual({ R: 'much', G: 0, B: 0, image: null });
});
