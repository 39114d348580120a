import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { MESSAGE_MAX } from '../../../../../../src/domain/contact/message-length.ts';
import type { RawPayload } from '../../../../../../src/payload/schema.ts';
import { ShipmentFields } from '../../../../../../src/product/parts/requests/sample/ShipmentFields.tsx';
import { sampleSchema } from '../../../../../../src/product/parts/requests/sample/sample-schema.ts';
import { noValues } from '../../../../../../src/product/parts/requests/sample/sample-values.ts';
import { useSampleLabels } from '../../../../../../src/product/parts/requests/sample/useSampleLabels.ts';
import { translator } from '../../../../../../src/texts/translate.ts';
import { validationTexts } from '../../../../../../src/texts/validation.ts';
import { useHookForm } from '../../../../../../src/ui/form/useHookForm.ts';
import { renderIsland } from '../../../../../support/render-island.tsx';
import { fakeServices, services } from '../../../../../support/services/fake-services.ts';

const schema = sampleSchema(translator(validationTexts), { user: null, regions: [] });

function Fields() {
  const labels = useSampleLabels();
  const form = useHookForm({
    ...{ schema, labels, defaultValues: noValues, errorText: 'It failed.' },
    onSubmit: () => undefined,
  });
  return <ShipmentFields form={form} aboveAddress={<button type="button">Last address</button>} />;
}

function show(payload: RawPayload = {}) {
  fakeServices({ 'GET /api/v1/country': { json: { SE: 'Sweden' } } });
  const contactRegions = [{ code: 'africa', title: 'Africa' }];
  renderIsland(<Fields />, { services, contactRegions, ...payload });
  return userEvent.setup();
}
const person = { userId: 'u-1', email: 'vera@example.com' };
const address = (name: string) => within(screen.getByRole('group', { name }));
const fills = (name: string) =>
  [...screen.getByRole('group', { name }).querySelectorAll('[autocomplete]')].map((field) =>
    field.getAttribute('autocomplete'),
  );

it.each<[string, RawPayload['user'], boolean]>([
  ['a visitor', undefined, true],
  ['a registered user', { ...person, tokenPayload: { roles: [] } }, true],
  ['a validated user', { ...person, tokenPayload: { roles: ['validated'] } }, false],
  ['staff', { ...person, tokenPayload: { roles: ['internal'] } }, false],
])('asks %s for the region only if nobody knows it', async (_, user, isAsked) => {
  show(user ? { user } : {});
  await address('Your address').findByRole('option', { name: 'Sweden' });
  expect(screen.queryByRole('combobox', { name: /^Region/ }) !== null).toBe(isAsked);
});

it('asks for a second address where the samples go to another one', async () => {
  const hand = show();
  await address('Your address').findByRole('option', { name: 'Sweden' });
  expect(screen.queryByRole('group', { name: 'Shipping address' })).toBeNull();
  const elsewhere = screen.getByRole('checkbox', { name: 'Ship the sample to another address' });
  await hand.click(elsewhere);
  const shipping = address('Shipping address');
  expect(await shipping.findByRole('option', { name: 'Sweden' })).toBeDefined();
  // A browser fills in each address by itself.
  expect(fills('Shipping address')).toEqual(fills('Your address').map((fill) => `shipping ${fill}`));
  await hand.type(shipping.getByLabelText(/^City/), 'Lund');
  await hand.click(elsewhere);
  expect(screen.queryByRole('group', { name: 'Shipping address' })).toBeNull();
  await hand.click(elsewhere);
  expect(address('Shipping address').getByLabelText<HTMLInputElement>(/^City/).value).toBe('Lund');
});

it('has what fills in an address under its heading, right above the fields', async () => {
  show();
  const above = address('Your address').getByRole('button', { name: 'Last address' });
  const first = address('Your address').getByLabelText(/^Name/);
  expect(above.nextElementSibling?.contains(first)).toBe(true);
  await address('Your address').findByRole('option', { name: 'Sweden' });
});

it('counts what is left of the reason near its end, and what is too much', async () => {
  const hand = show();
  const reason = screen.getByLabelText(/^What do you need the sample for/);
  await hand.type(reason, 'Paint');
  expect(screen.queryByText(/^Characters/)).toBeNull();
  await hand.clear(reason);
  await hand.click(reason);
  await hand.paste('x'.repeat(MESSAGE_MAX - 1));
  expect(screen.getAllByText('Characters left: 1').length).toBeGreaterThan(0);
  await hand.type(reason, 'xx');
  expect(screen.getAllByText('Characters over the limit: 1').length).toBeGreaterThan(0);
});
