import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstWorkingDay } from '../../../src/domain/requests/first-working-day.ts';
import { examples } from '../../../widgets/samples-request/examples.ts';
import { SamplesRequest } from '../../../widgets/samples-request/SamplesRequest.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, heldBack, type Reply, refuse } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

withFreshPage();

const SEND = 'POST /api/v1/message/requestSamples';
const LOG = 'GET /api/v1/user/me/log';

const reds = [
  { prd: '400312', productName: 'Rubelis Red 254', industry: 'coatings', color: '#b3202e' },
  { prd: '213540', productName: 'Rubelis Red 3540', industry: 'coatings' },
  { prd: '213541', productName: 'Rubelis Red 3541', industry: null },
];
const customer = {
  ...{ userId: 'u-1', email: 'vera@example.com', firstName: 'Vera', lastName: 'Lindqvist' },
  ...{ company: 'Lindqvist AB', country: 'SE', consent: ['inquiries'], canRequestSample: true },
  tokenPayload: { roles: ['validated'] },
  customerService: { name: 'Ines Calder', email: 'ines@example.com', phone: '+46 40 1' },
  accountManager: { name: 'Jonas Brandt', email: 'jonas@example.com' },
};
const home = { name: 'Lindqvist AB', street: 'Hamngatan 1', zipCode: '111 47', city: 'Lund', country: 'SE' };
const receipt = {
  ...{ number: 'SR-4821-7730', createdDate: '2026-11-02T09:00:00.000Z', copyTo: 'vera@example.com' },
  contacts: [{ role: 'customerService', name: 'Ines Calder', email: 'ines@example.com', phone: '+46 40 1' }],
};

let answers: Record<string, Reply>;
let sent: SentRequest[];

beforeEach(() => {
  answers = {
    'GET /api/v1/country': { json: { SE: 'Sweden', DE: 'Germany' } },
    [LOG]: { json: [] },
    [SEND]: { json: receipt },
  };
});

function open(props: object = {}, payload: object = {}) {
  sent = fakeServices(answers);
  const page = renderIsland(<SamplesRequest products={[]} unavailable={[]} reason="" />, {
    services: { ...services, site: 'https://site.example' },
    formSecurityToken: 'of the page',
    links: { profile: '/profile', login: '/login', registration: '/register' },
    contactRegions: [{ code: 'africa', title: 'Africa' }],
    samples: { limit: 3, amounts: ['100 g', '250 g'] },
    user: customer,
    ...payload,
  });
  const given = { products: reds, reason: 'A trial', customer: home, ...props };
  act(() => void page.bus.emit('overlay:shown', { name: 'samples-request', props: given }));
  return { ...page, hand: userEvent.setup() };
}

const button = (name: string) => screen.getByRole('button', { name });
const requests = () =>
  sent.filter(({ call }) => call === SEND).map(({ body }) => body as { products: object[] });
const send = (hand: UserEvent) => hand.click(button('Send request'));
const date = () => screen.getByLabelText<HTMLInputElement>(/^Wanted by/);
const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name} `) });
const describedBy = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

test('sends all products with their amounts, and shows the receipt (rows 274 to 276)', async () => {
  const { hand, bus } = open();
  const [told, each] = [vi.fn(), vi.fn()];
  bus.on('samples:requested', told);
  bus.on('sample:requested', each);
  await screen.findByRole('option', { name: 'Germany' });
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Amount of Rubelis Red 3540' }), '250 g');
  const day = firstWorkingDay(new Date());
  fireEvent.change(date(), { target: { value: day } });
  await send(hand);
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toEqual([
    {
      formSecurityToken: 'of the page',
      products: [
        { prd: '400312', productName: 'Rubelis Red 254', industry: 'coatings', amount: '100 g' },
        { prd: '213540', productName: 'Rubelis Red 3540', industry: 'coatings', amount: '250 g' },
        { prd: '213541', productName: 'Rubelis Red 3541', industry: null, amount: '100 g' },
      ],
      wantedDate: day,
      reason: 'A trial',
      address: { customer: home, customShippingAddress: false, shipping: null },
      recipient: ['ines@example.com', 'jonas@example.com'],
      ...{ firstName: 'Vera', lastName: 'Lindqvist', email: 'vera@example.com', company: 'Lindqvist AB' },
    },
  ]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Request SR-4821-7730' }));
  screen.getByText('We have received your request, and also sent this receipt to vera@example.com.');
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual([
    ...['100 g of Rubelis Red 254', '250 g of Rubelis Red 3540', '100 g of Rubelis Red 3541'],
    ...[day.replaceAll('-', '/'), 'Lindqvist AB\nHamngatan 1\n111 47 Lund\nSweden'],
    ...['Ines Calder', 'ines@example.com', '+46 40 1'],
  ]);
  expect(screen.getByRole('link', { name: '+46 40 1' }).getAttribute('href')).toMatch(/^tel:/);
  expect(screen.getByRole('link', { name: 'Your sample requests' }).getAttribute('href')).toBe(
    '/profile#/sample-requests',
  );
  expect(told.mock.calls).toEqual([[{ number: 'SR-4821-7730', prds: reds.map(({ prd }) => prd) }]]);
  expect(each).toHaveBeenCalledTimes(3);
});

test('tells who answers from the profile where the receipt has a number only', async () => {
  answers[SEND] = { json: { number: '17' } };
  const { hand } = open();
  await send(hand);
  await screen.findByText('We have received your request.');
  screen.getByText('Jonas Brandt');
  expect(screen.queryByText('Wanted by')).toBeNull();
});

test('requests the products that are chosen, with the amounts that they had (row 275)', async () => {
  const { hand } = open();
  await hand.selectOptions(screen.getByRole('combobox', { name: 'Amount of Rubelis Red 254' }), '250 g');
  await hand.click(box('Rubelis Red 254'));
  expect(screen.queryByRole('combobox', { name: 'Amount of Rubelis Red 254' })).toBeNull();
  await hand.click(box('Rubelis Red 3541'));
  screen.getByText('Up to 3 products in one request. Chosen: 1.');
  await hand.click(box('Rubelis Red 254'));
  await send(hand);
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()[0]?.products).toEqual([
    expect.objectContaining({ prd: '400312', amount: '250 g' }),
    expect.objectContaining({ prd: '213540' }),
  ]);
});

test('of more products than fit into one request none is chosen at first, and too many are refused', async () => {
  const { hand } = open({}, { samples: { limit: 2, amounts: ['100 g'] } });
  const list = within(screen.getByRole('group', { name: 'Products' }));
  expect(list.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
    ...[false, false, false],
  ]);
  await send(hand);
  await list.findByText('Choose at least one product.');
  for (const each of list.getAllByRole('checkbox')) await hand.click(each);
  const over = 'Up to 2 products fit into one request. Chosen: 1 too many.';
  list.getByText(over);
  await send(hand);
  expect(list.getAllByText(over)).toHaveLength(2);
  expect(requests()).toEqual([]);
  await hand.click(box('Rubelis Red 254'));
  list.getByText('Up to 2 products in one request. Chosen: 2.');
  await send(hand);
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()[0]?.products).toHaveLength(2);
});

test('shows what the service refuses at the product that it names (row 276)', async () => {
  const fields = {
    'products.0.prd': 'Rubelis Red 3540 is no longer made, so there are no samples of it.',
    'products.1.amount': 'Choose an amount.',
  };
  answers[SEND] = { status: 422, json: { message: 'Some fields are wrong.', code: 'invalid_body', fields } };
  const { hand } = open();
  await hand.click(box('Rubelis Red 254'));
  await send(hand);
  await screen.findByText(/Some fields are wrong/);
  expect(describedBy(box('Rubelis Red 3540'))).toBe(fields['products.0.prd']);
  screen.getByText(fields['products.1.amount']);
  // What is not chosen is wrong no longer.
  await hand.click(box('Rubelis Red 3540'));
  expect(screen.queryByText(fields['products.0.prd'])).toBeNull();
});

test.each([
  ['2020-01-06', /or a later day/],
  ['', undefined],
])('takes the date %j', async (day, error) => {
  const { hand } = open();
  fireEvent.change(date(), { target: { value: day } });
  await send(hand);
  if (!error) return void (await screen.findByRole('dialog', { name: 'Thank you for your request' }));
  await screen.findByText(error);
  expect(document.activeElement).toBe(date());
  expect(requests()).toEqual([]);
});

test('does not take an incomplete date for none', async () => {
  const { hand } = open();
  Object.defineProperty(date(), 'validity', { value: { badInput: true } });
  fireEvent.blur(date());
  await send(hand);
  await screen.findByText('Enter a whole date, or none.');
  expect(requests()).toEqual([]);
});

test('keeps everything after a failure, and sends the same again with the same key', async () => {
  let answer: Answer = refuse(503, 'Down for today.');
  answers[SEND] = () => answer;
  const { hand } = open();
  await hand.click(box('Rubelis Red 254'));
  await send(hand);
  await screen.findByText(/Down for today/);
  answer = { json: receipt };
  await send(hand);
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  const [first, second] = sent.filter(({ call }) => call === SEND);
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('a double click sends once', async () => {
  const { answer, arrive } = heldBack();
  answers[SEND] = answer;
  const { hand } = open();
  await hand.dblClick(button('Send request'));
  expect(requests()).toHaveLength(1);
  arrive({ json: receipt });
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toHaveLength(1);
});

test('fills in the addresses of the last request on a press', async () => {
  const shipping = { ...home, name: 'Laboratory' };
  answers[LOG] = {
    json: [
      {
        ...{ type: 'sampleRequest', prd: '1', productName: 'X', createdDate: '2026-10-02T10:00:00.000Z' },
        address: { customer: home, customShippingAddress: true, shipping },
      },
    ],
  };
  const { hand } = open({ customer: undefined, reason: 'A trial' });
  await screen.findByRole('option', { name: 'Germany' });
  await hand.click(await screen.findByRole('button', { name: 'Use the address of your last request' }));
  await send(hand);
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()[0]).toMatchObject({
    address: { customer: home, customShippingAddress: true, shipping },
  });
});

test('asks before it discards what was changed, and starts anew afterwards', async () => {
  const { hand, closeOverlay } = open();
  await hand.click(box('Rubelis Red 254'));
  await hand.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await hand.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(closeOverlay).toHaveBeenCalledWith('samples-request');
});

test('what was entered for one request never fills another of the same products', async () => {
  const fresh = { reason: '', customer: undefined };
  const again = { products: reds.map((red) => ({ ...red, amount: '250 g' })), reason: 'A repeat' };
  const words = { samples: { limit: 3 } };
  const reason = () => screen.getByLabelText<HTMLTextAreaElement>(/^What do you need/);
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount of Rubelis Red 3540');
  const first = open(fresh, words);
  await first.hand.type(reason(), 'For a comparison');
  await first.hand.type(amount(), '5 kg');
  first.unmount();
  for (const number of ['SR-1', 'SR-2']) {
    const { hand, unmount } = open({ ...again, again: number }, words);
    expect([reason().value, amount().value]).toEqual(['A repeat', '250 g']);
    expect(screen.getByLabelText<HTMLInputElement>(/^Street/).value).toBe(home.street);
    expect(screen.queryByText(/^We kept what you had entered/)).toBeNull();
    await hand.type(reason(), ` of ${number}`);
    unmount();
  }
  const repeat = open({ ...again, again: 'SR-1' }, words);
  expect([reason().value, amount().value]).toEqual(['A repeat of SR-1', '250 g']);
  repeat.unmount();
  open(fresh, words);
  expect([reason().value, amount().value]).toEqual(['For a comparison', '5 kg']);
});

test('asks for the amount in words where the page names none', async () => {
  const { hand } = open({ products: [{ prd: '400312', amount: '5 kg' }] }, { samples: {} });
  const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount of 400312' });
  expect(amount.value).toBe('5 kg');
  await hand.clear(amount);
  await send(hand);
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()[0]?.products).toEqual([{ prd: '400312', productName: '400312', industry: null }]);
});

test.each(examples)('$name: $shows', async ({ props = {}, payload = {} }) => {
  open(
    { reason: '', customer: undefined, ...props },
    { ...payload, services: { ...services, ...payload.services } },
  );
  await screen.findByRole('dialog', { name: 'Request samples' });
  const isAllowed = payload.user?.canRequestSample === true;
  expect(screen.queryByRole('button', { name: 'Send request' }) !== null).toBe(isAllowed);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});
