import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { DateFacet } from '../../../../../src/listing/parts/facets/DateFacet.tsx';
import type { ListingQuery } from '../../../../../src/listing/rules/listing-query.ts';
import { fakeAnswer, fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 22, 15), shouldAdvanceTime: true }));

const LOGIN = '2026-11-20T16:45:30.000Z';
const user = { userId: 'u-1', email: 'a@example.com', token: 't', previousLogin: LOGIN };
const show = (key = 'min_doc_date', value?: string) =>
  showInListing(
    <DateFacet filter={key} isOpen />,
    { query: { ...fakeQuery, filters: value ? { [key]: [value] } : {} } },
    { payload: { user } },
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Since');
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('offers presets, for documents since the last visit with its time of day', async () => {
  const pointer = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const { listing } = show();
  expect(radios().map((radio) => radio.labels?.[0]?.textContent)).toEqual([
    'Any time',
    'Since my last visit',
    'Last 30 days',
    'Last 12 months',
  ]);
  expect(radios().map(({ checked }) => checked)).toEqual([true, false, false, false]);
  await pointer.click(screen.getByLabelText('Since my last visit'));
  expect(listing.choose).toHaveBeenLastCalledWith('min_doc_date', [LOGIN]);
  await pointer.click(screen.getByLabelText('Last 30 days'));
  expect(listing.choose).toHaveBeenLastCalledWith('min_doc_date', ['2026-10-23']);
  await pointer.click(screen.getByLabelText('Last 12 months'));
  expect(listing.choose).toHaveBeenLastCalledWith('min_doc_date', ['2025-11-22']);
});

it('clears the filter by “Any time”, and has no visit for products', async () => {
  const { listing } = show('min_date', '2026-10-23');
  expect(radios()).toHaveLength(3);
  expect(screen.getByLabelText<HTMLInputElement>('Last 30 days').checked).toBe(true);
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByLabelText('Any time'));
  expect(listing.choose).toHaveBeenLastCalledWith('min_date', []);
});

it('sends a day after a pause, once (complaint "sliders without keys": a typed value is never overwritten)', () => {
  const { listing, set } = show('min_date');
  act(() => field().focus());
  for (const value of ['0002-01-05', '0202-01-05', '2026-01-05', '2026-01-06'])
    fireEvent.change(field(), { target: { value } });
  expect(listing.choose).not.toHaveBeenCalled();
  pass(600);
  expect(listing.choose).toHaveBeenCalledExactlyOnceWith('min_date', ['2026-01-06']);
  // What comes from elsewhere while the focus is in the field does not replace what is typed.
  set({ query: { ...fakeQuery, filters: { min_date: ['2020-05-05'] } } });
  expect(field().value).toBe('2026-01-06');
  act(() => field().blur());
});

it('keeps the time of day of a value until its day is changed', () => {
  const { listing } = show('min_doc_date', '2026-11-20T09:45:30.000Z');
  expect(field().value).toBe('2026-11-20');
  act(() => field().focus());
  act(() => field().blur());
  pass(2_000);
  expect(listing.choose).not.toHaveBeenCalled();
  act(() => field().focus());
  fireEvent.change(field(), { target: { value: '2026-11-01' } });
  act(() => field().blur());
  expect(listing.choose).toHaveBeenCalledExactlyOnceWith('min_doc_date', ['2026-11-01']);
});

it('sends nothing for a day that does not exist, and says so beside the field', () => {
  const { listing } = show('min_date');
  const validity = vi.spyOn(field(), 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  act(() => field().focus());
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid date, such as 2026/02/28.');
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(listing.choose).not.toHaveBeenCalled();
  validity.mockReturnValue({ badInput: false } as ValidityState);
  fireEvent.change(field(), { target: { value: '2026-02-28' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(listing.choose).toHaveBeenCalledExactlyOnceWith('min_date', ['2026-02-28']);
});

it('follows a value that is changed elsewhere, and is emptied', () => {
  const { listing, set } = show('min_date', '2026-01-05');
  set({ query: { ...fakeQuery, filters: { min_date: ['2025-05-05'] } } });
  expect(field().value).toBe('2025-05-05');
  fireEvent.change(field(), { target: { value: '' } });
  pass(600);
  expect(listing.choose).toHaveBeenCalledExactlyOnceWith('min_date', []);
});

/** Counts by date, of a listing that has answered. */
function showCounts(
  key: string,
  filters: Record<string, readonly string[]>,
  isOpen = true,
  counted = async (date = '') => (date === '2026-10-23' ? 0 : 1240),
) {
  const answer = (queryId: string) => fakeAnswer({ queryId, total: 300, query: { ...fakeQuery, filters } });
  const count = vi.fn(({ filters }: ListingQuery) => counted(filters[key]?.[0]));
  const page = showInListing(
    <DateFacet filter={key} isOpen={isOpen} />,
    { query: { ...fakeQuery, filters }, answer: answer('q-1') },
    { payload: { user }, actions: { count } },
  );
  return { ...page, count, answer };
}
const described = (name: string) => {
  const id = screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent;
};

it('says what each preset would find, by one call each', async () => {
  const { count } = showCounts('min_doc_date', { c: ['red'], min_doc_date: ['2020-01-01'] });
  await vi.waitFor(() => expect(described('Last 12 months')).toBe('1,240'));
  expect(described('Last 30 days')).toBe('0');
  expect(described('Since my last visit')).toBe('1,240');
  expect(described('Any time')).toBeUndefined();
  expect(count.mock.calls.map(([query]) => query.filters)).toEqual(
    [LOGIN, '2026-10-23', '2025-11-22'].map((date) => ({ c: ['red'], min_doc_date: [date] })),
  );
});

it('takes the total for the chosen preset, and leaves out what cannot be counted', async () => {
  const { count } = showCounts('min_date', { min_date: ['2026-10-23'] }, true, async () => {
    throw new Error('503');
  });
  await vi.waitFor(() => expect(described('Last 30 days')).toBe('300'));
  expect(count).toHaveBeenCalledOnce();
  expect(described('Last 12 months')).toBeUndefined();
});

it('counts nothing while the facet is shut or an answer is awaited, and anew for the next answer', async () => {
  expect(showCounts('min_date', {}, false).count).not.toHaveBeenCalled();
  cleanup();
  const { count, set, answer } = showCounts('min_date', {});
  await vi.waitFor(() => expect(described('Last 12 months')).toBe('1,240'));
  set({ loading: 'answer' });
  expect(count).toHaveBeenCalledTimes(2);
  const [, signal] = count.mock.lastCall as unknown as [unknown, AbortSignal];
  expect(signal.aborted).toBe(true);
  // Counts on screen belong to the answer on screen.
  expect(described('Last 12 months')).toBe('1,240');
  set({ loading: undefined, answer: answer('q-2') });
  expect(described('Last 12 months')).toBeUndefined();
  await vi.waitFor(() => expect(described('Last 12 months')).toBe('1,240'));
  expect(count).toHaveBeenCalledTimes(4);
});
