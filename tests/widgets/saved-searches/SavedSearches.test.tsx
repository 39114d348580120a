import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SavedSearches } from '../../../widgets/saved-searches/SavedSearches.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { heldBack, inTurn, nothing, type Reply, refuse } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

const PATH = '/api/v1/saved-search';
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const reds = {
  ...{ id: 's-1', name: 'Reds', address: '/search?c=red', list: 'search' },
  ...{ filters: 'c=red&type=pigments', total: 1246, newHits: 3 },
};
const sheets = { ...reds, id: 's-2', name: 'Sheets', filters: 'type=assets', total: 1, newHits: 0 };
const none = { ...reds, id: 's-3', name: 'None', address: 'https://evil.example/', total: 0, newHits: 0 };
const all = { wrong: [reds, sheets, none] };

function show(list: Reply = all, more: Record<string, Reply> = {}) {
  const sent = fakeServices({ [`GET ${PATH}`]: list, ...more });
  const page = renderIsland(<SavedSearches title="Saved searches" />, {
    ...{ services, user, links: { search: '/search' } },
  });
  return { ...page, sent };
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('lists the searches with their hits and what is new (row 292)', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'Reds' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/search?c=red&saved-search=s-1`);
  expect(rows()).toEqual(['Reds3 new1,246 hitsDelete', 'Sheets1 hitDelete', 'None0 hitsDelete']);
  // Only addresses of this site are followed.
  expect(screen.queryByRole('link', { name: 'None' })).toBeNull();
});

it('counts again on return to the page or its tab (row 292)', async () => {
  const { sent } = show(inTurn({ json: [reds] }, { json: [{ ...reds, newHits: 0 }] }, { json: [reds] }));
  await screen.findByText('3 new');
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(rows()).toEqual(['Reds1,246 hitsDelete']));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await screen.findByText('3 new');
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET']);
});

it('deletes after a question, and hands the focus to the next search (row 294)', async () => {
  show(undefined, { [`DELETE ${PATH}/s-1`]: nothing });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Reds' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(rows()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Delete Reds' }));
  await userEvent.click(screen.getByRole('button', { name: /^Delete$/ }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(document.activeElement?.textContent).toBe('Sheets');
});

it('deletes two at once, slowly; a second press does nothing, and who has gone on keeps the focus', async () => {
  const [first, second] = [heldBack(), heldBack()];
  const { sent, store } = show(undefined, {
    [`DELETE ${PATH}/s-1`]: first.answer,
    [`DELETE ${PATH}/s-2`]: second.answer,
  });
  for (const name of ['Delete Reds', 'Delete Sheets']) {
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(screen.getByRole('button', { name: /^Delete$/ }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Delete Reds' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  const next = screen.getByRole('button', { name: 'Delete None' });
  next.focus();
  await act(async () => first.arrive(nothing));
  await waitFor(() => expect(rows()).toHaveLength(2));
  await act(async () => second.arrive(nothing));
  await waitFor(() => expect(rows()).toEqual(['None0 hitsDelete']));
  expect(document.activeElement).toBe(next);
  expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  expect(store.getState().notices.map(({ text }) => text)).toEqual(['Deleted: Sheets']);
});

it('counts as deleted what is gone already, and says how to save the first (rows 294 and 295)', async () => {
  const { store } = show({ json: [reds] }, { [`DELETE ${PATH}/s-1`]: refuse(404, 'Gone.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Reds' }));
  await userEvent.click(screen.getByRole('button', { name: /^Delete$/ }));
  expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeDefined();
  expect(store.getState().notices.map(({ text }) => text)).toEqual(['Deleted: Reds']);
  expect(document.activeElement?.contains(screen.getByRole('link', { name: 'Search' }))).toBe(true);
  expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search');
});

it('says that it is loading, and what has failed (row 295)', async () => {
  const list: Record<string, Reply> = { [`GET ${PATH}`]: 'never' };
  fakeServices(list);
  const page = renderIsland(<SavedSearches title={undefined} />, { services, user });
  expect(screen.getByRole('status').textContent).toBe('Loading your saved searches');
  page.unmount();
  show(refuse(500));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your saved searches could not be loaded/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('leads visitors to the login, and makes no call (row 295)', () => {
  const sent = fakeServices({});
  renderIsland(<SavedSearches title="Saved searches" />, { services });
  expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  expect(screen.getByText('Log in to see your saved searches')).toBeDefined();
  expect(sent).toHaveLength(0);
});
