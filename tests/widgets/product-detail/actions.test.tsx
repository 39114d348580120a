import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { comparisonOf } from '../../../src/comparison/state/comparison-of.ts';
import { pdf, refuse } from '../../support/services/answers.ts';
import { fakeFavourites } from '../../support/services/fake-favourites.ts';
import { openProduct, rubelis } from './open-product.tsx';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/lib/file/save-file.ts', () => ({ saveFile }));

afterEach(() => {
  saveFile.mockReset();
  history.replaceState(null, '', '/');
});

const FAVOURITES = '/api/v1/product-sheet/favorite';
const user = (roles: string[] = []) => ({
  userId: 'u-1',
  email: 'a@example.com',
  token: 't',
  tokenPayload: { roles },
});

it('links visitors to PDF and print of the backend, and nothing more (rows 150, 151 and 154)', async () => {
  openProduct();
  const pdf = await screen.findByRole('link', { name: 'PDF' });
  expect(pdf.getAttribute('href')).toBe(
    'https://backend.example/util/download/pigment?id=p-0147&i=coatings&download=true',
  );
  expect(screen.getByRole('link', { name: 'Print' }).getAttribute('href')).toContain('download=false');
  expect(screen.queryByRole('button', { name: /My ?[sS]heets/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

it.each([
  ['PDF', 'link', undefined],
  ['PDF', 'button', user()],
  ['Print', 'link', undefined],
  ['Print', 'button', user()],
])(
  'says beside %s, a %s, why it failed, and keeps the page (rows 150 and 151)',
  async (name, role, viewer) => {
    const opened = vi.fn(() => null);
    vi.stubGlobal('open', opened);
    const { answers, sent } = openProduct({
      payload: { user: viewer },
      answers: {
        [`GET ${FAVOURITES}/`]: { json: [] },
        'POST /api/v1/user/me/download-token': { json: { token: 'once' } },
        'GET /util/download/pigment': refuse(500, 'Status 500'),
      },
    });
    const action = await screen.findByRole(role, { name });
    await userEvent.click(action);
    expect((await screen.findByRole('alert')).textContent).toBe('Status 500');
    expect(opened).toHaveBeenCalledTimes(name === 'Print' ? 1 : 0);
    answers['GET /util/download/pigment'] = pdf();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith('Rubelis Red 3240, Coatings.pdf', expect.any(Blob)),
    );
    expect(document.activeElement).toBe(action);
    const file = sent.findLast(({ call }) => call === 'GET /util/download/pigment');
    expect(file?.query.get('download')).toBe(String(name === 'PDF'));
  },
);

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['Shift', { shiftKey: true }],
])('leaves a click with %s on the link of a visitor to the browser', async (_, keys) => {
  const { sent } = openProduct();
  const link = await screen.findByRole('link', { name: 'Print' });
  const { length } = sent;
  const click = new Promise<boolean>((resolve) => {
    const hear = (event: Event) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', hear, { once: true });
  });
  fireEvent.click(link, keys);
  expect(await click).toBe(false);
  expect(sent).toHaveLength(length);
});

it('adds the product to the comparison, and opens the basket that has it (row 153)', async () => {
  const hand = userEvent.setup();
  const { store, bus } = openProduct();
  const { state } = comparisonOf(store, bus);
  await hand.click(await screen.findByRole('button', { name: 'Add to comparison: Rubelis Red 3240' }));
  expect(state.getState().comparison).toMatchObject({ industry: 'coatings', basket: [{ id: 'p-0147' }] });
  expect(state.getState().isBasketOpen).toBe(false);
  await hand.click(screen.getByRole('button', { name: 'In comparison: Rubelis Red 3240' }));
  expect(state.getState().isBasketOpen).toBe(true);
});

it('asks about the product by the contact form', async () => {
  const { bus } = openProduct();
  const heard = vi.fn();
  bus.on('overlay:open', heard);
  await userEvent.click(await screen.findByRole('button', { name: 'Ask about this product' }));
  expect(heard).toHaveBeenCalledWith({
    name: 'contact-form',
    props: {
      title: 'About Rubelis Red 3240',
      data: { prd: '469714', productName: 'Rubelis Red 3240', forIndustry: 'coatings' },
    },
  });
});

it.each([
  ['pigment-editor', true],
  ['piving-manager', true],
  ['document-manager', true],
  ['admin', true],
  ['validated', false],
])('offers %s to edit: %s (row 155)', async (role, isOffered) => {
  openProduct({
    payload: {
      user: user([role]),
      services: {
        search: 'https://search.example',
        user: 'https://user.example',
        edit: '/admin/products/{id}',
      },
    },
    answers: { [`GET ${FAVOURITES}/`]: { json: [] } },
  });
  await screen.findByRole('button', { name: 'Save to My sheets: Rubelis Red 3240' });
  expect(screen.queryByRole('link', { name: 'Edit' })?.getAttribute('href')).toBe(
    isOffered ? '/admin/products/p-0147' : undefined,
  );
});

it.each([
  ['a visitor', undefined, true],
  ['a user to be validated', user([]), true],
  ['staff', user(['internal']), false],
  ['staff who may', { ...user(['internal']), canRequestSample: true }, true],
])('offers %s to request a sample, where that leads on (row 152)', async (_, viewer, isOffered) => {
  openProduct({ payload: { user: viewer }, answers: { [`GET ${FAVOURITES}/`]: { json: [] } } });
  await screen.findByRole('button', {
    name: viewer ? 'Save to My sheets: Rubelis Red 3240' : 'Ask about this product',
  });
  expect(screen.queryByRole('button', { name: 'Request sample' }) !== null).toBe(isOffered);
});

it('puts My sheets first in the quiet row, and what opens a form last', async () => {
  openProduct({
    payload: { user: user(['validated']) },
    answers: { [`GET ${FAVOURITES}/`]: { json: [] } },
  });
  const row = (await screen.findByRole('button', { name: 'Save to My sheets: Rubelis Red 3240' }))
    .parentElement as HTMLElement;
  const names = [...row.querySelectorAll('a, button')].map(({ textContent }) => textContent);
  expect(names[0]).toBe('Save to My sheets');
  expect(names.slice(1, 4)).toEqual(['PDF', 'Print', 'Copy link']);
  expect(names.at(-1)).toBe('Ask about this product');
});

it('says at #sds that there is no safety data sheet', async () => {
  const { store } = openProduct({ address: '/product/p-0147?i=coatings#sds' });
  const said = () => store.getState().notices.map(({ text }) => text);
  await waitFor(() =>
    expect(said()).toEqual(['There is no safety data sheet of Rubelis Red 3240 that you can download here.']),
  );
});

it('links to UL Prospector where the product has a page there (row 157)', async () => {
  openProduct({
    answers: {
      'GET /api/v1/pigment/p-0147': { json: { ...rubelis, ul_prospector_link: 'https://ul.example/1' } },
    },
  });
  const link = await screen.findByRole('link', { name: 'UL Prospector' });
  expect(link.getAttribute('href')).toBe('https://ul.example/1');
});

it('shows a QR code of the mobile viewer unless switched off (row 156)', async () => {
  openProduct({
    payload: { services: { search: 'https://search.example', mobileViewer: 'https://m.example/{id}' } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'QR code' }));
  const dialog = await screen.findByRole('dialog', { name: 'QR code' });
  const address = 'https://m.example/p-0147?i=coatings';
  await within(dialog).findByRole('img', { name: `QR code of ${address}` });
  expect(within(dialog).getByRole('link').getAttribute('href')).toBe(address);
});

it('shows no QR code where the page has switched them off', async () => {
  openProduct({ payload: { disableQrCodes: true } });
  await screen.findByRole('button', { name: 'Copy link' });
  expect(screen.queryByRole('button', { name: 'QR code' })).toBeNull();
});

it('says in the place of the heart that it could not be read, and tries again', async () => {
  const { answers, store } = openProduct({
    payload: { user: user() },
    answers: { [`GET ${FAVOURITES}/`]: refuse(500, 'Closed today.') },
  });
  const toggle = await screen.findByRole('button', { name: 'My sheets: try again' });
  expect(toggle.getAttribute('aria-pressed')).toBeNull();
  await userEvent.click(toggle);
  await waitFor(() =>
    expect(store.getState().notices.at(-1)?.text).toBe('My sheets could not be loaded. Closed today.'),
  );
  answers[`GET ${FAVOURITES}/`] = { json: [] };
  await userEvent.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-label')).toBe('Save to My sheets: Rubelis Red 3240'));
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(toggle);
});

it('keeps all documents at once, offers to undo, and takes back what fails (rows 210, 211 and 215)', async () => {
  const press = userEvent.setup();
  const { answers, sent, store, bus } = openProduct({
    payload: { user: user() },
    answers: fakeFavourites({ id: 'f-1', documentTypes: ['tds'] }).replies,
  });
  const heard = vi.fn();
  bus.on('favourite:changed', heard);
  const toggle = await screen.findByRole('button', { name: 'Partly in MySheets: Rubelis Red 3240' });
  expect(toggle.getAttribute('aria-pressed')).toBe('mixed');
  await press.click(toggle);
  await waitFor(() => expect(toggle.textContent).toBe('In MySheets'));
  await waitFor(() =>
    expect(heard).toHaveBeenCalledWith({ prd: '469714', state: 'full', documentTypes: [] }),
  );
  expect(sent.at(-1)).toMatchObject({ method: 'POST', body: { productId: '469714', documentTypes: [] } });

  store.getState().notices.at(-1)?.action?.run();
  await waitFor(() => expect(toggle.textContent).toBe('Partly in MySheets'));
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { documentTypes: ['tds'] } }));

  answers[`POST ${FAVOURITES}`] = { json: { message: 'All is being moved.' }, status: 503 };
  await press.click(toggle);
  await waitFor(() =>
    expect(store.getState().notices.at(-1)).toMatchObject({
      type: 'error',
      text: 'My sheets could not be changed. All is being moved.',
    }),
  );
  expect(toggle.textContent).toBe('Partly in MySheets');
});

it('lets staff choose for whom the PDF is, and nobody else', async () => {
  const { sent } = openProduct({
    payload: { user: user(['internal']) },
    answers: {
      [`GET ${FAVOURITES}/`]: { json: [] },
      'POST /api/v1/user/me/download-token': { json: { token: 'once' } },
      'GET /util/download/pigment': pdf(),
    },
  });
  const pressed = userEvent.setup();
  const asked = () => new URL(sent.findLast(({ url }) => url.includes('/util/'))?.url ?? '').searchParams;
  const choices = await screen.findAllByRole('group', { name: 'PDF and copies' });
  await pressed.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(asked().get('perspective')).toBe('customer'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(saveFile.mock.lastCall?.[0]).toBe('Rubelis Red 3240, Coatings.pdf');
  await pressed.click(within(choices[0] as HTMLElement).getByRole('button', { name: 'Internal' }));
  await pressed.click(screen.getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(asked().get('perspective')).toBe('internal'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  expect(saveFile.mock.lastCall?.[0]).toBe('Rubelis Red 3240, Coatings, internal.pdf');
});
