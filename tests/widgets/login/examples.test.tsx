import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../../../widgets/login/examples.ts';
import { Login } from '../../../widgets/login/Login.tsx';
import { renderIsland } from '../../support/render-island.tsx';

test.each(examples)('$name: $shows', ({ payload = {} }) => {
  renderIsland(<Login />, payload).show('login');
  const dialog = screen.queryByRole('dialog');
  expect(dialog === null).toBe('user' in payload);
  const { loginMessage = '', sessionMessage } = payload;
  if (dialog) expect(dialog.textContent).toContain(loginMessage);
  if (dialog && sessionMessage) expect(dialog.textContent).toContain(sessionMessage.text);
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
