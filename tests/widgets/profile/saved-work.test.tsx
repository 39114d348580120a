import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import {
  ada,
  answer,
  answerAsPrepared,
  box,
  button,
  clickTwice,
  heading,
  link,
  notices,
  open,
  sent,
  validated,
} from './open-profile.tsx';

answerAsPrepared();

const LOG = 'GET /api/v1/user/me/log';
const LIST = '/api/v1/product-comparison';

async function askToDelete(hand: UserEvent, title: string) {
  await hand.click(button(`More actions: ${title}`));
  await hand.click(button(`Delete ${title}`));
}

describe('/sample-requests (row 100)', () => {
  const visit = () => open('/sample-requests', { user: validated });

  test('holds the place while it loads, and lists the newest first, by the names of the products (C12)', async () => {
    const entry = (prd: string | null, createdDate: string, productName?: string) => ({
      type: 'sampleRequest',
      ...{ prd, createdDate, productName },
    });
    answer(LOG, {
      wrong: [
        entry('400312', 'some time ago'),
        entry(null, '2026-06-18T12:00:00.000Z'),
        entry('213540', '2026-09-02T12:00:00.000Z', 'Rubelis Red 3540'),
      ],
    });
    visit();
    expect(screen.getByText('Loading')).toBeDefined();
    const list = await screen.findByRole('list', { name: 'Samples that you requested' });
    const entries = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(entries).toEqual([
      'Rubelis Red 3540Product code 213540Requested on 2026/09/02',
      'Product code not knownRequested on 2026/06/18',
      'Product code 400312',
    ]);
    expect(link('Rubelis Red 3540').getAttribute('href')).toBe('/search?q=213540');
  });

  test('leads to the products, and tells what was asked for (P§3)', async () => {
    const address = (city: string) => ({
      ...{ name: 'Analytical Colours', street: 'Mill Lane 4', zipCode: 'CB2', city, country: 'GB' },
    });
    const entry = { type: 'sampleRequest', prd: '213540', createdDate: '2026-09-02T12:00:00.000Z' };
    answer(LOG, {
      json: [
        {
          ...{
            ...entry,
            productId: 'p-0005',
            productName: 'Rubelis Red 3540',
            reason: 'Two lines,\nfor a trial.',
          },
          address: { customer: address('Cambridge'), shipping: address('Leeds') },
        },
        {
          ...entry,
          prd: '400312',
          productId: null,
          productName: null,
          createdDate: '2026-06-18T12:00:00.000Z',
        },
      ],
    });
    const { hand } = visit();
    expect((await screen.findByRole('link', { name: 'Rubelis Red 3540' })).getAttribute('href')).toBe(
      '/product/p-0005',
    );
    expect(screen.queryByRole('link', { name: /400312/ })).toBeNull();
    const details = screen.getByRole('button', { name: /What you asked for/ });
    expect(details.getAttribute('aria-expanded')).toBe('false');
    await hand.click(details);
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual([
      'Two lines,\nfor a trial.',
      'Analytical Colours\nMill Lane 4\nCB2 Cambridge\nUnited Kingdom',
      'Analytical Colours\nMill Lane 4\nCB2 Leeds\nUnited Kingdom',
    ]);
  });

  const address = { name: 'Nordlack', street: 'Road 1', zipCode: '1', city: 'Lund', country: 'SE' };
  const ordered = (prd: string, more: object = {}) => ({
    ...{ type: 'sampleRequest', prd, productId: `p-${prd}`, productName: `Red ${prd}`, isActive: true },
    ...{ createdDate: '2026-09-02T12:00:00.000Z', requestNumber: 'SR-1', state: 'inProgress' },
    ...{ amount: '250 g', wantedDate: '2026-09-09', industry: 'coatings', reason: 'A trial' },
    ...{ address: { customer: address, shipping: null }, ...more },
  });
  const samples = { limit: 10, amounts: ['100 g', '250 g'] };
  const visitWith = (payload: object) => open('/sample-requests', { user: validated, samples, ...payload });

  test('shows the products of a request together, with its state, and requests them again (rows 279, 280)', async () => {
    answer(LOG, { json: [ordered('1'), ordered('2', { isActive: false, amount: '100 g' })] });
    const { hand, bus } = visitWith({});
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    await screen.findByRole('heading', { name: 'Request SR-1' });
    const products = within(screen.getByRole('list', { name: 'Samples of request SR-1' }));
    expect(products.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Red 1Product code 1250 g',
      'Red 2Product code 2100 g',
    ]);
    expect(screen.getAllByText('In progress')).toHaveLength(1);
    await hand.click(screen.getByRole('button', { name: /What you asked for.*Request SR-1/ }));
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      ...['2026/09/09', 'A trial', 'Nordlack\nRoad 1\n1 Lund\nSweden'],
    ]);
    await hand.click(screen.getByRole('button', { name: 'Request again: SR-1' }));
    expect(opened).toHaveBeenCalledExactlyOnceWith({
      name: 'samples-request',
      props: {
        products: [{ prd: '1', productName: 'Red 1', industry: 'coatings', amount: '250 g' }],
        unavailable: ['Red 2'],
        reason: 'A trial',
        customer: address,
        again: 'SR-1',
      },
    });
  });

  test('says the state at each product where they differ, and nothing that the service does not say', async () => {
    answer(LOG, {
      json: [
        ordered('1', { state: 'sent' }),
        ordered('2', { state: 'declined' }),
        {
          ...{ type: 'sampleRequest', prd: '3', productName: 'Red 3', requestNumber: 'SR-2' },
          createdDate: '2026-09-01T12:00:00.000Z',
        },
      ],
    });
    visitWith({ samples: undefined });
    const products = within(await screen.findByRole('list', { name: 'Samples of request SR-1' }));
    expect(products.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Red 1Product code 1250 gSent',
      'Red 2Product code 2250 gDeclined',
    ]);
    const bare = within(screen.getByRole('list', { name: 'Samples of request SR-2' }));
    expect(bare.getByRole('listitem').textContent).toBe('Red 3Product code 3');
    expect(screen.queryByRole('button', { name: /Request again/ })).toBeNull();
  });

  test('lists a request that is sent from this page, with the focus where it is', async () => {
    answer(LOG, { json: [ordered('1')] });
    answer(LOG, { json: [ordered('2', { requestNumber: 'SR-2' }), ordered('1')] });
    const { bus } = visitWith({});
    const again = await screen.findByRole('button', { name: 'Request again: SR-1' });
    again.focus();
    bus.emit('samples:requested', { number: 'SR-2', prds: ['2'] });
    await screen.findByRole('heading', { name: 'Request SR-2' });
    expect(document.activeElement).toBe(again);
  });

  test('says that only the latest 100 are listed', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 8, 2, 12, minute)).toISOString();
    const entries = Array.from({ length: 100 }, (_, index) => ({
      ...{ type: 'sampleRequest', prd: '213540', productName: 'Rubelis Red 3540', createdDate: at(index) },
    }));
    answer(LOG, { json: entries });
    visit();
    await screen.findByText('The latest 100 samples that you requested, newest first.');
  });

  test('says that there are none', async () => {
    answer(LOG, { json: [] });
    visit();
    await screen.findByRole('heading', { name: 'No samples yet' });
    expect(link('Find products').getAttribute('href')).toBe('/products');
  });

  test('says what is wrong, and tries again', async () => {
    answer(LOG, 'no connection');
    answer(LOG, { json: [] });
    const { hand } = visit();
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server');
    await hand.click(button('Try again'));
    await screen.findByRole('heading', { name: 'No samples yet' });
  });

  test('a session that is over leads to the login', async () => {
    answer(LOG, { status: 401, json: { message: 'x' } });
    visit();
    await screen.findByText('Your session has ended. Please log in again.');
    expect(button('Log in')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('/product-comparisons (row 101)', () => {
  const item = (id: string) => ({
    id,
    uid: `pigments::${id}`,
    resultType: 'pigments',
    product_name: `Pigment ${id}`,
  });
  const reds = {
    id: 'c-1',
    shareId: 's-1',
    title: 'Reds',
    industry: 'coatings',
    basket: ['1', '2', '3'].map(item),
    updatedDate: '2026-09-14T12:00:00.000Z',
  };
  const blues = {
    ...reds,
    id: 'c-2',
    title: 'Blues',
    basket: ['4', '5'].map(item),
    updatedDate: '2026-10-01T12:00:00.000Z',
  };
  const whites = { ...reds, id: 'c-3', title: 'Whites', updatedDate: '2026-01-05T12:00:00.000Z' };

  beforeEach(() => answer(`GET ${LIST}`, { json: [whites, reds, blues] }));

  /** Without versions, a record is read before it is deleted. */
  const answerDeletion = (record: typeof reds, reply: Parameters<typeof answer>[1]) => {
    answer(`GET ${LIST}/${record.id}`, { json: record });
    answer(`DELETE ${LIST}/${record.id}`, reply);
  };

  const visit = async () => {
    const island = open('/product-comparisons');
    await screen.findByRole('list', { name: 'Saved comparisons' });
    return island;
  };
  const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

  test('lists them, last changed first', async () => {
    await visit();
    expect(titles()).toEqual(['Blues', 'Reds', 'Whites']);
    expect(screen.getByText('Coatings · 3 products · Changed 2026/09/14')).toBeDefined();
    expect(screen.getByText('Pigment 5')).toBeDefined();
  });

  test('opens one as the active comparison on the compare page, and says so', async () => {
    const { hand, bus, store } = await visit();
    answer(`GET ${LIST}/c-1`, { json: { ...reds, shareId: 's-1' } });
    const opened = vi.fn();
    bus.on('comparison:opened', opened);
    const leave = vi.spyOn(location, 'assign').mockImplementation(() => {});
    expect(link('Reds').href).toBe('http://localhost:3000/compare?comparison=s-1');
    await hand.click(link('Reds'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost:3000/compare?comparison=s-1'));
    expect(opened).toHaveBeenCalledWith({ id: 'c-1' });
    expect(comparisonOf(store, bus).latest().comparison).toMatchObject({ id: 'c-1', title: 'Reds' });
  });

  test('renames one as it is now, whatever has changed elsewhere', async () => {
    const island = await visit();
    const { hand } = island;
    const present = { ...reds, basket: ['1', '2'].map(item) };
    answer(`GET ${LIST}/c-1`, { json: present });
    answer(`PUT ${LIST}/c-1`, { json: { ...present, title: 'Warm reds' } });
    await hand.click(button('Rename Reds'));
    expect(document.activeElement).toBe(box(/^Name/));
    await hand.clear(box(/^Name/));
    await hand.type(box(/^Name/), ' Warm reds {Enter}');
    await waitFor(() => expect(titles()).toEqual(['Blues', 'Warm reds', 'Whites']));
    const { title: _, basket, industry } = present;
    expect(sent().at(-1)).toEqual({
      call: `PUT ${LIST}/c-1`,
      body: { title: 'Warm reds', industry, basket },
    });
    expect(notices(island)).toEqual([
      'The comparison is now called “Warm reds”. Changes made elsewhere in the meantime are kept too.',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['   ', 'This field is required'],
    ['x'.repeat(121), 'Please enter at most 120 characters'],
  ])('a name has 1 to 120 characters', async (name, told) => {
    const { hand } = await visit();
    await hand.click(button('Rename Reds'));
    await hand.clear(box(/^Name/));
    await hand.click(box(/^Name/));
    await hand.paste(name);
    await hand.click(button('Save changes'));
    expect(screen.getByText(told)).toBeDefined();
    expect(sent()).toHaveLength(1);
  });

  test('a failed renaming is told, and the name stays', async () => {
    const { hand } = await visit();
    answer(`GET ${LIST}/c-1`, { json: reds });
    answer(`PUT ${LIST}/c-1`, 'no connection');
    await hand.click(button('Rename Reds'));
    await hand.type(box(/^Name/), '!');
    await hand.click(button('Save changes'));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server');
    expect(box(/^Name/).value).toBe('Reds!');
  });

  test('one that is gone cannot be renamed: told, and taken off', async () => {
    const island = await visit();
    answer(`GET ${LIST}/c-1`, { status: 404, json: { message: 'x' } });
    await island.hand.click(button('Rename Reds'));
    await island.hand.type(box(/^Name/), '!');
    await island.hand.click(button('Save changes'));
    await waitFor(() => expect(titles()).toEqual(['Blues', 'Whites']));
    expect(notices(island)).toEqual(['The comparison “Reds” does not exist any more.']);
  });

  test('deletes one after a question; the focus goes to the next', async () => {
    const island = await visit();
    const { hand, bus } = island;
    const deleted = vi.fn();
    bus.on('comparison:deleted', deleted);
    await askToDelete(hand, 'Reds');
    const dialog = screen.getByRole('dialog', { name: 'Delete this comparison?' });
    expect(dialog.textContent).toContain(
      'The comparison “Reds” will be deleted permanently. Links to it will no longer open.',
    );
    await hand.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(sent()).toHaveLength(1);

    answerDeletion(reds, { status: 204 });
    await askToDelete(hand, 'Reds');
    clickTwice(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Blues', 'Whites']));
    expect(
      sent()
        .slice(1)
        .map(({ call }) => call),
    ).toEqual([`GET ${LIST}/c-1`, `DELETE ${LIST}/c-1`]);
    expect(document.activeElement).toBe(link('Whites'));
    expect(notices(island)).toEqual(['The comparison “Reds” is deleted.']);
    expect(deleted).toHaveBeenCalledWith({ id: 'c-1' });
  });

  test('after the last one the focus goes to what stands in its place', async () => {
    const { hand } = await visit();
    for (const each of [whites, blues, reds]) {
      const { title } = each;
      answerDeletion(each, { status: 204 });
      await askToDelete(hand, title);
      await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(titles()).not.toContain(title));
    }
    expect(heading('No comparisons yet')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('No comparisons yet');
  });

  test('one that is gone already counts as deleted', async () => {
    const { hand } = await visit();
    answerDeletion(reds, { status: 404, json: { message: 'x' } });
    await askToDelete(hand, 'Reds');
    await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(titles()).toEqual(['Blues', 'Whites']));
  });

  test('a failed deletion is told in the dialog, and the next try works', async () => {
    const { hand } = await visit();
    answerDeletion(reds, { status: 500 });
    await askToDelete(hand, 'Reds');
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' });
    await hand.click(confirm);
    await within(screen.getByRole('dialog')).findByRole('alert');
    expect(document.activeElement).toBe(confirm);
    answerDeletion(reds, { status: 204 });
    await hand.click(confirm);
    await waitFor(() => expect(titles()).toEqual(['Blues', 'Whites']));
  });

  test('products that are gone are told, once', async () => {
    const island = await visit();
    const { hand } = island;
    expect(notices(island)).toEqual([]);
    island.unmount();
    answer(`GET ${LIST}`, { json: [{ ...reds, dropped: ['Pigment 9'] }] });
    answer(`PUT ${LIST}/${reds.id}`, { json: reds });
    const again = open('/product-comparisons');
    await screen.findByRole('list', { name: 'Saved comparisons' });
    expect(notices(again)).toEqual(['No longer available, so removed from “Reds”: Pigment 9.']);
    // Saved as it is left: the service need not tell it again.
    await waitFor(() => expect(sent().map(({ call }) => call)).toContain(`PUT ${LIST}/${reds.id}`));
    await hand.click(link('Personal information'));
    await hand.click(link('Product comparisons'));
    expect(titles()).toEqual(['Reds']);
    expect(notices(again)).toHaveLength(1);
  });

  test('are no links where the site has no compare page', async () => {
    answer(`GET ${LIST}`, { json: [reds] });
    open('/product-comparisons', { links: {} });
    await screen.findByRole('list', { name: 'Saved comparisons' });
    expect(screen.queryByRole('link', { name: 'Reds' })).toBeNull();
  });
});

test('who has saved nothing is told what for', async () => {
  answer(`GET ${LIST}`, { json: [] });
  open('/product-comparisons', { user: ada });
  await screen.findByRole('heading', { name: 'No comparisons yet' });
  expect(link('Find products').getAttribute('href')).toBe('/products');
});

test('comparisons that could not be read are tried again', async () => {
  answer(`GET ${LIST}`, { status: 429, headers: { 'retry-after': '30' } });
  answer(`GET ${LIST}`, { json: [] });
  const { hand } = open('/product-comparisons');
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 30 seconds');
  await hand.click(button('Try again'));
  await screen.findByRole('heading', { name: 'No comparisons yet' });
});
