import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../../../widgets/contact-form/examples.ts';
import { customer, openContact, payload, renderContact, takeMessages } from './render-contact.tsx';

takeMessages();

test.each(examples)('$name: $shows', async ({ payload: fields = {}, props = {} }) => {
  renderContact(props, { ...fields, services: { ...payload.services, ...fields.services } });
  expect(
    screen.getByRole('button', { name: fields.texts?.['contact.submit'] ?? 'Send message' }),
  ).toBeDefined();
  const isAsked = screen.queryByRole('combobox', { name: /^Country/ });
  expect(isAsked === null).toBe(fields.user?.country !== undefined);
  if (fields.services?.backend) await screen.findByText('The countries could not be loaded.');
  else if (isAsked) await screen.findByRole('option', { name: 'Austria' });
});

test.each(examples)('the example $name opens as an overlay', async ({ payload: fields = {}, props }) => {
  openContact(props, { ...fields, user: fields.user ?? customer });
  expect(await screen.findByRole('dialog')).toBeDefined();
  if (screen.queryByRole('combobox', { name: /^Country/ })) await screen.findByText(/countries|Austria/);
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
