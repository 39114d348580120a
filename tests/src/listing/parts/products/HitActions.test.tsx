import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { HitActions } from '../../../../../src/listing/parts/products/HitActions.tsx';
import { loadHitFavourites } from '../../../../../src/listing/state/hits/hit-favourites.ts';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';
import type { RawPayload, User } from '../../../../../src/payload/schema.ts';
import { favouriteKey } from '../../../../../src/product/state/favourite-key.ts';
import { readsOf } from '../../../../../src/store/reads/reads.ts';
import { createPageStore } from '../../../../../src/store/store.ts';
import { watchDrafts } from '../../../../../src/store/write/watch-drafts.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { type Answer, refuse } from '../../../../support/services/answers.ts';
import { fakeFavourites } from '../../../../support/services/fake-favourites.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { hitsView, product } from '../items/fake-listing.ts';

const user = { userId: 'u-1', firstName: 'Vera', lastName: 'Lind', email: 'vera@example.com', token: 't' };

function renderActions(payload: RawPayload = {}, industries: string[] = [], hit = product(1)) {
  const island = renderIsland(<HitActions hit={hit} view={hitsView({ industries })} />, {
    services,
    ...payload,
  } as RawPayload);
  const opened = vi.fn();
  island.bus.on('overlay:open', opened);
  const keep = (types: string[] | null) =>
    act(() =>
      readsOf(island.store).fill({
        [favouriteKey(island.store, '401')]: types && { id: 'f-1', documentTypes: types },
      }),
    );
  return { ...island, opened, keep };
}

/** A page begins, with this user. */
function startPage(now: typeof user | null = user): void {
  watchDrafts(createPageStore({ version: 1, ...(now && { user: now as User }) }));
}

test('a press puts the product into the comparison, and the button says so', async () => {
  renderActions({ industries: [{ code: 'coatings', title: 'Coatings' }] }, ['coatings']);
  fireEvent.click(screen.getByRole('button', { name: 'Compare: Rubelis Red 1' }));
  expect(await screen.findByRole('button', { name: 'Added: Rubelis Red 1' })).toBeDefined();
});

test('the safety data sheet is asked for by its overlay', () => {
  const { opened } = renderActions({}, ['plastics']);
  fireEvent.click(screen.getByRole('button', { name: 'SDS: safety data sheet of Rubelis Red 1' }));
  expect(opened).toHaveBeenCalledWith({
    name: 'safety-sheet',
    props: { prd: '401', productId: 'p-1', productName: 'Rubelis Red 1', industry: 'plastics' },
  });
});

test('no safety data sheet is offered where the service has none for the viewer', () => {
  renderActions({}, [], { ...product(1), hasSafetySheet: false });
  expect(screen.queryByRole('button', { name: /safety data sheet/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Save to My sheets/ })).toBeDefined();
});

test("a visitor's press on the heart opens the login", () => {
  const { opened } = renderActions();
  const heart = screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1' });
  expect(heart.getAttribute('aria-pressed')).toBeNull();
  fireEvent.click(heart);
  expect(opened).toHaveBeenCalledWith({ name: 'login' });
});

test.each([
  [null, 'Not favoured', 'false'],
  [['tds'], 'Partially favoured', 'mixed'],
  [[], 'In MySheets', 'true'],
])('documents kept %j read "%s", and the heart is pressed: %s (row 210)', (types, words, pressed) => {
  const { keep } = renderActions({ user } as RawPayload);
  expect(screen.queryByRole('button', { name: /My sheets/ })).toBeNull();
  keep(types);
  const heart = screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1' });
  expect([heart.title, heart.getAttribute('aria-pressed')]).toEqual([words, pressed]);
});

test('a press keeps all documents', async () => {
  const sent = fakeServices(fakeFavourites(null).replies);
  const { keep } = renderActions({ user } as RawPayload);
  keep(null);
  fireEvent.click(screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1', pressed: false }));
  await screen.findByRole('button', { name: 'Save to My sheets: Rubelis Red 1', pressed: true });
  await waitFor(() => expect(sent.at(-1)?.body).toEqual({ productId: '401', documentTypes: [] }));
});

test('a heart that could not be read says so in its place, and tries again', async () => {
  const favourites = 'GET /api/v1/product-sheet/favorite/';
  const answers: Record<string, Answer> = { [favourites]: refuse(500, 'Closed today.') };
  const sent = fakeServices(answers);
  const { store } = renderActions({ user } as RawPayload);
  act(() => void loadHitFavourites(store, ['401', '402']));
  const retry = await screen.findByRole('button', {
    name: 'My sheets could not be loaded. Try again: Rubelis Red 1',
  });
  retry.focus();
  fireEvent.click(retry);
  fireEvent.click(retry);
  await waitFor(() => expect(store.getState().notices.at(-1)?.text).toContain('Closed today.'));
  expect(sent).toHaveLength(2);
  answers[favourites] = { json: [{ id: 'f-1', productId: '401', documentTypes: [] }] };
  fireEvent.click(retry);
  const heart = await screen.findByRole('button', {
    name: 'Save to My sheets: Rubelis Red 1',
    pressed: true,
  });
  expect(document.activeElement).toBe(heart);
  expect(sent.at(-1)?.query.getAll('productIds')).toEqual(['401', '402']);
});

test('a product without a code has no sheets', () => {
  renderIsland(<HitActions hit={product(1, { prd: undefined })} view={hitsView()} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a visitor’s heart opens the login, and is saved after it on the next page', async () => {
  const { opened } = renderActions();
  fireEvent.click(screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1' }));
  expect(opened).toHaveBeenCalledWith({ name: 'login' });
  cleanup();
  const sent = fakeServices(fakeFavourites(null).replies);
  startPage();
  const { keep, store } = renderActions({ user } as RawPayload);
  keep(null);
  await waitFor(() => expect(store.getState().notices[0]?.text).toBe('Added to My sheets: Rubelis Red 1.'));
  expect(sent.at(-1)?.body).toEqual({ productId: '401', documentTypes: [] });
});

test.each([
  ['all of it', []],
  ['a part of it', ['tds']],
])('a visitor’s heart changes nothing, and says nothing, where %s is kept already', async (_, types) => {
  renderActions();
  fireEvent.click(screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1' }));
  cleanup();
  const sent = fakeServices(fakeFavourites({ id: 'f-1', documentTypes: types }).replies);
  startPage();
  const { keep, store } = renderActions({ user } as RawPayload);
  keep(types);
  await act(() => vi.dynamicImportSettled());
  // Removed, say, in another tab: the wish was granted before.
  keep(null);
  await act(() => vi.dynamicImportSettled());
  expect(sent).toEqual([]);
  expect(store.getState().notices).toEqual([]);
});

test.each<[string, () => void]>([
  ['ten minutes later', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)],
  [
    'after a logout',
    () => {
      startPage({ ...user, userId: 'u-2' });
      startPage(null);
    },
  ],
])('a visitor’s heart is forgotten %s', async (_, pass) => {
  renderActions();
  fireEvent.click(screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1' }));
  cleanup();
  pass();
  const sent = fakeServices({});
  startPage();
  renderActions({ user } as RawPayload).keep(null);
  await act(() => vi.dynamicImportSettled());
  expect(sent).toEqual([]);
});

test('a login that is closed forgets the heart', () => {
  const { bus } = renderActions();
  fireEvent.click(screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1' }));
  bus.emit('overlay:shown', { name: null });
  cleanup();
  const sent = fakeServices({});
  startPage();
  renderActions({ user } as RawPayload).keep(null);
  expect(sent).toEqual([]);
});

test('in My sheets a press takes out what is kept in part, too', async () => {
  const service = fakeFavourites({ id: 'f-1', documentTypes: ['tds'] });
  fakeServices(service.replies);
  const listing = { state: createStore(() => ({ query: { tab: 'mysheets' } })) };
  const { store } = renderIsland(
    <ListingContext.Provider value={listing as never}>
      <HitActions hit={product(1)} view={hitsView({ industries: [] })} />
    </ListingContext.Provider>,
    { services, user } as RawPayload,
  );
  act(() => readsOf(store).fill({ [favouriteKey(store, '401')]: { id: 'f-1', documentTypes: ['tds'] } }));
  fireEvent.click(
    screen.getByRole('button', { name: 'Save to My sheets: Rubelis Red 1', pressed: undefined }),
  );
  await waitFor(() => expect(service.kept).toBeNull());
});
