import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkBody } from '../../../../demo/server/http/read-body.ts';
import { Refusal } from '../../../../demo/server/http/refusal.ts';

const schema = v.object({
  address: v.object({ street: v.pipe(v.string(), v.maxLength(3, 'This is too long.')) }),
});

function refusalOf(body: unknown) {
  try {
    checkBody(body, schema, 422);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, fields: error.body.fields };
  }
  return undefined;
}

it('names fields by their path, and says what is wrong in words that visitors read', () => {
  expect(refusalOf({ address: { street: 'Long road' } })).toEqual({
    status: 422,
    fields: { 'address.street': 'This is too long.' },
  });
  expect(refusalOf({ address: {} })?.fields).toEqual({ 'address.street': 'This field is required.' });
  expect(refusalOf({})?.fields).toEqual({ address: 'This field is required.' });
  expect(refusalOf({ address: { street: 'abc' } })).toBeUndefined();
});
