import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { examples } from '../../../widgets/regulatory-matrix/examples.ts';
import { type RegulatoryMatrixProps, regulatoryMatrix } from '../../../widgets/regulatory-matrix/island.ts';
import { RegulatoryMatrix } from '../../../widgets/regulatory-matrix/RegulatoryMatrix.tsx';
import { withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, type Reply, refuse } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';

withFreshPage();

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const SEND = 'POST /api/v1/message/requestRegulatoryDocument';
const SAVED = 'POST /api/v1/document/mysheets';
const LOG = 'GET /api/v1/user/me/log';
const SEARCH = 'POST /api/v1/document/search';
const customer = {
  ...{ userId: 'u-1', email: 'vera@example.com', firstName: 'Vera', lastName: 'Lindqvist', token: 't' },
  ...{ company: 'Lindqvist AB', consent: ['inquiries'], tokenPayload: { roles: ['validated'] } },
  canRequestRegulatoryDocument: true,
};
const services = {
  search: 'https://search.example',
  document: 'https://document.example',
  site: 'https://site.example',
  user: 'https://user.example',
};
const hit = (number: number, more: object = {}) => ({
  ...{ id: `p-${number}`, prd: `40031${number}`, product_name: `Rubelis Red ${number}` },
  ...more,
});
const asset = (id: string, type: string) => ({
  ...{ id, type, label: '', version: 2, locale: 'en', size: 1000, filename: `${id}.pdf` },
  ...{ createdDate: '2026-02-28', accessLevel: 'public' },
});

beforeEach(() => saveFile.mockReset());

function open(replies: Record<string, Reply> = {}, payload: object = {}, props: object = {}) {
  const sent = fakeServices({
    [SAVED]: { json: { total: 2, hits: [hit(1), hit(2)] } },
    [SEARCH]: {
      json: { total: 1, hits: [hit(1, { assets: [asset('a-1', 'reach'), asset('a-2', 'svhc')] })] },
    },
    'POST /api/v1/manifest/search': {
      json: [
        { code: 'reach', title: 'REACH statement' },
        { code: 'svhc', title: 'SVHC statement' },
        { code: 'rohs', title: 'RoHS declaration' },
        { code: 'food_contact', title: 'Food contact statement' },
      ],
    },
    [SEND]: { json: { sent: true } },
    [LOG]: { json: [] },
    ...replies,
  });
  const all = v.parse(regulatoryMatrix.props, props) as RegulatoryMatrixProps;
  const page = renderIsland(<RegulatoryMatrix {...all} />, {
    services,
    formSecurityToken: 'of the page',
    links: { login: '/login', products: '/products', profile: '/profile', dataProtectionPage: '/privacy' },
    user: customer,
    ...payload,
  });
  return { ...page, sent, hand: userEvent.setup() };
}

const button = (name: string) => screen.findByRole('button', { name });
const box = (title: string, number: number) =>
  screen.findByRole('checkbox', { name: `Request ${title} of Rubelis Red ${number}` });

test('shows date, version and link of each document, and what is missing (row 265)', async () => {
  const { sent, hand } = open();
  const link = await screen.findByRole('link', {
    name: 'REACH statement of Rubelis Red 1, 2026/02/28, Version 2',
  });
  expect(link.getAttribute('href')).toBe('https://document.example/api/v2/document/download/a-1');
  screen.getByText('6 of 8 documents are missing.');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Product', 'REACH statement', 'SVHC statement', 'RoHS declaration', 'Food contact statement'],
  ]);
  const { query } = sent.find(({ call }) => call === SEARCH) ?? {};
  expect(query?.getAll('ids')).toEqual(['p-1', 'p-2']);
  expect(query?.getAll('asset_type')).toEqual(['reach', 'svhc', 'rohs', 'food_contact']);
  await hand.click(screen.getByRole('button', { name: /^CSV/ }));
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalled());
  const [name, content] = saveFile.mock.calls[0] as [string, Blob];
  expect(name).toBe('Regulatory documents.csv');
  expect((await content.text()).split('\r\n')[1]).toMatch(
    /^Rubelis Red 1,400311,2026\/02\/28,https:\/\/document.example\/api\/v2\/document\/download\/a-1,/,
  );
});

test('a document that cannot be read is not missing, and is not offered for a request', async () => {
  const unread = { ...asset('a-1', 'reach'), id: 7 };
  const answers: Record<string, Reply> = {
    [SAVED]: { wrong: { total: 4, hits: [hit(1), hit(2), hit(3), { id: 4 }] } },
    [SEARCH]: {
      wrong: {
        total: 3,
        hits: [
          hit(1, { assets: [unread, asset('a-2', 'svhc')] }),
          hit(2, { assets: [{ id: 'a-3' }, asset('a-4', 'svhc')] }),
          { id: 'p-9' },
        ],
      },
    },
  };
  open(answers);
  // One of the first, three of the second, whose type is unknown; the third has none.
  await screen.findByText(/^6 of 12 documents are missing\. 4 could not be read\./);
  expect(screen.getByText('One of your saved products could not be read.')).toBeDefined();
  expect(screen.getAllByRole('checkbox').map((each) => each.getAttribute('aria-label'))).toEqual([
    ...['RoHS declaration', 'Food contact statement'].map((title) => `Request ${title} of Rubelis Red 1`),
    ...['REACH statement', 'SVHC statement', 'RoHS declaration', 'Food contact statement'].map(
      (title) => `Request ${title} of Rubelis Red 3`,
    ),
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^CSV/ }));
  const [, content] = saveFile.mock.calls[0] as [string, Blob];
  expect((await content.text()).split('\r\n')[1]).toBe(
    `Rubelis Red 1,400311,could not be read,,2026/02/28,https://document.example/api/v2/document/download/a-2${',not available,'.repeat(2)}`,
  );
});

const receipt = { sent: true, number: 'RD-4821-7730', documents: 2, copyTo: 'vera@example.com' };

test('requests what several products lack in one call, and shows its receipt (row 266)', async () => {
  const { sent, hand, bus } = open({ [SEND]: { json: receipt } });
  const told = vi.fn();
  bus.on('regulatory:requested', told);
  expect((await button('Request missing documents')).getAttribute('aria-disabled')).toBe('true');
  await hand.click(await box('RoHS declaration', 1));
  await hand.click(await box('REACH statement', 2));
  await hand.click(await button('Request 2 documents'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request missing documents' }));
  const both = 'RoHS declaration of Rubelis Red 1REACH statement of Rubelis Red 2';
  expect(dialog.getByRole('list', { name: 'Documents' }).textContent).toBe(both);
  await hand.click(dialog.getByRole('button', { name: 'Send request' }));
  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you for your request' }));
  expect(document.activeElement?.textContent).toBe(
    'We have received your request RD-4821-7730, and will answer you by email. A receipt was sent to vera@example.com.',
  );
  expect(thanks.getByRole('list', { name: 'Documents' }).textContent).toBe(both);
  const documents = [
    { documentType: 'rohs', productId: 'p-1', productName: 'Rubelis Red 1' },
    { documentType: 'reach', productId: 'p-2', productName: 'Rubelis Red 2' },
  ];
  expect(sent.filter(({ call }) => call === SEND).map(({ body }) => body)).toEqual([
    expect.objectContaining({ ...documents[0], documents, selectedIndustry: null, company: 'Lindqvist AB' }),
  ]);
  expect(told.mock.calls).toEqual([
    [{ prd: '400311', documentType: 'rohs' }],
    [{ prd: '400312', documentType: 'reach' }],
  ]);
  await hand.click(thanks.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.getAllByText(/^requested on \d{4}/)).toHaveLength(2);
  expect(document.activeElement).toBe(await button('Request missing documents'));
});

test('says what was requested before and leaves it out of “all”, but not out of reach', async () => {
  const entry = { type: 'regulatoryRequest', prd: '400312', productName: 'Rubelis Red 2' };
  const { sent, hand } = open({
    [SEND]: { json: { sent: true } },
    [LOG]: {
      json: [
        { ...entry, documentType: 'reach', createdDate: '2026-10-02T10:00:00.000Z' },
        { ...entry, documentType: 'reach', createdDate: '2026-02-02T10:00:00.000Z' },
      ],
    },
  });
  await screen.findByText('requested on 2026/10/02');
  await hand.click(await button('Choose all missing'));
  await button('Request 5 documents');
  await hand.click(await button('Clear'));
  await hand.click(await box('REACH statement', 2));
  await hand.click(await button('Request 1 document'));
  await hand.click(await button('Send request'));
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  // One document is requested as the specification says.
  const { body } = sent.find(({ call }) => call === SEND) ?? {};
  expect(body).toMatchObject({ productId: 'p-2', documentType: 'reach' });
  expect(body).not.toHaveProperty('documents');
});

test('asks a service that knows no lists one by one, and goes on with what is left after a failure', async () => {
  let count = 0;
  const answer = (): Answer => (++count === 2 ? refuse(503, 'Down for today.') : { json: { sent: true } });
  const { sent, hand } = open({ [SEND]: answer });
  await hand.click(await button('Choose all missing'));
  await hand.click(await button('Request 6 documents'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request missing documents' }));
  await hand.click(dialog.getByRole('button', { name: 'Send request' }));
  await dialog.findByText('Down for today.', { exact: false });
  dialog.getByText('1 of 6 documents are requested. The others are still listed: send them again.');
  expect(within(dialog.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(5);
  await hand.click(dialog.getByRole('button', { name: 'Send request' }));
  await screen.findByRole('dialog', { name: 'Thank you for your request' });
  const keys = sent
    .filter(({ call }) => call === SEND)
    .map(({ body }) => Object.values(body as { productId: string; documentType: string }).join());
  expect(keys).toHaveLength(7);
  // The one that failed came again, and none of the others.
  expect(new Set(keys).size).toBe(6);
});

test.each([
  ['a visitor', undefined, 'Log in to see your products', 0],
  [
    'who may not request',
    { ...customer, canRequestRegulatoryDocument: false },
    'Validated customers can request missing documents here.',
    2,
  ],
])('says what is open to %s', async (_, user, words, calls) => {
  const { sent } = open({}, { user });
  await screen.findByText(words, { exact: false });
  await waitFor(() => expect(sent.filter(({ path }) => path.includes('/document/'))).toHaveLength(calls));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Request/ })).toBeNull();
});

test('says that nothing is saved, or why nothing could be loaded', async () => {
  const first = open({ [SAVED]: { json: { total: 0, hits: [] } } });
  await screen.findByRole('heading', { name: 'Nothing saved yet' });
  expect(first.sent.map(({ call }) => call)).not.toContain(SEARCH);
  first.unmount();
  let answer: Answer = refuse(503, 'Down for today.');
  const { hand } = open({ [SEARCH]: () => answer });
  await screen.findByText('Down for today.');
  answer = { json: { total: 0, hits: [] } };
  await hand.click(await button('Try again'));
  await screen.findByText('8 of 8 documents are missing.');
});

test('has all of more than 250 saved products, once the connection is back (row 265)', async () => {
  const many = Array.from({ length: 320 }, (_, at) => hit(at + 1));
  let isOffline = true;
  const user = { ...customer, canRequestRegulatoryDocument: false };
  const saved: Reply = ({ body }) => {
    const { from = 0 } = body as { from?: number };
    if (from > 0 && isOffline) return 'no connection';
    // The last one moves to the next range meanwhile.
    return { json: { total: 320, hits: many.slice(Math.max(0, from - 1), from + 250) } };
  };
  const documents: Reply = ({ query }) => {
    const hits = many
      .filter(({ id }) => query.getAll('ids').includes(id))
      .map((each) => ({ ...each, assets: [asset(`reach-${each.id}`, 'reach')] }));
    return { json: { total: hits.length, hits } };
  };
  const { sent, hand, container } = open(
    { [SAVED]: saved, [SEARCH]: documents },
    { user },
    { documentTypes: ['reach'] },
  );
  const retry = await button('Try again');
  expect(screen.queryByRole('table')).toBeNull();
  isOffline = false;
  await hand.click(retry);
  await screen.findByText('No document is missing.');
  // By role they would take seconds.
  expect(container.querySelectorAll('tbody tr')).toHaveLength(320);
  expect(container.querySelector('tbody tr:last-child [aria-label]')?.getAttribute('aria-label')).toMatch(
    /^REACH statement of Rubelis Red 320,/,
  );
  const searches = sent.filter(({ call }) => call === SEARCH).map(({ query }) => query.getAll('ids').length);
  expect(searches).toEqual([100, 100, 100, 20]);
});

test('keeps all other products where the last of the saved ones breaks the contract', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { sent } = open({ [SAVED]: { wrong: { total: 2, hits: [hit(1), { id: 7 }] } } });
  await screen.findByRole('link', { name: /^REACH statement of Rubelis Red 1,/ });
  expect(sent.filter(({ call }) => call === SAVED)).toHaveLength(1);
});

test.each(examples)('$name: $shows', async ({ props = {}, payload = {} }) => {
  open({}, { ...payload, services: { ...services, ...payload.services } }, props);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByRole('alert') === null).toBe(!payload.services);
});
