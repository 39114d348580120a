import { expect, test } from 'vitest';
import { fieldsOf, limitsOf } from '../../../../../demo/server/shell/contract/schema-fields.ts';

test('names the fields of inner objects by their path', () => {
  const schema = {
    required: ['basket'],
    properties: {
      title: { type: 'string' },
      basket: {
        items: { required: ['id'], properties: { id: { type: 'string' }, product: { $ref: '#/x' } } },
      },
    },
  };
  expect(fieldsOf(schema).map(({ path, isRequired }) => [path, isRequired])).toEqual([
    ['title', false],
    ['basket', true],
    ['basket[].id', true],
    ['basket[].product', false],
  ]);
});

test('looks into parts, patterns and further properties', () => {
  const inner = { properties: { id: { type: 'string' } } };
  const schema = {
    allOf: [{ $ref: '#/x' }, { properties: { message: { enum: ['a'] } } }],
    patternProperties: { '^p-': inner },
    properties: { texts: { additionalProperties: inner } },
  };
  const paths = ['texts', 'texts.*.id', '^p-', '^p-.id', 'message'];
  expect(fieldsOf(schema).map(({ path }) => path)).toEqual(paths);
});

test('says what limits a value', () => {
  const limits = ['characters from 1', 'characters up to 120'];
  expect(limitsOf({ type: 'string', minLength: 1, maxLength: 120 })).toEqual(limits);
  expect(limitsOf({ allOf: [{ $ref: '#/x' }, { minItems: 1 }] })).toEqual(['entries from 1']);
  expect(limitsOf({ type: 'integer', default: 0 })).toEqual(['default 0']);
});
