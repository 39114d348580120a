import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../../../src/listing/parts/search/SearchBox.tsx';
import type * as SuggestionsModule from '../../../../../src/listing/parts/search/SearchSuggestions.tsx';
import { readRecentSearches } from '../../../../../src/listing/state/recent-searches.ts';
import { fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const { suggestionsFile } = vi.hoisted(() => ({ suggestionsFile: { arrives: Promise.resolve() } }));
vi.mock(
  '../../../../../src/listing/parts/search/SearchSuggestions.tsx',
  async (importOriginal: () => Promise<typeof SuggestionsModule>) => {
    const { SearchSuggestions } = await importOriginal();
    return {
      SearchSuggestions(props: SuggestionsModule.SearchSuggestionsProps) {
        use(suggestionsFile.arrives);
        return <SearchSuggestions {...props} />;
      },
    };
  },
);

beforeAll(() => import('../../../../../src/listing/parts/search/SearchSuggestions.tsx'));
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

/** A search box of a listing that takes each term at once, as the engine does. */
function show(term = '') {
  const search = vi.fn((next: string) => {
    const { state } = page.listing;
    act(() => state.setState({ query: { ...state.getState().query, term: next } }));
  });
  const page = showInListing(
    <SearchBox suggests productHref={() => undefined} />,
    { query: { ...fakeQuery, term } },
    { actions: { search } },
  );
  return { ...page, search, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name, C/ });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('searches with the first key, and once someone has stopped typing', () => {
  const { search } = show();
  fireEvent.change(box(), { target: { value: 'r' } });
  expect(search).toHaveBeenCalledExactlyOnceWith('r', 'typing');
  search.mockClear();
  pass(150);
  fireEvent.change(box(), { target: { value: 're' } });
  pass(150);
  fireEvent.change(box(), { target: { value: 'red ' } });
  pass(199);
  expect(search).not.toHaveBeenCalled();
  pass(1);
  expect(search).toHaveBeenCalledExactlyOnceWith('red', 'typing');
  expect(box().value).toBe('red ');
});

it('searches with the first key after a pause, too', () => {
  const { search } = show();
  fireEvent.change(box(), { target: { value: 'r' } });
  pass(200);
  fireEvent.change(box(), { target: { value: 're' } });
  expect(search.mock.calls).toEqual([
    ['r', 'typing'],
    ['re', 'typing'],
  ]);
});

it('submits at once, and does not search again after the pause', async () => {
  const { search, user } = show();
  await user.type(box(), 'red{Enter}');
  pass(1_000);
  const submitted = ['red', 'submitted'];
  expect(search.mock.calls).toEqual([['r', 'typing'], submitted]);
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(search.mock.calls).toEqual([['r', 'typing'], submitted, submitted]);
});

it('leaves keys to an input method that composes (complaint "input methods")', () => {
  const { search } = show();
  act(() => box().focus());
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'あか' } });
  pass(1_000);
  expect(search).not.toHaveBeenCalled();
  // Safari ends the composition before the key that ended it.
  expect(fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 })).toBe(false);
  fireEvent.change(box(), { target: { value: '赤' } });
  fireEvent.compositionEnd(box());
  pass(200);
  expect(search).toHaveBeenCalledExactlyOnceWith('赤', 'typing');
});

it('follows a term that changes elsewhere, and drops what still waits to be searched for', () => {
  const { set, search } = show('red');
  fireEvent.change(box(), { target: { value: 'redd' } });
  fireEvent.change(box(), { target: { value: 'reddi' } });
  set({ query: { ...fakeQuery, term: 'blue' } });
  expect(box().value).toBe('blue');
  pass(1_000);
  expect(search).toHaveBeenCalledExactlyOnceWith('redd', 'typing');
});

it('clears the term, and keeps the focus', async () => {
  const { search, user } = show('red');
  await user.click(screen.getByRole('button', { name: 'Clear the search term' }));
  expect(search).toHaveBeenCalledExactlyOnceWith('', 'submitted');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull();
});

it('cuts the term at 200 characters, and says beside the field where the address would be too long', () => {
  const { set } = show();
  expect(box().maxLength).toBe(200);
  set({ tooLong: 'q' });
  expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(screen.getByRole('alert').textContent).toMatch('The search is too long.');
});

it.each([
  ['Enter', () => fireEvent.submit(screen.getByRole('search'))],
  ['Escape', () => fireEvent.keyDown(combobox(), { key: 'Escape' })],
  ['leaving the field', () => act(() => combobox().blur())],
])('opens no list over the results where %s comes before the file of the suggestions', async (_, end) => {
  const { suggest, arrive } = showSlowly();
  end();
  await arrive();
  expect(suggest).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.input(combobox(), { target: { value: 'redd' } });
  await passSlowly(200);
  expect(screen.getByRole('listbox')).toBeDefined();
});

it('opens no list where Back comes before the file of the suggestions', async () => {
  const { suggest, set, arrive } = showSlowly();
  set({ query: { ...fakeQuery, term: 'blue' } });
  await arrive();
  expect(suggest).not.toHaveBeenCalled();
});

it('opens the list for what was typed before the file of the suggestions was there', async () => {
  const { suggest, arrive } = showSlowly();
  await arrive();
  expect(suggest).toHaveBeenCalledOnce();
  expect(screen.getByRole('listbox')).toBeDefined();
});

it('keeps a search that was submitted before the file of the suggestions was there', async () => {
  const { store, arrive } = showSlowly();
  act(() => store.setState({ consent: { mandatory: true, functional: true, marketing: false } }));
  fireEvent.submit(screen.getByRole('search'));
  await arrive();
  expect(readRecentSearches(store)).toEqual(['red']);
  fireEvent.input(combobox(), { target: { value: ' blue ' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(readRecentSearches(store)).toEqual(['blue', 'red']);
});

const combobox = () => screen.getByRole<HTMLInputElement>('combobox');
const passSlowly = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Types before the file of the suggestions is there. */
function showSlowly() {
  const file = Promise.withResolvers<void>();
  suggestionsFile.arrives = file.promise;
  const suggest = vi.fn(async () => ({
    terms: [{ text: 'red', type: 'chemistry', matches: [] }],
    products: [],
  }));
  const page = showInListing(
    <SearchBox suggests productHref={() => undefined} />,
    {},
    { actions: { suggest } },
  );
  act(() => combobox().focus());
  fireEvent.input(combobox(), { target: { value: 'red' } });
  const arrive = async () => {
    await act(async () => file.resolve());
    await passSlowly(1_000);
  };
  return { ...page, suggest, arrive };
}
