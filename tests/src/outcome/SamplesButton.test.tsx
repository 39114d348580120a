import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SamplesButton } from '../../../src/outcome/SamplesButton.tsx';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';

withFreshPage();

const red = { prd: '1', productName: 'Red', industry: 'coatings' };
const samples = { limit: 10, amounts: ['100 g'] };
const person = { userId: 'u-1', email: 'vera@example.com' };
const staff = { ...person, tokenPayload: { roles: ['internal'] } };

const find = (payload: RawPayload, products = [red]) => {
  const page = renderIsland(<SamplesButton asked={{ products, unavailable: ['Old'] }} />, payload);
  return { ...page, button: screen.queryByRole('button', { name: 'Request samples' }) };
};

test.each<[string, RawPayload, (typeof red)[], boolean]>([
  ['to a visitor, who is told what it takes', { samples }, [red], true],
  ['to a customer', { samples, user: { ...person, canRequestSample: true } }, [red], true],
  ['not on a page whose site does not take such requests', { user: person }, [red], false],
  ['not to staff', { samples, user: staff }, [red], false],
  ['to staff who may ask', { samples, user: { ...staff, canRequestSample: true } }, [red], true],
  ['not without a product', { samples }, [], false],
])('is offered %s (row 283)', (_, payload, products, expected) => {
  expect(find(payload, products).button !== null).toBe(expected);
});

test('opens the overlay with the products', async () => {
  const { bus, button } = find({ samples });
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  await userEvent.click(button as HTMLElement);
  expect(opened).toHaveBeenCalledExactlyOnceWith({
    name: 'samples-request',
    props: { products: [red], unavailable: ['Old'] },
  });
});
