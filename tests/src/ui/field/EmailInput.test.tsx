import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailInput } from '../../../../src/ui/field/EmailInput.tsx';
import { Field } from '../../../../src/ui/field/Field.tsx';

const field = () => screen.getByRole('textbox', { name: /Email/ });

test('is made for addresses, and tied to its field', () => {
  render(
    <Field label="Email" error="This field is required">
      <EmailInput />
    </Field>,
  );
  expect(field()).toHaveProperty('type', 'email');
  expect(field().getAttribute('inputmode')).toBe('email');
  expect(field().getAttribute('autocapitalize')).toBe('none');
  expect(field().getAttribute('spellcheck')).toBe('false');
  expect(field().getAttribute('autocomplete')).toBe('email');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test('is known to password managers where people log in with it', () => {
  render(
    <Field label="Email">
      <EmailInput autoComplete="username" />
    </Field>,
  );
  expect(field().getAttribute('autocomplete')).toBe('username');
});
