import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ListingTabs } from '../../../../../src/listing/parts/bar/ListingTabs.tsx';
import { SortChoice } from '../../../../../src/listing/parts/bar/SortChoice.tsx';
import { Updating } from '../../../../../src/listing/parts/bar/Updating.tsx';
import { ViewChoice } from '../../../../../src/listing/parts/bar/ViewChoice.tsx';
import { fakeAnswer, fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

it('links to each kind of results, with its total, and changes the listing in place (row 229)', async () => {
  const user = userEvent.setup();
  const { listing } = showInListing(<ListingTabs types={['pigments', 'assets', 'imageStacks']} />, {
    answer: fakeAnswer({ totals: { assets: 5460 } }),
  });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Products 46', 'Documents 5,460', 'Image stacks']);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(links[1]?.getAttribute('href')).toContain('type=assets');
  await user.click(links[1] as HTMLElement);
  expect(listing.type).toHaveBeenCalledExactlyOnceWith('assets');
  await user.click(links[0] as HTMLElement);
  expect(listing.type).toHaveBeenCalledOnce();
});

it('keeps the room of a total until the next one is counted', () => {
  const { listing } = showInListing(<ListingTabs types={['pigments', 'assets']} />, {
    answer: fakeAnswer({ totals: { assets: 5460 } }),
  });
  const coming = () => screen.getByRole('link', { name: /Documents/ }).querySelector('[data-coming]');
  expect(coming()).toBeNull();
  act(() => listing.state.setState({ answer: fakeAnswer({ total: 7 }) }));
  expect(coming()?.textContent).toBe(' 5,460');
  act(() => listing.state.setState({ answer: fakeAnswer({ total: 7, totals: { assets: 12 } }) }));
  expect(coming()).toBeNull();
  expect(screen.getByRole('link', { name: /Documents/ }).textContent).toBe('Documents 12');
});

it('leaves clicks that open another tab to the browser', () => {
  const { listing } = showInListing(<ListingTabs types={['pigments', 'assets']} />);
  const link = screen.getByRole('link', { name: /Documents/ });
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    expect(fireEvent.click(link, how)).toBe(true);
  expect(listing.type).not.toHaveBeenCalled();
});

it('links to the tabs of product sheets in place of kinds of results (row 236)', async () => {
  const { listing } = showInListing(
    <ListingTabs types={['pigments']} tabs={['all', 'mysheets', 'company']} />,
    {
      query: { ...fakeQuery, tab: 'mysheets' },
      answer: fakeAnswer({ query: { ...fakeQuery, tab: 'mysheets' }, total: 60, totals: { all: 300 } }),
    },
  );
  expect(screen.getByRole('navigation', { name: 'Product sheets' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All product sheets 300',
    'My sheets 60',
    'Company sheets',
  ]);
  expect(screen.getByRole('link', { current: true }).textContent).toContain('My sheets');
  await userEvent.setup().click(screen.getByRole('link', { name: /Company/ }));
  expect(listing.tab).toHaveBeenCalledExactlyOnceWith('company');
});

it('names the tabs of formulations after them', () => {
  const query = { ...fakeQuery, type: 'formulations', tab: 'mine' } as const;
  showInListing(<ListingTabs types={['formulations']} tabs={['all', 'mine']} />, {
    query,
    answer: fakeAnswer({ query, total: 7, totals: { all: 120 } }),
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Formulations' }));
  expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual(['All 120', 'Mine 7']);
});

it('shows the order of a search without term where none is chosen', () => {
  const { set } = showInListing(<SortChoice fallback="newest" />);
  const box = screen.getByRole('combobox') as HTMLSelectElement;
  expect(box.value).toBe('newest');
  set({ query: { ...fakeQuery, term: 'red' } });
  expect(box.value).toBe('relevance');
  set({ query: { ...fakeQuery, term: 'red', sort: 'name' } });
  expect(box.value).toBe('name');
});

it('scrolls a row that is wider than its place to the current tab', () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = [...document.querySelectorAll('a')].indexOf(this as HTMLAnchorElement);
    return at < 0 ? new DOMRect(0, 0, 250, 40) : new DOMRect(at * 120, 0, 110, 40);
  });
  const { set } = showInListing(<ListingTabs types={['pigments', 'assets', 'imageStacks']} />);
  const row = screen.getByRole('navigation');
  expect(row.scrollLeft).toBe(0);
  set({ query: { ...fakeQuery, type: 'imageStacks' } });
  expect(row.scrollLeft).toBe(100);
});

it('has no tabs for one kind of results', () => {
  showInListing(<ListingTabs types={['pigments']} tabs={['all']} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

const sorts = () => screen.getAllByRole('option').map((option) => option.textContent);

it('sorts by what makes sense (decision B30)', async () => {
  const { listing, set } = showInListing(<SortChoice />);
  expect(sorts()).toEqual(['Name', 'Newest first']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('name');
  set({ query: { ...fakeQuery, term: 'red', type: 'assets' } });
  expect(sorts()).toEqual(['Relevance', 'Name', 'Newest first', 'Type']);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('relevance');
  await userEvent.setup().selectOptions(screen.getByRole('combobox'), 'Newest first');
  expect(listing.go).toHaveBeenCalledExactlyOnceWith({ sort: 'newest' });
});

it('changes how hits are drawn', async () => {
  const { listing, set } = showInListing(<ViewChoice views={['list', 'grid', 'table']} fallback="list" />);
  const pressed = () => screen.getByRole('button', { pressed: true }).getAttribute('aria-label');
  expect(pressed()).toBe('List');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Table' }));
  expect(listing.view).toHaveBeenCalledExactlyOnceWith('table');
  set({ query: { ...fakeQuery, view: 'table' } });
  expect(pressed()).toBe('Table');
});

it('has no choice of one view, nor for documents', () => {
  const { unmount } = showInListing(<ViewChoice views={['list']} fallback="list" />);
  expect(screen.queryByRole('group')).toBeNull();
  unmount();
  showInListing(<ViewChoice views={['list', 'grid']} fallback="list" />, {
    query: { ...fakeQuery, type: 'assets' },
  });
  expect(screen.queryByRole('group')).toBeNull();
});

it('shows that the next answer is on its way, and does not read it out', () => {
  showInListing(<Updating />);
  expect(screen.getByText('Updating').closest('[aria-hidden="true"]')).not.toBeNull();
});
