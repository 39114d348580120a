import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { handOnDrafts } from '../../../src/lib/storage/draft.ts';
import { readHitTrail } from '../../../src/listing/state/history/hit-trail.ts';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { DigitalCatalogs } from '../../../widgets/digital-catalogs/DigitalCatalogs.tsx';
import { examples } from '../../../widgets/digital-catalogs/examples.ts';
import type { DigitalCatalogsProps } from '../../../widgets/digital-catalogs/island.ts';
import { digitalCatalogs } from '../../../widgets/digital-catalogs/island.ts';
import { dragBy, layRows } from '../../support/drag-rows.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { services } from '../../support/services/fake-services.ts';
import { catalogService, opened, searchesOf, users } from './catalog-service.ts';

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }));
vi.mock('../../../src/lib/file/save-file.ts', () => ({ saveFile }));

const show = (user: RawPayload['user'] | null = users.customer, props: Partial<DigitalCatalogsProps> = {}) =>
  renderIsland(<DigitalCatalogs {...(v.parse(digitalCatalogs.props, props) as DigitalCatalogsProps)} />, {
    services,
    ...(user && { user }),
  });
const list = () => screen.findByRole('list', { name: 'Products' });
const rows = async () => within(await list()).getAllByRole('listitem');
const names = async () =>
  (await rows()).map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => {
  button(name).focus();
  fireEvent.click(button(name));
};
const isFocused = (name: string | RegExp) => expect(document.activeElement).toBe(button(name));

beforeEach(() => {
  saveFile.mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/catalogs?id=c-1');
});

// What waits is sent as the catalogue is left.
afterEach(async () => {
  cleanup();
  await vi.dynamicImportSettled();
});

describe('examples', () => {
  test.each(examples)('the example "$name" renders something of catalogues', async ({ props, payload }) => {
    history.replaceState(null, '', '/catalogs');
    catalogService();
    renderIsland(
      <DigitalCatalogs {...(v.parse(digitalCatalogs.props, props ?? {}) as DigitalCatalogsProps)} />,
      { services, user: users.customer, ...payload },
    );
    expect((await screen.findAllByText(/catalogue/i)).length).toBeGreaterThan(0);
  });
});

describe('one catalogue', () => {
  it('shows its products in its order, with numbers for those that count', async () => {
    catalogService({ ...opened, productIds: ['p-3', 'p-2', 'p-1'] });
    show();
    expect(await names()).toEqual(['Pigment 3\u2002Internal', 'Pigment 2\u2002Excluded', 'Pigment 1']);
    const places = (await rows()).map((row) => row.querySelector('.ce-own-row__place')?.textContent);
    expect(places).toEqual(['Number 11', '–', 'Number 22']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Effects 2026');
    expect(screen.getByText('3 products, 1 excluded')).toBeDefined();
    expect(screen.getByText('of 100')).toBeDefined();
    expect(screen.getByText('All changes are saved')).toBeDefined();
  });

  it('keeps the way through its products, in the order shown, for the product’s page', async () => {
    catalogService({ ...opened, productIds: ['p-3', 'p-2', 'p-1'] });
    show();
    const [, second] = await rows();
    const link = within(second as HTMLElement).getByRole('link', { name: /^Pigment 2/ });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(readHitTrail()).toMatchObject({
      ...{
        href: '/catalogs?id=c-1',
        key: 'catalog',
        name: 'Effects 2026',
        total: 3,
        first: 0,
        opened: 'p-2',
      },
      hits: [{ id: 'p-3' }, { id: 'p-2' }, { id: 'p-1' }],
    });
  });

  it('stands in the chosen order again when the page returns', async () => {
    catalogService({ ...opened, productIds: ['p-3', 'p-1', 'p-2'] });
    const { unmount } = show();
    await list();
    const order = () => screen.getByRole('combobox', { name: 'Sort by' }) as HTMLSelectElement;
    fireEvent.change(order(), { target: { value: 'name' } });
    await waitFor(async () => expect((await names())[0]).toBe('Pigment 1'));
    expect(location.search).toBe('?id=c-1');
    unmount();
    show();
    expect((await names())[0]).toBe('Pigment 1');
    expect(order().value).toBe('name');
  });

  it('shows the measured full shade in figures, or that there is none', async () => {
    catalogService();
    show(null);
    const [first, , third] = await rows();
    expect(first?.querySelector('.ce-hit__look')?.textContent).toBe('L* 40.06a* 55.00b* −3.20');
    expect(third?.querySelector('.ce-hit__look')?.textContent).toBe('–L*a*b* not measured');
  });

  it('moves, excludes, includes and removes; the focus stays, and each is saved and said', async () => {
    const { saved } = catalogService();
    show();
    await list();
    press('Move Pigment 1 down');
    isFocused('Move Pigment 1 down');
    expect(screen.getByText('Pigment 1 is now number 2 of 3.')).toBeDefined();
    press('Exclude Pigment 1');
    isFocused('Include Pigment 1');
    press('Include Pigment 2');
    expect(screen.getByText('Pigment 2 is included, number 1.')).toBeDefined();
    press('Remove Pigment 2 from the catalogue');
    isFocused('Remove Pigment 1 from the catalogue');
    expect(await names()).toEqual(['Pigment 1\u2002Excluded', 'Pigment 3\u2002Internal']);
    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 });
    expect(saved()[0]).toMatchObject({ productIds: ['p-1', 'p-3'], excludedProductIds: ['p-1'], version: 1 });
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeDefined();
    for (let step = 0; step < 4; step++) press('Undo');
    await waitFor(async () =>
      expect(await names()).toEqual(['Pigment 1', 'Pigment 2\u2002Excluded', 'Pigment 3\u2002Internal']),
    );
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
  });

  it('is ordered by dragging, which is said', async () => {
    catalogService();
    show();
    layRows(await rows());
    const [handle] = (await screen.findAllByTitle('Drag to another place')) as [HTMLElement];
    dragBy(handle, 65);
    fireEvent.pointerUp(handle);
    expect(await names()).toEqual(['Pigment 2\u2002Excluded', 'Pigment 3\u2002Internal', 'Pigment 1']);
    expect(screen.getByText('Pigment 1 is now number 3 of 3.')).toBeDefined();
  });

  it('is not moved by hand in another order', async () => {
    catalogService();
    show();
    await list();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'name' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Move Pigment 1 down' })).toBeNull());
    expect(button('Exclude Pigment 1')).toBeDefined();
    expect(screen.queryByTitle('Drag to another place')).toBeNull();
  });

  it('takes products in that are searched for, and says which it has', async () => {
    const { saved, state } = catalogService();
    show();
    await list();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Add products' }), { target: { value: 'pig' } });
    expect(await screen.findByText('3 products found')).toBeDefined();
    expect(button('Added, no. 1: Pigment 1').getAttribute('aria-disabled')).toBe('true');
    press('Add: Pigment 9');
    isFocused('Added, no. 3: Pigment 9');
    expect(screen.getByText('Pigment 9 is now number 3.')).toBeDefined();
    press('Include: Pigment 2');
    await waitFor(async () => expect(await names()).toContain('Pigment 9'));
    await waitFor(() => expect(saved()).toHaveLength(1), { timeout: 3000 });
    expect(state.now).toMatchObject({
      productIds: ['p-1', 'p-2', 'p-3', 'p-9'],
      excludedProductIds: [],
    });
    fireEvent.keyDown(button('Added, no. 4: Pigment 9'), { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Add products' }));
    expect(screen.queryByRole('list', { name: 'Products to add' })).toBeNull();
  });

  it('counts and lists what is added at once, also without a connection', async () => {
    const { state } = catalogService();
    show();
    await list();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Add products' }), { target: { value: 'pig' } });
    await screen.findByText('3 products found');
    state.fault = () => 'no connection';
    press('Add: Pigment 9');
    expect(screen.getByText(/of 100$/).textContent).toBe('3 of 100');
    screen.getByRole('heading', { level: 2, name: '4 products' });
    expect((await names()).at(-1)).toBe('Pigment 9');
    expect(screen.queryByText(/of 3 products$/)).toBeNull();
  });

  it('begins empty, and is a list with its first product', async () => {
    catalogService({ ...opened, productIds: [], excludedProductIds: [], swatches: [] });
    show();
    expect(await screen.findByText('Each product adds its colour here')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose from the listing' })).toBeDefined();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Add products' }), { target: { value: 'pig' } });
    await screen.findByText('3 products found');
    press('Add: Pigment 9');
    isFocused('Added, no. 1: Pigment 9');
    expect(await names()).toEqual(['Pigment 9']);
  });

  it('gets another title in its place', async () => {
    const { saved } = catalogService();
    show();
    await list();
    press('Rename the catalogue');
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title of the catalogue' });
    field.value = '  ';
    fireEvent.submit(field);
    expect(screen.getByText('Enter a title of 1 to 100 characters.')).toBeDefined();
    field.value = ' Effects 2027 ';
    fireEvent.submit(field);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Effects 2027');
    isFocused('Rename the catalogue');
    await waitFor(() => expect(saved()).toMatchObject([{ title: 'Effects 2027' }]), { timeout: 3000 });
  });

  it('says that there are too many products (row 243)', async () => {
    const productIds = Array.from({ length: 101 }, (_, index) => `p-${index + 1}`);
    catalogService({ ...opened, productIds, excludedProductIds: ['p-1'] });
    show();
    await list();
    press('Include Pigment 1');
    expect(screen.getByText('Too many products: remove one to save your changes')).toBeDefined();
    press('Exclude Pigment 2');
    expect(screen.queryByText(/^Too many products/)).toBeNull();
  });
});

describe('the excluded products', () => {
  it('are shown alone; the focus goes on to the next as one is included', async () => {
    const { state } = catalogService({ ...opened, excludedProductIds: ['p-1', 'p-2'] });
    show();
    await list();
    press('Excluded 2');
    await waitFor(async () =>
      expect(await names()).toEqual(['Pigment 1\u2002Excluded', 'Pigment 2\u2002Excluded']),
    );
    await waitFor(() => expect(searchesOf(state.sent).at(-1)?.query.getAll('ids')).toEqual(['p-1', 'p-2']));
    press('Include Pigment 1');
    isFocused('Include Pigment 2');
    expect(await names()).toEqual(['Pigment 2\u2002Excluded']);
    press('Include Pigment 2');
    expect(screen.queryByRole('button', { name: /^Excluded/ })).toBeNull();
    isFocused('Exclude Pigment 2');
    await waitFor(async () => expect(await names()).toHaveLength(3));
  });

  it('are shown alone again when the page returns, until all are chosen', async () => {
    catalogService({ ...opened, excludedProductIds: ['p-1', 'p-2'] });
    const first = show();
    await list();
    press('Excluded 2');
    await waitFor(async () => expect(await names()).toHaveLength(2));
    first.unmount();
    const second = show();
    expect(await names()).toEqual(['Pigment 1\u2002Excluded', 'Pigment 2\u2002Excluded']);
    expect(button('Excluded 2').getAttribute('aria-pressed')).toBe('true');
    expect(location.search).toBe('?id=c-1');
    press(/^All/);
    await waitFor(async () => expect(await names()).toHaveLength(3));
    second.unmount();
    show();
    expect(await names()).toHaveLength(3);
  });

  it('have no choice of their own where there are none', async () => {
    catalogService({ ...opened, excludedProductIds: [] });
    show();
    await list();
    expect(screen.queryByRole('group', { name: 'Products shown' })).toBeNull();
  });
});

describe('what is not saved', () => {
  test.each([
    [401, 'Your session has ended', 'Log in'],
    [404, 'Not saved: the catalogue was deleted', 'Save as a new one'],
    [503, 'Not saved: Not now.', 'Try again'],
  ])('is told with what helps, after %s: %s', async (status, words, action) => {
    const { state } = catalogService();
    const { bus } = show();
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    await list();
    state.fault = ({ method }) => (method === 'PUT' ? { wrong: { message: 'Not now.' }, status } : undefined);
    press('Exclude Pigment 1');
    expect(await screen.findByText(words, undefined, { timeout: 3000 })).toBeDefined();
    state.fault = undefined;
    press(action);
    if (status === 401) return expect(opened).toHaveBeenCalledWith({ name: 'login' });
    if (status === 404) {
      await waitFor(() => expect(state.sent.at(-1)?.method).toBe('POST'));
      expect(state.sent.at(-1)?.body).toMatchObject({ excludedProductIds: ['p-2', 'p-1'] });
      return;
    }
    expect(await screen.findByText(/^Saved/)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });
});

describe('who may do what', () => {
  const standard = { ...opened, isStandard: true, canEdit: false };
  test.each([
    ['a visitor', null, standard, false],
    ['a customer with a standard one', users.customer, standard, false],
    ['a customer with an own one', users.customer, opened, true],
    ['staff with a standard one', users.staff, standard, false],
    ['a catalogue manager', users.staff, { ...standard, canEdit: true }, true],
  ])('shows each action to those who may do it: %s', async (_, user, catalog, canEdit) => {
    catalogService(catalog);
    const { bus } = show(user);
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    await list();
    for (const name of ['Exclude Pigment 1', 'Undo', 'Rename the catalogue', 'Move Pigment 1 down'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(canEdit ? 1 : 0);
    expect(screen.queryAllByRole('searchbox')).toHaveLength(canEdit ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Make a copy' })).toHaveLength(canEdit ? 0 : 1);
    expect(button('Export as PDF')).toBeDefined();
    press('Save to Favourites: Effects 2026');
    expect(opened).toHaveBeenCalledTimes(user ? 0 : 1);
    await waitFor(() =>
      expect(button('Save to Favourites: Effects 2026').getAttribute('aria-pressed')).toBe(
        user ? 'true' : null,
      ),
    );
  });
});

test('a visitor’s heart is kept after the login', async () => {
  catalogService({ ...opened, isStandard: true, canEdit: false });
  show(null);
  await list();
  press('Save to Favourites: Effects 2026');
  cleanup();
  handOnDrafts('visitor/', `${users.customer.userId}/`);
  const { state } = catalogService({ ...opened, isStandard: true, canEdit: false });
  show(users.customer);
  await waitFor(() =>
    expect(button('Save to Favourites: Effects 2026').getAttribute('aria-pressed')).toBe('true'),
  );
  const calls = state.sent.map(({ method, path }) => `${method} ${path}`);
  expect(calls).toContain('PUT /api/v1/catalog/c-1/favorite');
});

describe('as a customer sees it', () => {
  it('is without what is excluded or internal, and the PDF is so, too', async () => {
    const { state } = catalogService();
    history.replaceState(null, '', '/catalogs?id=c-1&perspective=customer');
    show(users.staff);
    expect(await names()).toEqual(['Pigment 1']);
    expect(await screen.findByText(/^Customers see 1 of 2\./)).toBeDefined();
    expect(state.sent.find(({ path }) => path.endsWith('/c-1'))?.query.toString()).toBe(
      'perspective=internal',
    );
    press('Staff');
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(location.search).toBe('?id=c-1');
    press('Customer');
    press('Export as PDF');
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    expect(state.sent.at(-1)?.url).toMatch(
      /^https:\/\/backend\.example\/util\/download\/catalog\?id=c-1&download=true&perspective=customer/,
    );
  });
});

it('counts for customers what is on screen, also before it is saved', async () => {
  const { state } = catalogService();
  show(users.staff);
  await list();
  await screen.findByText(/^Customers see 1 of 2\./);
  state.fault = ({ method }) => (method === 'PUT' ? 'no connection' : undefined);
  press('Include Pigment 2');
  screen.getByText(/^Customers see 2 of 3\./);
  press('Exclude Pigment 3');
  screen.getByText(/^Customers see 2 of 2\./);
});

describe('a catalogue that cannot be shown', () => {
  test.each([
    [404, users.customer, 'Catalogue not found', undefined],
    [404, null, 'Catalogue not found', 'Log in'],
    [401, users.customer, 'The catalogue could not be loaded', 'Log in'],
    [500, users.customer, 'The catalogue could not be loaded', 'Try again'],
  ])('says why by the status %s, and offers what helps', async (status, user, title, action) => {
    const { state } = catalogService();
    state.fault = () => ({ wrong: { message: '' }, status });
    show(user);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: 'All catalogues' }).getAttribute('href')).toBe('/catalogs');
    if (!action) return expect(screen.queryByRole('button')).toBeNull();
    if (!user) return expect(screen.getByRole('link', { name: action }).dataset.ceOpen).toBe('login');
    state.fault = undefined;
    press(action);
    if (action !== 'Try again') return;
    expect(await names()).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
