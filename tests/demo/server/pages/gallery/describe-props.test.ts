import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeProps } from '../../../../../demo/server/pages/gallery/describe-props.ts';

test('each prop has its type, default and whether it must be given', () => {
  const props = v.object({
    productId: v.string(),
    size: v.optional(v.picklist(['small', 'large']), 'small'),
    tags: v.optional(v.array(v.union([v.string(), v.number()]))),
    limit: v.optional(v.pipe(v.number(), v.integer()), 24),
  });
  expect(describeProps(props)).toEqual([
    { name: 'productId', type: 'string', default: undefined, isRequired: true },
    { name: 'size', type: '"small" | "large"', default: '"small"', isRequired: false },
    { name: 'tags', type: '(string | number)[]', default: undefined, isRequired: false },
    { name: 'limit', type: 'integer', default: '24', isRequired: false },
  ]);
});

test('an island without props has no lines', () => {
  expect(describeProps(v.object({}))).toEqual([]);
});
