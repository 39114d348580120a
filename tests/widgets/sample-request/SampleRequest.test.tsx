import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MESSAGE_MAX } from '../../../src/domain/contact/message-length.ts';
import type { User } from '../../../src/payload/schema.ts';
import { signIn } from '../../../src/store/session/session.ts';
import { examples } from '../../../widgets/sample-request/examples.ts';
import { SampleRequest } from '../../../widgets/sample-request/SampleRequest.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, heldBack, inTurn, type Reply } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

withFreshPage();

const SEND = 'POST /api/v1/message/requestSampleForm';
const LOG = 'GET /api/v1/user/me/log';

const product = { prd: '400312', productId: 'p-0001', productName: 'Rubelis Red 254', industry: 'coatings' };
const customer = {
  userId: 'u-1',
  email: 'vera@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  company: 'Lindqvist AB',
  country: 'SE',
  consent: ['inquiries'],
  canRequestSample: true,
  tokenPayload: { roles: ['validated'] },
  customerService: { email: 'ines@example.com' },
  accountManager: { email: 'jonas@example.com' },
};

let answers: Record<string, Reply>;
let sent: SentRequest[];

beforeEach(() => {
  answers = {
    'GET /api/v1/country': { json: { SE: 'Sweden', DE: 'Germany' } },
    [LOG]: { json: [] },
    [SEND]: { json: { sent: true } },
  };
});

function open(payload: object = {}, props: object = product) {
  sent = fakeServices(answers);
  const page = renderIsland(<SampleRequest prd="" industry={null} />, {
    services: { ...services, site: 'https://site.example' },
    formSecurityToken: 'of the page',
    links: {
      profile: '/profile',
      login: '/login',
      registration: '/register',
      dataProtectionPage: '/privacy',
    },
    contactRegions: [
      { code: 'europe', title: 'Europe', subRegions: [{ code: 'north', title: 'Northern Europe' }] },
      { code: 'africa', title: 'Africa' },
    ],
    user: customer,
    ...payload,
  });
  const reopen = (asked = props) =>
    act(() => void page.bus.emit('overlay:shown', { name: 'sample-request', props: asked }));
  reopen();
  return { ...page, hand: userEvent.setup(), reopen };
}

const field = (name: RegExp | string, group: HTMLElement = document.body) =>
  within(group).getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' });
const address = (name: string) => screen.getByRole('group', { name });
const submit = () => screen.getByRole('button', { name: 'Send request' });
const requests = () => sent.filter(({ url }) => url.endsWith('requestSampleForm')).map(({ body }) => body);
const errorOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

async function fillIn(hand: UserEvent, group = address('Your address')) {
  await screen.findAllByRole('option', { name: 'Germany' });
  if (group === address('Your address')) await hand.type(field(/^What do you need/), 'A facade paint');
  for (const [label, text] of [
    [/^Street/, 'Hamngatan 1'],
    [/^Postcode/, '111 47'],
    [/^City/, 'Stockholm'],
  ] as const)
    await hand.type(field(label, group), text);
}

test('sends what for, to where and for whom; person from the profile, recipients as a hint (rows 216, 219, 220, 222, 223)', async () => {
  const { hand, bus } = open();
  const told = vi.fn();
  bus.on('sample:requested', told);
  for (const [label, value] of [
    ['First name', 'Vera'],
    ['Last name', 'Lindqvist'],
    ['Email', 'vera@example.com'],
    ['Company', 'Lindqvist AB'],
  ] as const) {
    expect(field(label).readOnly).toBe(true);
    expect(field(label).value).toBe(value);
  }
  expect(screen.queryByText(/By sending this form/)).toBeNull();
  expect(screen.queryByLabelText(/^Region/)).toBeNull();
  expect(document.activeElement).toBe(field(/^What do you need/));
  await fillIn(hand);
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toEqual([
    {
      formSecurityToken: 'of the page',
      data: { prd: '400312', productName: 'Rubelis Red 254', industry: 'coatings' },
      reason: 'A facade paint',
      address: {
        customer: {
          name: 'Lindqvist AB',
          street: 'Hamngatan 1',
          zipCode: '111 47',
          city: 'Stockholm',
          country: 'SE',
        },
        customShippingAddress: false,
        shipping: null,
      },
      recipient: ['ines@example.com', 'jonas@example.com'],
      firstName: 'Vera',
      lastName: 'Lindqvist',
      email: 'vera@example.com',
      company: 'Lindqvist AB',
    },
  ]);
  expect(told).toHaveBeenCalledExactlyOnceWith({ prd: '400312' });
});

test('asks for a shipping address only where it is another one (row 217)', async () => {
  const { hand } = open();
  await fillIn(hand);
  expect(screen.queryByRole('group', { name: 'Shipping address' })).toBeNull();
  await hand.click(screen.getByRole('checkbox', { name: 'Ship the sample to another address' }));
  await hand.click(submit());
  const summary = screen.getByRole('region', { name: 'Please check 5 fields' });
  expect(document.activeElement).toBe(summary);
  await hand.click(within(summary).getByRole('link', { name: 'Street and number' }));
  expect(document.activeElement).toBe(field(/^Street/, address('Shipping address')));
  expect(requests()).toEqual([]);
  const shipping = address('Shipping address');
  await hand.type(field(/^Name/, shipping), 'Lab');
  await fillIn(hand, shipping);
  await hand.selectOptions(field(/^Country/, shipping), 'Germany');
  await hand.click(submit());
  await waitFor(() => expect(requests()).toHaveLength(1));
  expect(requests()[0]).toMatchObject({
    address: {
      customShippingAddress: true,
      shipping: { name: 'Lab', street: 'Hamngatan 1', zipCode: '111 47', city: 'Stockholm', country: 'DE' },
    },
  });
});

test('does not check a shipping address that is no longer asked', async () => {
  const { hand } = open();
  await fillIn(hand);
  const elsewhere = screen.getByRole('checkbox', { name: 'Ship the sample to another address' });
  await hand.click(elsewhere);
  const shipping = address('Shipping address');
  await hand.type(field(/^Postcode/, shipping), 'more than twenty characters');
  await hand.click(elsewhere);
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toMatchObject([{ address: { shipping: null } }]);
});

test('shows the country that it sends, also one that the service does not list', async () => {
  const { hand } = open({ user: { ...customer, country: 'NO' } });
  await fillIn(hand);
  const country = field(/^Country/, address('Your address')) as unknown as HTMLSelectElement;
  expect(country.selectedOptions[0]?.textContent).toBe('Norway');
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toMatchObject([{ address: { customer: { country: 'NO' } } }]);
});

test('another region has no subregion yet, not even that of the profile', async () => {
  const contactRegions = [
    { code: 'europe', title: 'Europe', subRegions: [{ code: 'north', title: 'Northern Europe' }] },
    { code: 'asia', title: 'Asia', subRegions: [{ code: 'east', title: 'East Asia' }] },
  ];
  const user = { ...customer, tokenPayload: { roles: [] }, region: 'europe', subRegion: 'north' };
  const { hand } = open({ user, contactRegions });
  await fillIn(hand);
  await hand.selectOptions(field(/^Region/), 'Asia');
  expect(field(/^Subregion/).value).toBe('');
  await hand.click(submit());
  expect(document.activeElement).toBe(field(/^Subregion/));
});

test('asks everything that is required (row 216)', async () => {
  const { hand } = open({ user: { ...customer, company: '', country: undefined } });
  await hand.click(submit());
  const summary = screen.getByRole('region', { name: 'Please check 7 fields' });
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'What do you need the sample for?',
    'Company',
    'Name',
    'Street and number',
    'Postcode',
    'City',
    'Country',
  ]);
});

test('asks region and subregion of users who are not validated (row 218)', async () => {
  const { hand } = open({ user: { ...customer, tokenPayload: { roles: [] }, consent: [] } });
  expect(field(/^Region/).value).toBe('europe');
  screen.getByText(/By sending this form/);
  await fillIn(hand);
  await hand.click(submit());
  expect(document.activeElement).toBe(field(/^Subregion/));
  await hand.selectOptions(field(/^Subregion/), 'Northern Europe');
  await hand.click(submit());
  await waitFor(() => expect(requests()[0]).toMatchObject({ region: 'europe', subRegion: 'north' }));
});

test('a region without subregions is enough', async () => {
  const { hand } = open({ user: { ...customer, tokenPayload: { roles: [] } } });
  await fillIn(hand);
  await hand.selectOptions(field(/^Region/), 'Africa');
  await hand.click(submit());
  await waitFor(() => expect(requests()[0]).toMatchObject({ region: 'africa' }));
  expect(requests()[0]).not.toHaveProperty('subRegion');
});

test('hints at the previous request, this one next time (row 221)', async () => {
  answers[LOG] = {
    json: [{ type: 'sampleRequest', prd: '400312', createdDate: new Date(2026, 2, 4, 9, 5).toISOString() }],
  };
  const { hand, reopen, show } = open();
  await screen.findByText('You have requested a sample of this product before: 2026/03/04, 09:05.');
  const { searchParams } = new URL(sent.find(({ url }) => url.includes('/log'))?.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ type: 'sampleRequest', prd: '400312', limit: '1' });
  await fillIn(hand);
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  show(null);
  reopen();
  await screen.findByText(/You have requested a sample of this product before/);
  expect(screen.queryByText(/2026\/03\/04/)).toBeNull();
  expect(field(/^What do you need/).value).toBe('');
});

test('a log that cannot be read is said, and hinders nobody', async () => {
  const log = {
    json: [{ type: 'sampleRequest', prd: '400312', createdDate: new Date(2026, 2, 4, 9, 5).toISOString() }],
  };
  answers[LOG] = { json: {}, status: 503 };
  const { hand } = open();
  const told = await screen.findByRole('alert');
  expect(told.textContent).toMatch(
    /^We could not look up whether you have requested a sample of this product/,
  );
  expect(document.activeElement).toBe(field(/^What do you need/));
  await hand.type(field(/^What do you need/), 'A facade paint');
  answers[LOG] = log;
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('You have requested a sample of this product before: 2026/03/04, 09:05.');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.tagName).toMatch(/^H\d$/);
  expect(field(/^What do you need/).value).toBe('A facade paint');
  expect(requests()).toEqual([]);
});

test.each<[string, Answer, string]>([
  ['the product is inactive', { json: { message: 'No longer made.' }, status: 409 }, 'No longer made.'],
  [
    'the session is over',
    { json: { message: 'x' }, status: 401 },
    'Your session has ended. Log in to continue',
  ],
  ['there is no connection', 'no connection', 'We cannot reach the server'],
  [
    'there were too many',
    { json: {}, status: 429, headers: { 'retry-after': '30' } },
    'Try again in 30 seconds',
  ],
  ['the service fails', { json: {}, status: 500 }, 'An unknown error has occurred'],
])('says that %s, and keeps what was entered (row 227)', async (_, answer, words) => {
  answers[SEND] = answer;
  const { hand } = open();
  await fillIn(hand);
  await hand.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(field(/^What do you need/).value).toBe('A facade paint');
});

test('shows what the service refuses at its field', async () => {
  answers[SEND] = {
    json: {
      message: 'Please check the fields.',
      fields: { 'address.customer.street': 'No such street.', 'data.industry': 'Unknown.' },
    },
    status: 422,
  };
  const { hand } = open();
  await fillIn(hand);
  await hand.click(submit());
  await waitFor(() => expect(errorOf(field(/^Street/))).toContain('No such street.'));
  expect(document.activeElement).toBe(field(/^Street/));
  // The form has no field for the industry.
  expect(screen.getByRole('alert').textContent).toContain('Please check the fields. Unknown.');
});

test('closing empties the form; another overlay in between does not, and another industry has its own', async () => {
  const { hand, show, reopen } = open();
  await hand.type(field(/^What do you need/), 'Half a');
  show('login');
  expect(screen.queryByRole('dialog')).toBeNull();
  reopen({ ...product, industry: 'plastics' });
  expect(field(/^What do you need/).value).toBe('');
  reopen();
  expect(field(/^What do you need/).value).toBe('Half a');
  expect(screen.getByText(/^We kept what you had entered/)).toBeDefined();
  const keep = async () => {
    await hand.keyboard('{Escape}');
    return screen.getByRole('dialog', { name: 'Discard this request?' });
  };
  await hand.click(within(await keep()).getByRole('button', { name: 'Keep editing' }));
  expect(field(/^What do you need/).value).toBe('Half a');
  await keep();
  await hand.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Discard this request?' })).toBeNull();
  expect(field(/^What do you need/).value).toBe('Half a');
  await hand.click(within(await keep()).getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  reopen();
  expect(field(/^What do you need/).value).toBe('');
  await hand.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  reopen();
  await screen.findAllByRole('option', { name: 'Germany' });
});

test('a tab in a pasted line becomes a blank', async () => {
  const { hand } = open();
  await fillIn(hand);
  await hand.clear(field(/^City/));
  await hand.click(field(/^City/));
  await hand.paste('New\tMalmö');
  await hand.click(submit());
  await waitFor(() => expect(requests()).toMatchObject([{ address: { customer: { city: 'New Malmö' } } }]));
});

test('browsers fill in both addresses: a company in the name, one line of a street', async () => {
  const { hand } = open();
  await hand.click(screen.getByRole('checkbox', { name: 'Ship the sample to another address' }));
  const fills = (name: string) =>
    [...address(name).querySelectorAll('input, select')].map((control) =>
      control.getAttribute('autocomplete'),
    );
  const own = ['organization', 'address-line1', 'postal-code', 'address-level2', 'country'];
  expect(fills('Your address')).toEqual(own);
  expect(fills('Shipping address')).toEqual(own.map((fill) => `shipping ${fill}`));
});

test('counts the characters that are left, and those over the limit', async () => {
  open();
  const put = (length: number) =>
    fireEvent.change(field(/^What do you need/), { target: { value: 'x'.repeat(length) } });
  put(MESSAGE_MAX - 1);
  expect(screen.getByText('Characters left: 1')).toBeDefined();
  put(MESSAGE_MAX + 2);
  expect(screen.getByText('Characters over the limit: 2')).toBeDefined();
});

test('keeps what is typed while it is being sent', async () => {
  const held = heldBack();
  answers[SEND] = held.answer;
  const { hand, show, reopen } = open();
  await fillIn(hand);
  await hand.click(submit());
  await hand.type(field(/^What do you need/), ' and a door');
  await act(async () => held.arrive({ json: { sent: true } }));
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toMatchObject([{ reason: 'A facade paint' }]);
  show(null);
  reopen();
  expect(field(/^What do you need/).value).toBe('A facade paint and a door');
});

test('a discarded request is not taken for the next one', async () => {
  answers[SEND] = 'no connection';
  const { hand, show, reopen } = open();
  await fillIn(hand);
  await hand.click(submit());
  await screen.findByText(/may have reached us/);
  await hand.keyboard('{Escape}');
  await hand.click(screen.getByRole('button', { name: 'Discard' }));
  reopen();
  await hand.type(field(/^What do you need/), 'A door');
  show(null);
  reopen();
  expect(field(/^What do you need/).value).toBe('A door');
  expect(screen.getByText(/^We kept what you had entered/)).toBeDefined();
  expect(screen.queryByText(/may have reached us/)).toBeNull();
});

test('is sent after a login that has taken the dialog’s place', async () => {
  answers[SEND] = inTurn({ json: {}, status: 401 }, { json: { sent: true } });
  const { hand, show, reopen, store } = open();
  await fillIn(hand);
  await hand.click(submit());
  await hand.click(await screen.findByRole('link', { name: 'Log in' }));
  show('login');
  act(() => signIn(store, store.getState().user as User));
  expect(requests()).toHaveLength(1);
  reopen();
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toHaveLength(2);
  expect(requests()[1]).toEqual(requests()[0]);
  show(null);
  reopen();
  expect(requests()).toHaveLength(2);
});

test('is only shown to the next user, whose form it is not', async () => {
  answers[SEND] = { json: {}, status: 401 };
  const { hand, show, reopen, store } = open();
  await fillIn(hand);
  await hand.click(submit());
  await hand.click(await screen.findByRole('link', { name: 'Log in' }));
  show('login');
  act(() => signIn(store, { ...(store.getState().user as User), userId: 'u-2' }));
  reopen();
  expect(field(/^What do you need/).value).toBe('');
  expect(requests()).toHaveLength(1);
});

test.each([
  [
    'a visitor',
    undefined,
    [
      ['Register', '/register'],
      ['Log in', '/login'],
    ],
  ],
  ['an unvalidated user', { validationState: 'new' }, [['Request validation', '/profile#/status']]],
  ['a rejected user', { validationState: 'rejected' }, [['Request validation', '/profile#/status']]],
  ['a pending user', { validationState: 'pending' }, []],
  ['staff', { tokenPayload: { roles: ['internal'] } }, []],
] as const)('%s is led on, and asked nothing (row 216)', (_, fields, ways) => {
  const user = fields && { userId: 'u-2', email: 'a@example.com', ...fields };
  open({ user });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(
    within(screen.getByRole('dialog', { name: 'Request a sample' }))
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual(ways);
});

test.each(examples)('$name: $shows', async ({ payload = {}, props = {} }) => {
  open({ user: undefined, ...payload }, props);
  const isForm = payload.user?.canRequestSample === true;
  expect(screen.queryByRole('button', { name: 'Send request' }) !== null).toBe(isForm);
  if (isForm) await screen.findAllByRole('option', { name: 'Germany' });
});
