import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useStartOfMessage } from '../../../widgets/contact-form/useStartOfMessage.ts';

function formWith(message: string) {
  const form = {
    message,
    getValues: () => form.message,
    setValue(_: 'message', value: string) {
      form.message = value;
    },
  };
  return form;
}

function open(form: ReturnType<typeof formWith>, start: string) {
  return renderHook(({ start }) => useStartOfMessage(form, start), { initialProps: { start } }).rerender;
}

test('an empty message starts with the words given, and is empty again once closed', () => {
  const form = formWith('');
  const rerender = open(form, 'I looked for red.');
  expect(form.message).toBe('I looked for red.');
  rerender({ start: '' });
  expect(form.message).toBe('');
  rerender({ start: 'I looked for blue.' });
  expect(form.message).toBe('I looked for blue.');
});

test('what someone has written stays', () => {
  const form = formWith('Hello');
  const rerender = open(form, 'I looked for red.');
  expect(form.message).toBe('Hello');
  rerender({ start: '' });
  expect(form.message).toBe('Hello');
});

test('words that someone has changed stay once closed', () => {
  const form = formWith('');
  const rerender = open(form, 'I looked for red.');
  form.message = 'I looked for red. And fast.';
  rerender({ start: '' });
  expect(form.message).toBe('I looked for red. And fast.');
});
