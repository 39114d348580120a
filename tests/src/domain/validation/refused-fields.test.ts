import { expect, test } from 'vitest';
import { refusedFields } from '../../../../src/domain/validation/refused-fields.ts';

test('keeps what is said of the form’s own fields', () => {
  const fields = { email: 'Taken.', csrf: 'Missing.' };
  expect(refusedFields({ fields }, ['name', 'email'])).toEqual({ email: 'Taken.' });
});

test('of a list the first word counts for the whole', () => {
  const fields = { 'industries.1': 'Unknown.', 'industries.2': 'Unknown, too.' };
  expect(refusedFields({ fields }, ['industries'])).toEqual({ industries: 'Unknown.' });
});

test('is nothing where none of them is named', () => {
  expect(refusedFields({ fields: { csrf: 'Missing.' } }, ['name', 'email'])).toBeUndefined();
  expect(refusedFields({ fields: {} }, ['email'])).toBeUndefined();
});
