import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeIssue } from '../../../src/payload/describe-issue.ts';
import { productPage } from '../../../src/payload/product-page.ts';

const schema = v.object({
  id: v.string(),
  list: v.optional(v.array(v.object({ kind: v.picklist(['a', 'b']) }))),
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  types: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
  productPage,
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  even: v.optional(
    v.pipe(
      v.unknown(),
      v.check((value) => Number(value) % 2 === 0, 'an even number'),
    ),
  ),
  items: v.optional(v.custom<unknown[]>(Array.isArray, 'a list')),
  filters: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))),
  either: v.optional(
    v.union([v.string(), v.object({ inner: v.union([v.number(), v.object({ deep: v.string() })]) })]),
  ),
  answer: v.optional(
    v.pipe(
      v.unknown(),
      v.rawCheck(({ addIssue }) => addIssue({ expected: 'empty or {"sent": true}' })),
    ),
  ),
});

test.each<[unknown, string]>([
  [{ id: 5 }, 'data-ce-props.id must be string, but is 5.'],
  [{}, 'data-ce-props.id must be present, but is missing or null.'],
  [
    { id: '', list: [{ kind: 'a' }, {}] },
    'data-ce-props.list[1].kind must be present, but is missing or null.',
  ],
  [{ id: '', list: [{ kind: 'c' }] }, 'data-ce-props.list[0].kind must be ("a" | "b"), but is "c".'],
  [{ id: '', size: 1.5 }, 'data-ce-props.size must be integer, but is 1.5.'],
  [{ id: '', size: 0 }, 'data-ce-props.size must be >=1, but is 0.'],
  [{ id: '', types: [] }, 'data-ce-props.types must be of length >=1, but is 0.'],
  [
    { id: '', productPage: '/product' },
    'data-ce-props.productPage must be text with "{id}" in it, but is "/product".',
  ],
  ['text', 'data-ce-props must be Object, but is "text".'],
  [{ id: '', name: '' }, 'data-ce-props.name must be not empty, but is "".'],
  [{ id: '', even: 3 }, 'data-ce-props.even must be an even number, but is 3.'],
  [{ id: '', items: {} }, 'data-ce-props.items must be a list, but is Object.'],
  [{ id: '', filters: { c: 7 } }, 'data-ce-props.filters.c must be (string | Array), but is 7.'],
  [{ id: '', filters: { c: ['red', 7] } }, 'data-ce-props.filters.c[1] must be string, but is 7.'],
  [{ id: '', either: {} }, 'data-ce-props.either.inner must be present, but is missing or null.'],
  [{ id: '', either: { inner: { deep: 7 } } }, 'data-ce-props.either.inner.deep must be string, but is 7.'],
  [
    { id: '', answer: { sent: 'no' } },
    'data-ce-props.answer must be empty or {"sent": true}, but is {"sent":"no"}.',
  ],
])('describes in a sentence what is wrong with %j: %s', (value, message) => {
  const { issues } = v.safeParse(schema, value);
  expect(describeIssue((issues as [v.BaseIssue<unknown>])[0], 'data-ce-props').message).toBe(message);
});
