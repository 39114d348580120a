import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parseStored } from '../../../src/comparison/rules/content/stored-comparison.ts';
import { examples } from '../../../widgets/basket-bar/examples.ts';
import { services } from '../../support/services/fake-services.ts';
import { bringCookies } from '../../support/with-comparison.ts';
import { listed, renderBasket, toggle } from './open-basket.tsx';

test.each(examples)('$name: $shows', async ({ payload = {}, props, cookies = {} }) => {
  bringCookies(cookies);
  const { container, hand } = renderBasket({
    payload: { ...payload, services: { ...services, ...payload.services } },
    props,
  });
  const brought = parseStored(Object.values(cookies)[0] ?? '');
  const names = brought?.comparison.basket.map(({ product_name }) => product_name) ?? [];
  if (names.length === 0 || props?.enabled === false) {
    expect(container.innerHTML).toBe('');
    return;
  }
  expect(toggle().textContent).toContain(`${names.length} of 4 products`);
  expect(toggle().getAttribute('aria-expanded')).toBe(String(props?.open ?? false));
  if (!props?.open) await hand.click(toggle());
  await screen.findByRole('list');
  expect(listed()).toEqual(names);
  expect(screen.getByRole('textbox', { name: 'Title' })).toMatchObject({ value: brought?.comparison.title });
  expect(screen.queryByRole('button', { name: 'Delete' }) !== null).toBe(
    brought?.comparison.id !== undefined,
  );
  if (brought?.isUnsent)
    await waitFor(() =>
      expect(screen.getByText(/^(We cannot reach the server|Your session has ended)\./)).toBeDefined(),
    );
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});
