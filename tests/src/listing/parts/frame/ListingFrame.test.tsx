import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { ListingFrame } from '../../../../../src/listing/parts/frame/ListingFrame.tsx';
import { fakeAnswer, fakeChip, fakeFacet, fakeValue } from '../../../../support/fake-listing.ts';
import { fakeSizes } from '../../../../support/fake-sizes.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

let width = 1100;
let resize: () => Promise<void>;
beforeEach(() => {
  width = 1100;
  resize = fakeSizes();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
});
const turnTo = (next: number) => {
  width = next;
  return resize();
};

const red = fakeValue('red', { title: 'Red' });
const colours = [fakeFacet('c', [red, fakeValue('blue', { title: 'Blue' })], { title: 'Colour' })];
const failure = { error: new ServiceError({ kind: 'http', status: 503 }), of: 'answer' as const };

const show = (state: Parameters<typeof showInListing>[1] = {}) =>
  showInListing(
    <ListingFrame
      title="Search"
      types={['pigments', 'assets']}
      views={['list', 'grid']}
      view="list"
      suggestions
      productHref={() => undefined}
    >
      <a href="/product/p-1">Hit</a>
    </ListingFrame>,
    { facets: colours, ...state },
  );
const heading = () => screen.getByRole('heading', { level: 2, name: /product|Results/ });
const filterButton = () => screen.getByRole('button', { name: /^Filters/ });

it('stands around the hits: box, tabs, order, view, filters, and what was found', () => {
  show({ chips: [fakeChip('c', 'red')] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Search');
  expect(screen.getByRole('search')).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Type of results' })).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeDefined();
  expect(screen.getByRole('group', { name: 'View' })).toBeDefined();
  expect(screen.getByRole('form', { name: /^Filters/ })).toBeDefined();
  expect(screen.getByText('1 chosen')).toBeDefined();
  expect(heading().textContent).toBe('46 products');
  expect(screen.getByRole('link', { name: 'Hit' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Filters/ })).toBeNull();
});

it('leads past the filters to the results', async () => {
  show();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Skip to the results' }));
  expect(document.activeElement).toBe(heading());
});

it('keeps the old hits under a failure, out of reach, without losing the focus (complaint "failure looks like no results")', () => {
  const { set } = show();
  const hit = screen.getByRole('link', { name: 'Hit' });
  hit.focus();
  set({ failure });
  expect(screen.getByRole('alert').textContent).toContain('46 products');
  expect(hit.closest('[inert]')).not.toBeNull();
  expect(document.activeElement).toBe(heading());
  set({ answer: undefined });
  expect(hit.closest('[inert]')).toBeNull();
  // The filters stay as they are (complaint "filters vanish with the hits").
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
});

it('hands the focus to the heading once what failed works', async () => {
  const { set } = show({ failure });
  screen.getByRole('button', { name: 'Try again' }).focus();
  set({ failure: undefined });
  expect(document.activeElement).toBe(heading());
});

it('keeps every filter where nothing is found (complaint "filters vanish with the hits")', async () => {
  show({ answer: fakeAnswer({ total: 0 }) });
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(await screen.findByText('Sorry, there are no results for that search parameters.')).toBeDefined();
});

it('opens the filters over the page where it is narrow, and gives the focus back', async () => {
  width = 390;
  const user = userEvent.setup();
  const { listing } = show({ chips: [fakeChip('c', 'red')] });
  expect(screen.queryByRole('form', { name: /^Filters/ })).toBeNull();
  const button = screen.getByRole('button', { name: 'Filters 1 chosen', expanded: false });
  await user.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  expect(document.activeElement).toBe(within(drawer).getByRole('heading', { name: 'Filters' }));
  expect(within(drawer).getByText('46 products')).toBeDefined();
  expect(within(drawer).getByRole('status')).toBeDefined();
  await user.click(within(drawer).getByRole('checkbox', { name: 'Blue' }));
  expect(listing.toggle).toHaveBeenCalledExactlyOnceWith('c', 'blue');
  await user.click(within(drawer).getByRole('button', { name: 'Show results' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('changes nothing by leaving the drawer, whichever way (complaint "drawer loses filters")', async () => {
  width = 390;
  const user = userEvent.setup();
  const { listing, set } = show();
  const ways = {
    close: () => user.click(screen.getByRole('button', { name: 'Close' })),
    escape: () => user.keyboard('{Escape}'),
    // Android's Back is a request to close the dialog.
    back: async () =>
      act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))),
  };
  for (const leave of Object.values(ways)) {
    await user.click(filterButton());
    await screen.findByRole('dialog', { name: 'Filters' });
    set({ facets: [{ ...colours[0]!, values: [{ ...red, isChosen: true }] }] });
    await leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(filterButton());
    await user.click(filterButton());
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Red' })).checked).toBe(true);
    await user.keyboard('{Escape}');
  }
  expect(listing.toggle).not.toHaveBeenCalled();
  expect(listing.choose).not.toHaveBeenCalled();
  expect(listing.clearAll).not.toHaveBeenCalled();
});

it('shuts the drawer where a turned phone has room for the column, and keeps the focus (complaint "drawer loses filters")', async () => {
  width = 390;
  const user = userEvent.setup();
  show({ facets: [{ ...colours[0]!, values: [{ ...red, isChosen: true }] }] });
  await user.click(filterButton());
  await screen.findByRole('dialog', { name: 'Filters' });
  await turnTo(1100);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Red' }).checked).toBe(true);
  expect(document.activeElement).toBe(heading());
});

it('clears all filters from the drawer, which stays', async () => {
  width = 390;
  const user = userEvent.setup();
  const { listing } = show({ chips: [fakeChip('c', 'red')] });
  await user.click(filterButton());
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(drawer).getByRole('button', { name: 'Clear all' }));
  expect(listing.clearAll).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(within(drawer).getByRole('heading', { name: 'Filters' }));
});
