import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { handOnDrafts } from '../../../src/lib/storage/draft.ts';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { DigitalCatalogs } from '../../../widgets/digital-catalogs/DigitalCatalogs.tsx';
import type { DigitalCatalogsProps } from '../../../widgets/digital-catalogs/island.ts';
import { digitalCatalogs } from '../../../widgets/digital-catalogs/island.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { type Answer, nothing } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';
import { listAnswers, listed, users } from './catalog-service.ts';

const left = vi.hoisted(() => ({ for: [] as string[] }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({
  leaveTo: (address: string) => left.for.push(address),
}));

const props = v.parse(digitalCatalogs.props, { title: 'Catalogues' }) as DigitalCatalogsProps;
const show = (user?: RawPayload['user']) =>
  renderIsland(<DigitalCatalogs {...props} />, { services, ...(user && { user }) });
const section = (name: RegExp) => screen.findByRole('region', { name });
const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  return within(heading.closest('li') as HTMLElement);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string) => {
  const pressed = button(name);
  pressed.focus();
  fireEvent.click(pressed);
};
const askToDelete = (title: string) => {
  press(`More actions: ${title}`);
  press(`Delete ${title}`);
};
const notices = ({ store }: ReturnType<typeof show>) => store.getState().notices.map(({ text }) => text);

beforeEach(() => {
  sessionStorage.clear();
  left.for = [];
  history.replaceState(null, '', '/catalogs');
});

describe('the overview', () => {
  it('shows own and standard catalogues apart, each with its spine and facts (row 242)', async () => {
    fakeServices(listAnswers());
    show(users.customer);
    const own = within(await section(/^Own 2/));
    expect(own.getAllByRole('listitem')).toHaveLength(2);
    expect(within(await section(/^Standard 1/)).getAllByRole('listitem')).toHaveLength(1);
    const effects = await card('Effects 2026');
    expect(effects.getByText(/3 products, 2 excluded/)).toBeDefined();
    expect(effects.getByText('2026/07/03')).toBeDefined();
    expect(effects.getByRole('link').getAttribute('href')).toBe('/catalogs?id=c-1');
    expect((await card('Best sellers')).getByText('full')).toBeDefined();
    expect((await card('Coatings catalogue')).getByText(/^1 product/)).toBeDefined();
    const bands = document.querySelectorAll('li svg.ce-spine')[0]?.querySelectorAll('rect');
    expect([...(bands ?? [])].map((band) => [band.getAttribute('x'), band.getAttribute('fill')])).toEqual([
      ['0', '#c1272d'],
      ['2', '#1d4f91'],
    ]);
  });

  it('shows changes that this tab could not save yet', async () => {
    fakeServices(listAnswers());
    const content = { title: 'Effects 2027', productIds: ['a', 'b'], excludedProductIds: ['b'] };
    sessionStorage.setItem('ce-draft:u-1/catalog-c-1', JSON.stringify({ base: content, content }));
    sessionStorage.setItem('ce-draft:u-2/catalog-c-2', JSON.stringify({ base: content, content }));
    show(users.customer);
    const changed = await card('Effects 2027');
    expect(changed.getByText(/^1 product, 1 excluded/)).toBeDefined();
    expect(changed.getByText('unsaved changes')).toBeDefined();
    expect((await card('Best sellers')).queryByText('unsaved changes')).toBeNull();
  });

  test.each([
    ['favourites', /Favourites 1/, ['Effects 2026']],
    ['own', /Own 2/, ['Effects 2026', 'Best sellers']],
    ['standard', /Standard 1/, ['Coatings catalogue']],
  ])('has a tab for %s with an address, which Back leaves', async (tab, name, titles) => {
    fakeServices(listAnswers());
    show(users.customer);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/catalogs?tab=${tab}`);
    fireEvent.click(link);
    expect(location.search).toBe(`?tab=${tab}`);
    expect(link.getAttribute('aria-current')).toBe('true');
    const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(shown()).toEqual(titles);
    history.replaceState(null, '', '/catalogs');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(shown()).toHaveLength(3);
  });

  test.each([
    ['no catalogue of one’s own', '', [listed.standard], 'No catalogue of your own yet'],
    ['no favourites', '?tab=favourites', [listed.standard], 'No favourites yet'],
    ['no standard ones', '?tab=standard', [listed.own], 'No catalogues yet'],
  ])('says so where there are %s', async (_, search, list, text) => {
    history.replaceState(null, '', `/catalogs${search}`);
    fakeServices(listAnswers(list));
    show(users.customer);
    expect(await screen.findByText(text)).toBeDefined();
  });

  test.each([
    ['a refusal', { json: { message: 'Closed today.' }, status: 400 }, 'Closed today.'],
    ['an error', { json: {}, status: 500 }, 'An unknown error has occurred, please try again later.'],
    [
      'no connection',
      'no connection',
      'We cannot reach the server. Please check your connection and try again.',
    ],
  ] as [string, Answer, string][])('tells of %s and tries again', async (_, fault, text) => {
    const answers: Record<string, Answer> = { 'GET /api/v1/catalog': fault };
    fakeServices(answers);
    show(users.customer);
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Catalogues' })).toBeDefined();
    Object.assign(answers, listAnswers());
    button('Try again').focus();
    fireEvent.click(button('Try again'));
    expect(await section(/^Own 2/)).toBeDefined();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Catalogues'));
  });

  it('leads to the login where the session has ended', async () => {
    fakeServices({ 'GET /api/v1/catalog': { json: {}, status: 401 } });
    const { bus, store } = show(users.customer);
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    fireEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(opened).toHaveBeenCalledWith({ name: 'login' });
    expect(store.getState().isLoginDue).toBe(true);
  });
});

describe('visitors', () => {
  it('see the standard ones; all else opens the login', async () => {
    const sent = fakeServices(listAnswers([listed.standard]));
    const { bus } = show();
    const opened = vi.fn();
    bus.on('overlay:open', opened);
    const standard = await card('Coatings catalogue');
    expect(screen.queryByRole('button', { name: 'New catalogue' })).toBeNull();
    expect(standard.queryByRole('button', { name: /^More actions/ })).toBeNull();
    fireEvent.click(standard.getByRole('button', { name: 'Save to Favourites: Coatings catalogue' }));
    fireEvent.click(standard.getByRole('button', { name: 'Copy Coatings catalogue' }));
    expect(opened.mock.calls).toEqual([[{ name: 'login' }], [{ name: 'login' }]]);
    expect(screen.getByRole('link', { name: 'Log in' }).dataset.ceOpen).toBe('login');
    expect(sent).toHaveLength(1);
  });

  it('have the catalogue among their favourites after the login', async () => {
    fakeServices(listAnswers([listed.standard]));
    show();
    const heart = 'Save to Favourites: Coatings catalogue';
    fireEvent.click((await card('Coatings catalogue')).getByRole('button', { name: heart }));
    cleanup();
    handOnDrafts('visitor/', `${users.customer.userId}/`);
    fakeServices({ ...listAnswers([listed.standard]), 'PUT /api/v1/catalog/c-3/favorite': nothing });
    show(users.customer);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: heart }).getAttribute('aria-pressed')).toBe('true'),
    );
  });
});

describe('who may do what', () => {
  const { own, standard } = listed;
  const none = { makes: false, hasMore: [], perspective: false };
  const customer = { ...none, makes: true, hasMore: ['Effects 2026'] };
  const staff = { ...customer, perspective: true };
  const manager = { ...staff, hasMore: ['Effects 2026', 'Coatings catalogue'] };
  const withRoles = (...roles: string[]) => ({ ...users.customer, tokenPayload: { roles } });
  const managed = [own, { ...standard, canEdit: true }];

  test.each([
    ['a visitor', undefined, [standard], none],
    ['a registered user', withRoles(), [own, standard], customer],
    ['a validated customer', withRoles('validated'), [own, standard], customer],
    ['staff', withRoles('internal'), [own, standard], staff],
    ['a competitor viewer', withRoles('internal', 'competitor-viewer'), [own, standard], staff],
    ['a catalogue manager', withRoles('internal', 'catalog-manager'), managed, manager],
    ['an administrator', withRoles('internal', 'admin'), managed, manager],
  ])('shows each action to those who may do it: %s', async (_, user, list, may) => {
    fakeServices(listAnswers(list));
    show(user);
    await card('Coatings catalogue');
    const labels = screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? '');
    expect(screen.queryAllByRole('button', { name: 'New catalogue' })).toHaveLength(may.makes ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Customer' })).toHaveLength(may.perspective ? 1 : 0);
    const titlesOf = (action: RegExp) =>
      labels.filter((label) => action.test(label)).map((label) => label.replace(action, ''));
    const titles = list.map(({ title }) => title);
    expect(titlesOf(/^More actions: /)).toEqual(may.hasMore);
    expect(titlesOf(/^Copy /)).toEqual(titles);
    expect(titlesOf(/^Save to Favourites: /)).toEqual(titles);
  });
});

describe('favourites', () => {
  const heart = async () =>
    (await card('Best sellers')).getByRole('button', { name: /^Save to Favourites:/ });

  it('change at once, with the count of their tab', async () => {
    const sent = fakeServices({ ...listAnswers(), 'PUT /api/v1/catalog/c-2/favorite': nothing });
    show(users.customer);
    fireEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('link', { name: /Favourites 2/ })).toBeDefined();
    await waitFor(() => expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT']));
  });

  it('are told, with a way back', async () => {
    const call = '/api/v1/catalog/c-2/favorite';
    const sent = fakeServices({ ...listAnswers(), [`PUT ${call}`]: nothing, [`DELETE ${call}`]: nothing });
    const island = show(users.customer);
    fireEvent.click(await heart());
    await waitFor(() => expect(notices(island)).toEqual(['Added to Favourites: Best sellers.']));
    act(() => island.store.getState().notices[0]?.action?.run());
    await waitFor(() => expect(notices(island)).toEqual(['Removed from Favourites: Best sellers.']));
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'DELETE']);
  });

  it('give the focus on as the last one of a section goes (row 242)', async () => {
    history.replaceState(null, '', '/catalogs?tab=favourites');
    const both = [listed.own, listed.standard].map((each) => ({ ...each, isFavorite: true }));
    fakeServices({
      ...listAnswers(both),
      'DELETE /api/v1/catalog/c-1/favorite': nothing,
      'DELETE /api/v1/catalog/c-3/favorite': nothing,
    });
    show(users.customer);
    await screen.findByRole('heading', { level: 3, name: 'Effects 2026' });
    press('Save to Favourites: Effects 2026');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Standard 1'));
    press('Save to Favourites: Coatings catalogue');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Favourites 0'));
  });

  it('are as before where the service refuses, which is told', async () => {
    const refusal = { json: { message: 'Not now.' }, status: 503 };
    fakeServices({ ...listAnswers(), 'PUT /api/v1/catalog/c-2/favorite': refusal });
    const island = show(users.customer);
    fireEvent.click(await heart());
    await waitFor(() => expect(notices(island)).toEqual(['Your favourites could not be changed. Not now.']));
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('whole catalogues', () => {
  const made = { ...listed.own, id: 'c-9', productIds: [], excludedProductIds: [], version: 1 };

  test.each([
    ['New catalogue', listAnswers()],
    ['Create your first catalogue', listAnswers([listed.standard])],
  ])('are made empty and opened by “%s”', async (name, answers) => {
    const sent = fakeServices({ ...answers, 'POST /api/v1/catalog': { json: made, status: 201 } });
    show(users.customer);
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(left.for).toEqual(['/catalogs?id=c-9']));
    expect(sent.at(-1)?.body).toMatchObject({
      productIds: [],
      title: expect.stringMatching(/^Catalogue 20/),
    });
  });

  it('are copied as they are seen, and opened', async () => {
    history.replaceState(null, '', '/catalogs?perspective=customer');
    const standard = { ...listed.standard, productIds: ['a'], excludedProductIds: [], version: 7 };
    const sent = fakeServices({
      ...listAnswers(),
      'GET /api/v1/catalog/c-3': { json: standard },
      'POST /api/v1/catalog': { json: made },
    });
    show(users.staff);
    fireEvent.click((await card('Coatings catalogue')).getByRole('button', { name: /^Copy/ }));
    await waitFor(() => expect(left.for).toEqual(['/catalogs?id=c-9&perspective=customer']));
    expect(sent[1]?.url).toMatch(/c-3\?perspective=customer$/);
    expect(sent[2]?.body).toMatchObject({ title: 'Copy of Coatings catalogue', productIds: ['a'] });
  });

  it('are deleted after a question; the focus goes to the heading', async () => {
    const sent = fakeServices({ ...listAnswers(), 'DELETE /api/v1/catalog/c-1': nothing });
    const island = show(users.customer);
    await card('Effects 2026');
    askToDelete('Effects 2026');
    expect(await screen.findByText(/“Effects 2026” with its 3 products, 2 excluded/)).toBeDefined();
    fireEvent.click(button('Keep it'));
    expect(sent).toHaveLength(1);
    expect(document.activeElement).toBe(button('More actions: Effects 2026'));
    askToDelete('Effects 2026');
    await screen.findByText('Delete this catalogue?');
    fireEvent.click(button('Delete'));
    await waitFor(() => expect(screen.queryByText('Effects 2026')).toBeNull());
    expect(notices(island)).toEqual(['Deleted: Effects 2026']);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Own 1'));
  });
});

describe('staff', () => {
  it('see the catalogues as a customer does, by the address (row 244)', async () => {
    const sent = fakeServices(listAnswers());
    show(users.staff);
    fireEvent.click(await screen.findByRole('button', { name: 'Customer' }));
    expect(location.search).toBe('?perspective=customer');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ url }) => new URL(url).search)).toEqual([
      '?perspective=internal',
      '?perspective=customer',
    ]);
    expect(button('Customer').getAttribute('aria-pressed')).toBe('true');
    expect((await screen.findByRole('link', { name: 'Effects 2026' })).getAttribute('href')).toBe(
      '/catalogs?id=c-1&perspective=customer',
    );
  });

  it('alone can choose the perspective of customers', async () => {
    history.replaceState(null, '', '/catalogs?perspective=customer');
    const sent = fakeServices(listAnswers());
    show(users.customer);
    await card('Effects 2026');
    expect(screen.queryByRole('button', { name: 'Customer' })).toBeNull();
    expect(new URL(sent[0]?.url ?? '').search).toBe('');
  });
});
