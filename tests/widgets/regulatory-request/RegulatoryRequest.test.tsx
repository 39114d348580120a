import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../widgets/regulatory-request/examples.ts';
import { RegulatoryRequest } from '../../../widgets/regulatory-request/RegulatoryRequest.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

withFreshPage();

const LOG = 'GET /api/v1/user/me/log';
const SEND = 'POST /api/v1/message/requestRegulatoryDocument';
const MANIFEST = 'POST /api/v1/manifest/search';

const product = { prd: '400312', productId: 'p-0001', productName: 'Rubelis Red 254', industry: 'coatings' };
const customer = {
  userId: 'u-1',
  email: 'vera@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  company: 'Lindqvist AB',
  consent: ['inquiries'],
  canRequestRegulatoryDocument: true,
  tokenPayload: { roles: ['validated'] },
};

let answers: Record<string, Answer>;
let sent: SentRequest[];

beforeEach(() => {
  answers = {
    [MANIFEST]: {
      json: [
        { code: 'tds', title: 'Technical data sheet', documentCategory: 'technical' },
        { code: 'reach', title: 'REACH statement', documentCategory: 'regulatory' },
        { code: 'food', title: 'Food contact statement', documentCategory: 'regulatory' },
      ],
    },
    [LOG]: { json: [] },
    [SEND]: { json: { sent: true } },
  };
});

function open(payload: object = {}, props: object = product) {
  sent = fakeServices(answers);
  const page = renderIsland(<RegulatoryRequest prd="" industry={null} />, {
    services: { ...services, site: 'https://site.example' },
    formSecurityToken: 'of the page',
    links: { profile: '/profile', login: '/login', dataProtectionPage: '/privacy' },
    user: customer,
    ...payload,
  });
  act(() => void page.bus.emit('overlay:shown', { name: 'regulatory-request', props }));
  return { ...page, hand: userEvent.setup() };
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Document/ });
const submit = () => screen.getByRole('button', { name: 'Send request' });
const requests = () =>
  sent.filter(({ url }) => url.endsWith('requestRegulatoryDocument')).map(({ body }) => body);

test('sends which document, for which product and by whom, and confirms it (rows 224 to 226)', async () => {
  const { hand, bus, closeOverlay } = open();
  const told = vi.fn();
  bus.on('regulatory:requested', told);
  await screen.findByRole('option', { name: 'REACH statement' });
  expect([...select().options].map(({ text }) => text)).toEqual([
    'Please select',
    'Food contact statement',
    'REACH statement',
  ]);
  await hand.click(submit());
  expect(document.activeElement).toBe(select());
  expect(requests()).toEqual([]);
  await hand.selectOptions(select(), 'REACH statement');
  await hand.click(submit());
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  expect(requests()).toEqual([
    {
      formSecurityToken: 'of the page',
      documentType: 'reach',
      productId: 'p-0001',
      productName: 'Rubelis Red 254',
      selectedIndustry: 'coatings',
      firstName: 'Vera',
      lastName: 'Lindqvist',
      email: 'vera@example.com',
      company: 'Lindqvist AB',
    },
  ]);
  expect(told).toHaveBeenCalledExactlyOnceWith({ prd: '400312', documentType: 'reach' });
  await hand.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(closeOverlay).toHaveBeenCalledExactlyOnceWith('regulatory-request');
});

test.each([
  ['without consent', []],
  ['with consent to inquiries', ['inquiries']],
])('hints at data protection, for users %s (row 225)', async (_, consent) => {
  open({ user: { ...customer, consent } });
  expect(screen.getByRole('link', { name: 'Data protection' }).getAttribute('href')).toBe('/privacy');
  await screen.findByRole('option', { name: 'REACH statement' });
});

test.each([
  ['validated', '/profile#/privacy'],
  ['internal', undefined],
])(
  'leads %s users to the privacy page of the profile, as far as they have one (S§6)',
  async (role, address) => {
    open({ user: { ...customer, tokenPayload: { roles: [role] } } });
    await screen.findByRole('option', { name: 'REACH statement' });
    const link = screen.queryByRole('link', { name: 'Privacy settings of your profile' });
    expect(link?.getAttribute('href')).toBe(address);
  },
);

test.each<[string, Answer, string]>([
  ['the service’s words', { json: { message: 'Not for you.' }, status: 404 }, 'Not for you.'],
  ['a session that is over', { json: {}, status: 401 }, 'Your session has ended. Log in to continue'],
  ['no connection', 'no connection', 'We cannot reach the server'],
  ['too many', { json: {}, status: 429 }, 'Too many attempts'],
])('tells of %s, and keeps the choice (row 227)', async (_, answer, words) => {
  answers[SEND] = answer;
  const { hand } = open();
  await screen.findByRole('option', { name: 'REACH statement' });
  await hand.selectOptions(select(), 'REACH statement');
  await hand.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(words);
  expect(select().value).toBe('reach');
});

test('shows what the service refuses at its field', async () => {
  answers[SEND] = { json: { fields: { documentType: 'Choose a document.' } }, status: 422 };
  const { hand } = open();
  await screen.findByRole('option', { name: 'REACH statement' });
  await hand.selectOptions(select(), 'REACH statement');
  await hand.click(submit());
  await screen.findByText('Choose a document.');
  expect(document.activeElement).toBe(select());
});

test('says when the chosen document was requested before, also on this page', async () => {
  const entry = { type: 'regulatoryRequest', prd: product.prd, productName: 'Rubelis Red' };
  answers[LOG] = {
    json: [{ ...entry, documentType: 'reach', createdDate: '2026-10-02T10:00:00.000Z' }],
  };
  const { hand } = open();
  await screen.findByRole('option', { name: 'REACH statement' });
  expect(screen.queryByText(/^You requested this document/)).toBeNull();
  await hand.selectOptions(select(), 'REACH statement');
  await screen.findByText('You requested this document on 2026/10/02.');
  await hand.selectOptions(select(), 'Food contact statement');
  expect(screen.queryByText(/^You requested this document/)).toBeNull();
  expect(new URL(sent.find(({ call }) => call === LOG)?.url ?? '').searchParams.get('prd')).toBe(product.prd);
});

test('Escape asks before it discards a choice', async () => {
  const { hand, closeOverlay } = open();
  await screen.findByRole('option', { name: 'REACH statement' });
  await hand.selectOptions(select(), 'REACH statement');
  await hand.keyboard('{Escape}');
  expect(closeOverlay).not.toHaveBeenCalled();
  await hand.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(select().value).toBe('reach');
  await hand.keyboard('{Escape}');
  await hand.click(screen.getByRole('button', { name: 'Discard' }));
  expect(closeOverlay).toHaveBeenCalledWith('regulatory-request');
});

test('leads to product safety with the product', async () => {
  const { hand, bus } = open();
  const asked = vi.fn();
  bus.on('overlay:open', asked);
  await hand.click(screen.getByRole('button', { name: 'Ask product safety' }));
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    name: 'contact-form',
    props: {
      contactType: 'psr',
      title: 'Ask product safety about Rubelis Red 254',
      data: { prd: '400312', productName: 'Rubelis Red 254', forIndustry: 'coatings' },
    },
  });
});

test.each(examples)('$name: $shows', async ({ payload = {}, props = {} }) => {
  open({ user: undefined, ...payload, services: { ...services, ...payload.services } }, props);
  const isForm = payload.user?.canRequestRegulatoryDocument === true;
  expect(screen.queryByRole('button', { name: 'Send request' }) !== null).toBe(isForm);
  expect(screen.queryByRole('link', { name: 'Log in' }) !== null).toBe(!isForm);
  if (payload.services) await screen.findByText('The documents could not be loaded.');
  else if (isForm) await waitFor(() => expect(select().options.length).toBe(3));
});
