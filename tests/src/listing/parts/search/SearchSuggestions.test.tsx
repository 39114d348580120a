import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ProductHit } from '../../../../../src/domain/search/search-hit.ts';
import type { Suggestions } from '../../../../../src/domain/search/suggestions.ts';
import * as leave from '../../../../../src/lib/address/leave-to.ts';
import { SearchBox } from '../../../../../src/listing/parts/search/SearchBox.tsx';
import type { Listing } from '../../../../../src/listing/state/listing.ts';
import { fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

vi.mock('../../../../../src/lib/address/leave-to.ts', { spy: true });

beforeEach(() => {
  localStorage.clear();
  vi.mocked(leave.leaveTo).mockImplementation(() => {});
});
afterEach(() => localStorage.clear());

const product = (name: string): ProductHit => ({
  ...{ resultType: 'pigments', id: name, product_name: name, color_index: 'C.I. Pigment Red 202' },
  ...{ industries: [], isActive: true, isInternal: false, masstone: '#823048', tint: '#c65a8a' },
});
const found: Suggestions = {
  terms: [
    { text: 'Quinoptra', type: 'brand', matches: [[0, 4]], filter: { key: 'brand', value: 'Quinoptra' } },
    { text: 'quinacridone red', type: 'chemistry', matches: [[0, 4]] },
    { text: 'Quinoptra Red 3020', type: 'product', matches: [] },
  ],
  products: [product('Quinoptra Red 3020'), product('Quinoptra Violet 1230')],
};

async function show(suggest: NonNullable<Listing['suggest']> = async () => found, filters = {}) {
  const user = userEvent.setup();
  const page = showInListing(
    <SearchBox suggests productHref={({ id }) => `/product/${id}`} />,
    { query: { ...fakeQuery, filters } },
    { actions: { suggest } },
  );
  act(() => page.store.setState({ consent: { mandatory: true, functional: true, marketing: false } }));
  return { ...page, user };
}
type User = Awaited<ReturnType<typeof show>>['user'];
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const active = () => screen.queryByRole('option', { selected: true })?.textContent;

async function type(user: User, text: string) {
  await user.type(box(), text);
  await screen.findByRole('listbox', { name: 'Suggestions' });
}

it('says by which field a product was found, where its name does not show it', async () => {
  const matched = { title: 'CAS', text: '84632-65-5' };
  const products = [{ ...product('Rubelis Red 3540'), matched }, product('Quinoptra Red 3020')];
  const { user } = await show(async () => ({ terms: [], products }));
  await type(user, '84632');
  const rows = within(screen.getByRole('group', { name: 'Products' })).getAllByRole('option');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Rubelis Red 3540C.I. Pigment Red 202CAS 84632-65-5',
    'Quinoptra Red 3020C.I. Pigment Red 202',
  ]);
});

it('suggests terms with what they name, and products', async () => {
  const { user } = await show();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await user.click(box());
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('');
  await type(user, 'quin');
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('4 suggestions');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  const terms = within(screen.getByRole('group', { name: 'Terms' })).getAllByRole('option');
  expect(terms.map((option) => option.textContent)).toEqual(['QuinoptraBrand', 'quinacridone redChemistry']);
  expect(terms[0]?.querySelector('mark')?.textContent).toBe('Quin');
  const products = within(screen.getByRole('group', { name: 'Products' })).getAllByRole('option');
  expect(products.map((option) => option.textContent)).toEqual([
    'Quinoptra Red 3020C.I. Pigment Red 202',
    'Quinoptra Violet 1230C.I. Pigment Red 202',
  ]);
});

it('says that there are none where they cannot be loaded, until the list is dismissed', async () => {
  const { user, listing } = await show(async () => Promise.reject(new Error('no answer')));
  await user.type(box(), 'quin');
  const words = await screen.findByText(/^The suggestions cannot be loaded/);
  expect(words.getAttribute('role')).toBe('status');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Escape}');
  expect(words.textContent).toBe('');
  expect(box().value).toBe('quin');
  await user.keyboard('{Enter}');
  expect(listing.search).toHaveBeenLastCalledWith('quin', 'submitted');
});

it('says that some are missing, beside those that have come', async () => {
  const { user } = await show(async () => ({ ...found, terms: [], isPartial: true }));
  await type(user, 'quin');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions Some suggestions cannot be loaded.');
  expect(screen.getAllByText('Some suggestions cannot be loaded.')).toHaveLength(1);
});

it('highlights nothing until an arrow is pressed: Enter searches for what is typed', async () => {
  const { user, listing } = await show();
  await type(user, 'quin');
  expect(active()).toBeUndefined();
  expect(box().getAttribute('aria-activedescendant')).toBeNull();
  await user.keyboard('{Enter}');
  expect(listing.search).toHaveBeenLastCalledWith('quin', 'submitted');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('goes through both columns by arrows, and past the ends back to the field', async () => {
  const { user } = await show();
  await type(user, 'quin');
  const seen: (string | undefined)[] = [];
  for (let press = 0; press < 5; press++) {
    await user.keyboard('{ArrowDown}');
    seen.push(active()?.slice(0, 16));
  }
  expect(seen).toEqual([
    'QuinoptraBrand',
    'quinacridone red',
    'Quinoptra Red 30',
    'Quinoptra Violet',
    undefined,
  ]);
  await user.keyboard('{ArrowUp}');
  expect(active()).toContain('Violet');
  expect(box().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id);
  expect(document.activeElement).toBe(box());
});

it('sets the filter of a suggested brand in one step, and searches for other terms', async () => {
  const { user, listing } = await show(undefined, { brand: ['Rubelis'], c: ['red'] });
  await type(user, 'quin');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(listing.go).toHaveBeenCalledExactlyOnceWith({
    term: '',
    filters: { brand: ['Rubelis', 'Quinoptra'], c: ['red'] },
  });
  await type(user, ' ');
  await user.click(screen.getByRole('option', { name: /Chemistry/ }));
  expect(listing.search).toHaveBeenLastCalledWith('quinacridone red', 'submitted');
  expect(document.activeElement).toBe(box());
});

it('leads to a suggested product', async () => {
  const { user } = await show();
  await type(user, 'quin');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(leave.leaveTo).toHaveBeenCalledExactlyOnceWith('/product/Quinoptra Violet 1230');
});

it('shuts with Escape and nothing else does, and opens again by an arrow or a key', async () => {
  const { user } = await show();
  const outside = vi.fn();
  document.addEventListener('keydown', outside);
  await type(user, 'quin');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(outside.mock.calls.some(([event]) => event.key === 'Escape')).toBe(false);
  document.removeEventListener('keydown', outside);
  expect(box().value).toBe('quin');
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(active()).toBeUndefined();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('shuts on the way back, and asks for suggestions once it is opened again', async () => {
  const suggest = vi.fn(async (_term: string) => found);
  const { user, set } = await show(suggest);
  await type(user, 'quin');
  vi.useFakeTimers();
  set({ query: { ...fakeQuery, term: 'red' } });
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('listbox')).toBeNull();
  act(() => vi.advanceTimersByTime(1_000));
  expect(suggest.mock.lastCall?.[0]).toBe('quin');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(screen.queryByRole('listbox')).toBeNull();
  act(() => vi.advanceTimersByTime(200));
  expect(suggest.mock.lastCall?.[0]).toBe('red');
  vi.useRealTimers();
  expect(await screen.findByRole('listbox')).toBeDefined();
});

it('leaves Enter, Escape and arrows to an input method that composes (complaint "input methods")', async () => {
  const { user, listing } = await show();
  await type(user, 'quin');
  vi.mocked(listing.search).mockClear();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(box(), { key, isComposing: true });
  expect(active()).toBeUndefined();
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(listing.search).not.toHaveBeenCalled();
});

it.each([
  ['Enter', async ({ keyboard }: User) => keyboard('{Enter}')],
  ['Escape', async ({ keyboard }: User) => keyboard('{Escape}')],
])('stays shut where %s comes before the suggestions', async (_, end) => {
  const answer = Promise.withResolvers<Suggestions>();
  const suggest = vi.fn(() => answer.promise);
  const { user } = await show(suggest);
  await user.type(box(), 'quin');
  await waitFor(() => expect(suggest).toHaveBeenCalled());
  await end(user);
  await act(async () => answer.resolve(found));
  expect(screen.queryByRole('listbox')).toBeNull();
});

it.each([
  ['Escape', async ({ keyboard }: User) => keyboard('{Escape}')],
  ['Tab', async ({ tab }: User) => tab()],
  ['Alt and ArrowUp', async ({ keyboard }: User) => keyboard('{Alt>}{ArrowUp}{/Alt}')],
  ['Back', async () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')))],
])('forgets the highlighted row on %s: Enter searches for what is typed', async (_, shut) => {
  const { user, listing } = await show();
  await type(user, 'quin');
  await user.keyboard('{ArrowDown}');
  await shut(user);
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.click(box());
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(active()).toBeUndefined();
  await user.keyboard('{Enter}');
  expect(listing.go).not.toHaveBeenCalled();
  expect(listing.search).toHaveBeenLastCalledWith('quin', 'submitted');
});

it.each([
  ['a click', async ({ click }: User) => click(box())],
  ['a key that moves the caret', async ({ keyboard }: User) => keyboard('{ArrowLeft}')],
])('goes from the highlighted row back to the text by %s', async (_, back) => {
  const { user } = await show();
  await type(user, 'quin');
  await user.keyboard('{ArrowDown}');
  await back(user);
  expect(screen.getByRole('listbox')).toBeDefined();
  expect(active()).toBeUndefined();
});

it('aborts what nobody waits for any more, and drops late answers (complaint "races")', async () => {
  const asked: { term: string; signal: AbortSignal; answer: (found: Suggestions) => void }[] = [];
  const { user } = await show(
    (term, signal) => new Promise((answer) => void asked.push({ term, signal, answer })),
  );
  await user.type(box(), 'qui');
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.type(box(), 'n');
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.map(({ term, signal }) => [term, signal.aborted])).toEqual([
    ['qui', true],
    ['quin', false],
  ]);
  await act(async () => asked[1]?.answer({ terms: [], products: [product('late')] }));
  await act(async () => asked[0]?.answer(found));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'lateC.I. Pigment Red 202',
  ]);
});

it('works without suggestions where they cannot be had', async () => {
  const suggest = vi.fn(() => Promise.reject(new Error('offline')));
  const { user } = await show(suggest);
  await user.type(box(), 'quin');
  await waitFor(() => expect(suggest).toHaveBeenCalled());
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('offers recent searches in an empty field, once asked for', async () => {
  const { user, listing } = await show();
  await user.type(box(), 'perylene red{Enter}');
  await user.clear(box());
  await user.keyboard('{Escape}{ArrowDown}');
  expect(within(screen.getByRole('group', { name: 'Recent searches' })).getAllByRole('option')).toHaveLength(
    1,
  );
  expect(active()).toBe('perylene red');
  await user.keyboard('{Enter}');
  expect(listing.search).toHaveBeenLastCalledWith('perylene red', 'submitted');
});
