import * as v from 'valibot';
import { expect, test } from 'vitest';
import { describeIssue } from '../../../src/payload/describe-issue.ts';

const schema = v.object({
  id: v.string(),
  list: v.optional(v.array(v.object({ kind: v.picklist(['a', 'b']) }))),
});

test.each<[unknown, string]>([
  [{ id: 5 }, 'data-ce-props.id must be string, but is 5.'],
  [{}, 'data-ce-props.id must be present, but is missing or null.'],
  [
    { id: '', list: [{ kind: 'a' }, {}] },
    'data-ce-props.list[1].kind must be present, but is missing or null.',
  ],
  [{ id: '', list: [{ kind: 'c' }] }, 'data-ce-props.list[0].kind must be ("a" | "b"), but is "c".'],
  ['text', 'data-ce-props must be Object, but is "text".'],
])('%j: %s', (value, message) => {
  const { issues } = v.safeParse(schema, value);
  expect(describeIssue((issues as [v.BaseIssue<unknown>])[0], 'data-ce-props').message).toBe(message);
});
