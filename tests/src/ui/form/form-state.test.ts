import { describe, expect, it } from 'vitest';
import {
  accepted,
  checked,
  cleared,
  type FormState,
  initialFormState,
  invalid,
  refused,
  sending,
} from '../../../../src/ui/form/form-state.ts';

type Name = 'name' | 'email' | 'city';
const start: FormState<Name> = initialFormState;
const values = { name: 'Ada', email: 'ada@example.org', city: 'Rome' };
const inUse = { fields: { email: 'In use' } };
const afterRefusal = refused(sending(start, values), inUse, values);

describe('checked', () => {
  it('shows the message of the field, and of no other that shows none yet', () => {
    const found = { name: 'required', city: 'required' };
    expect(checked(start, 'name', found, values).messages).toEqual({ name: 'required' });
  });

  it('looks at fields with a message again', () => {
    const before = { ...start, messages: { city: 'required', email: 'invalid' } };
    expect(checked(before, 'name', { email: 'too long' }, values).messages).toEqual({ email: 'too long' });
  });

  it('tells a fault of the schema before a refusal of the same value', () => {
    expect(checked(afterRefusal, 'email', { email: 'invalid' }, values).messages).toEqual({
      email: 'invalid',
    });
  });
});

describe('invalid', () => {
  it('counts an attempt and lists three errors or more', () => {
    const two = invalid(start, { name: 'required', city: 'required' }, values);
    expect(two).toMatchObject({ attempt: 1, isSummarised: false, busy: false });
    const three = invalid(two, { name: 'required', city: 'required', email: 'required' }, values);
    expect(three).toMatchObject({ attempt: 2, isSummarised: true });
  });

  it('keeps a standing refusal, and what was said before', () => {
    const before = refused(start, { form: 'Not now', ...inUse }, values);
    const after = invalid(before, { name: 'required' }, { ...values, name: '' });
    expect(after.messages).toEqual({ email: 'In use', name: 'required' });
    expect(after.failure).toEqual({ content: 'Not now', attempt: 1 });
  });
});

describe('sending', () => {
  it('keeps what the server said, and drops what is mended', () => {
    const before = checked(afterRefusal, 'name', { name: 'required' }, values);
    expect(sending(before, values)).toMatchObject({ busy: true, messages: { email: 'In use' } });
  });
});

describe('refused', () => {
  it('remembers each refused value until it is sent again', () => {
    const other = { ...values, email: 'lovelace@example.org' };
    const twice = refused(sending(afterRefusal, other), inUse, other);
    expect(twice.refusals.map(({ value }) => value)).toEqual(['ada@example.org', 'lovelace@example.org']);
    const again = refused(sending(twice, values), { form: 'Not now' }, values);
    expect(again.refusals.map(({ value }) => value)).toEqual(['lovelace@example.org']);
  });

  it('numbers failures, so that the same words twice are two', () => {
    const once = refused(start, { form: 'Not now' }, values);
    expect(refused(once, { form: 'Not now' }, values).failure).not.toEqual(once.failure);
  });
});

it('is at rest once the values are accepted, with nothing left of earlier answers', () => {
  expect(accepted(sending(afterRefusal, values))).toEqual({
    ...initialFormState,
    attempt: 1,
    isAtRest: true,
  });
});

it('stays busy when it is cleared while it is sending', () => {
  expect(cleared(sending(afterRefusal, values))).toEqual({ ...initialFormState, attempt: 1, busy: true });
});
