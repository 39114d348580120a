import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../../../widgets/registration/examples.ts';
import { open, submit, takeRegistrations } from './open-registration.tsx';

takeRegistrations();

test.each(examples)('$name: $shows', async ({ payload = {} }) => {
  open(payload);
  expect(screen.queryByRole('dialog') === null).toBe('user' in payload);
  if ('user' in payload) return;
  for (const { title } of payload.industries ?? []) {
    expect(screen.getByRole('checkbox', { name: title })).toBeDefined();
  }
  const { 'registration.title': title = 'Register', 'consents.surveys.text': surveys } = payload.texts ?? {};
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  if (surveys) expect(await screen.findByText('surveys on products')).toBeDefined();
  else if (!payload.texts) expect(submit()).toBeDefined();
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
