import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { DidYouMean } from '../../../../../src/listing/parts/result/DidYouMean.tsx';
import { Failed } from '../../../../../src/listing/parts/result/Failed.tsx';
import { Ignored } from '../../../../../src/listing/parts/result/Ignored.tsx';
import { NoResults } from '../../../../../src/listing/parts/result/NoResults.tsx';
import { ResultHeading } from '../../../../../src/listing/parts/result/ResultHeading.tsx';
import { fakeAnswer, fakeChip, fakeQuery } from '../../../../support/fake-listing.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

const SORRY = 'Sorry, there are no results for that search parameters.';
const failureOf = (status: number) => ({
  error: new ServiceError(status ? { kind: 'http', status } : { kind: 'offline' }),
  of: 'answer' as const,
});

it('has a heading of what was found, and one before that', () => {
  const { set } = showInListing(<ResultHeading ref={null} />, { answer: undefined });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Results');
  set({ answer: fakeAnswer({ query: { ...fakeQuery, term: 'red' } }) });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('46 products for “red”');
});

it('tells a failure apart from no results (complaint "failure looks like no results")', async () => {
  const user = userEvent.setup();
  const onGone = vi.fn();
  const { listing, set } = showInListing(
    <>
      <Failed onGone={onGone} />
      <NoResults onTaken={() => {}} />
    </>,
    { failure: failureOf(500) },
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('The results could not be loaded.');
  expect(alert.textContent).toContain('Your filters are kept. Showing earlier results: 46 products.');
  expect(screen.queryByText(SORRY)).toBeNull();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(listing.retry).toHaveBeenCalledOnce();
  set({ failure: undefined, answer: fakeAnswer({ total: 0 }) });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onGone).toHaveBeenCalledOnce();
  expect(await screen.findByText(SORRY)).toBeDefined();
});

it('says that it tries again by itself once online', () => {
  const { set } = showInListing(<Failed onGone={() => {}} />, { failure: failureOf(0), answer: undefined });
  expect(screen.getByRole('alert').textContent).toContain('We will try again as soon as you are online.');
  expect(screen.getByRole('alert').textContent).not.toContain('Below');
  set({ failure: { ...failureOf(500), of: 'more' } });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for the login where the session is over', async () => {
  const user = { userId: 'u', email: 'a@example.com' };
  const { bus } = showInListing(
    <Failed onGone={() => {}} />,
    { failure: failureOf(401) },
    { payload: { user } },
  );
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended.');
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log in' }));
  expect(opened).toHaveBeenCalledWith({ name: 'login' });
});

it('asks visitors for the login, which is no failure (row 237)', () => {
  const query = { ...fakeQuery, tab: 'mysheets' } as const;
  const { set } = showInListing(<Failed onGone={() => {}} />, {
    failure: failureOf(401),
    answer: undefined,
    query,
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Log in to see saved sheets.');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeDefined();
  // Of another search, such as that by a colour, it does not speak of sheets.
  set({ query: fakeQuery });
  expect(screen.getByRole('status').textContent).toMatch(/^The results could not be loaded\.Please log in/);
});

it('offers the nearest spelling and does not apply it (decision C6)', async () => {
  const onTaken = vi.fn();
  const { listing } = showInListing(<DidYouMean onTaken={onTaken} />, {
    answer: fakeAnswer({ didYouMean: 'perylene' }),
  });
  expect(listing.search).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button', { name: 'perylene' }));
  expect(listing.search).toHaveBeenCalledExactlyOnceWith('perylene');
  expect(onTaken).toHaveBeenCalledOnce();
});

it('says that filters were left out, and to editors which', () => {
  const ignored = [{ key: 'prod_plant', value: 'x' }];
  const { set, unmount } = showInListing(<Ignored />, { answer: fakeAnswer({ ignored }) });
  expect(screen.getByText('One filter in this link is not available to you.')).toBeDefined();
  set({ answer: fakeAnswer({ ignored: [...ignored, { key: 'c', value: 'blau' }] }) });
  expect(screen.getByText('2 filters in this link are not available to you.')).toBeDefined();
  const ofDocuments = { key: 'asset_type', value: 'tds' };
  const query = { ...fakeQuery, type: 'imageStacks' as const };
  set({ answer: fakeAnswer({ query, ignored: [ofDocuments] }) });
  expect(screen.getByText('One filter does not apply to these results and was left out.')).toBeDefined();
  set({ answer: fakeAnswer({ query, ignored: [...ignored, ofDocuments] }) });
  expect(screen.getByText(/^One filter in this link .+\. One filter does not apply/)).toBeDefined();
  unmount();
  showInListing(<Ignored />, { answer: fakeAnswer({ ignored }) }, { payload: { editor: true } });
  expect(screen.getByText(/Left out: prod_plant=x/)).toBeDefined();
});

it('says which filters were left out where the address asks for the editor mode', () => {
  history.replaceState(null, '', '/?ce-editor');
  showInListing(<Ignored />, { answer: fakeAnswer({ ignored: [{ key: 'prod_plant', value: 'x' }] }) });
  history.replaceState(null, '', '/');
  expect(screen.getByText(/Left out: prod_plant=x/)).toBeDefined();
});

it('says nothing where nothing was left out, or there are results', () => {
  const { container } = showInListing(
    <>
      <Ignored />
      <DidYouMean onTaken={() => {}} />
      <NoResults onTaken={() => {}} />
      <Failed onGone={() => {}} />
    </>,
  );
  expect(container.textContent).toBe('');
});

it('leads out of no results by counts, dead ends left out (complaint "filters vanish with the hits")', async () => {
  const user = userEvent.setup();
  const form = fakeChip('f', 'dispersion', { filter: 'Form', title: 'Aqueous dispersion' });
  const industry = fakeChip('i', 'cosmetics', { filter: 'Industry', title: 'Cosmetics' });
  const onTaken = vi.fn();
  const { listing, bus } = showInListing(
    <NoResults onTaken={onTaken} />,
    { answer: fakeAnswer({ total: 0 }), query: { ...fakeQuery, term: 'red' }, chips: [form] },
    {
      actions: {
        widerSearches: async () => [
          { without: 'filters', total: 155 },
          { without: industry, total: 2 },
          { without: fakeChip('c', 'red'), total: 0 },
          { without: form, total: 20 },
          { without: 'term', total: 7 },
        ],
      },
    },
  );
  await screen.findByRole('button', { name: /155 products/ });
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Without Form Aqueous dispersion20 products',
    'Without the term “red”7 products',
    'Without Industry Cosmetics2 products',
    'Only “red”, without any filter155 products',
    'Describe what you need and our colourists will answer',
  ]);
  await user.click(screen.getByRole('button', { name: /Without Form/ }));
  expect(listing.toggle).toHaveBeenCalledExactlyOnceWith('f', 'dispersion');
  await user.click(screen.getByRole('button', { name: /Only/ }));
  expect(listing.clearAll).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: /Without the term/ }));
  expect(listing.go).toHaveBeenCalledExactlyOnceWith({ term: '' });
  expect(onTaken).toHaveBeenCalledTimes(3);
  const opened = vi.fn();
  bus.on('overlay:open', opened);
  await user.click(screen.getByRole('button', { name: /Describe/ }));
  expect(opened).toHaveBeenCalledExactlyOnceWith({
    name: 'contact-form',
    props: {
      title: 'What are you looking for?',
      message: 'My search found nothing.\nSearch term: red\nForm: Aqueous dispersion\n\nWhat I need:\n',
    },
  });
  expect(screen.queryByRole('link')).toBeNull();
});

it.each([
  ['an address', { competitorSearch: '/competitors?i=coatings' }, ['competitor-viewer'], true],
  ['an address, for others', { competitorSearch: '/competitors' }, ['internal'], false],
  ['no address', {}, ['competitor-viewer'], false],
])('leads to the competitor search with the term: %s', async (_, links, roles, isOffered) => {
  const user = { userId: 'u', email: 'a@example.com', tokenPayload: { roles } };
  showInListing(
    <NoResults onTaken={() => {}} />,
    { answer: fakeAnswer({ total: 0 }), query: { ...fakeQuery, term: 'Lakeside Red' } },
    { payload: { user, links } },
  );
  await screen.findByRole('button', { name: /Describe/ });
  const link = screen.queryByRole('link', { name: 'Find our match for a competitor’s product' });
  const href = `${location.origin}/competitors?i=coatings&q=Lakeside+Red`;
  expect(link?.getAttribute('href')).toBe(isOffered ? href : undefined);
});

it('leads no competitor search to itself', async () => {
  history.replaceState(null, '', '/competitors?near=k-001');
  const user = {
    userId: 'u',
    email: 'a@example.com',
    tokenPayload: { roles: ['competitor-viewer'] },
  };
  showInListing(
    <NoResults onTaken={() => {}} />,
    { answer: fakeAnswer({ total: 0 }), query: fakeQuery },
    { payload: { user, links: { competitorSearch: '/competitors' } } },
  );
  await screen.findByRole('button', { name: /Describe/ });
  expect(screen.queryByRole('link')).toBeNull();
  history.replaceState(null, '', '/');
});

it.each([
  ['with a profile page', { profile: '/profile' }, '/profile'],
  ['without one', {}, undefined],
])('tells who belongs to no company so, and leads to the profile: %s', async (_, links, href) => {
  const user = { userId: 'u', email: 'a@example.com' };
  const query = { ...fakeQuery, tab: 'company' as const, filters: { c: ['red'] } };
  showInListing(
    <NoResults onTaken={() => {}} />,
    { answer: fakeAnswer({ total: 0, query }) },
    { payload: { user, links } },
  );
  expect(await screen.findByText('Your account is not linked to a company yet.')).toBeDefined();
  expect(screen.queryByText(SORRY)).toBeNull();
  const link = screen.queryByRole('link', { name: 'Enter your company in your profile' });
  expect(link?.getAttribute('href')).toBe(href);
});

it('keeps the sentence where the ways out cannot be counted', async () => {
  const waysOut = vi.fn(() => Promise.reject(new Error('aborted')));
  showInListing(
    <NoResults onTaken={() => {}} />,
    { answer: fakeAnswer({ total: 0 }) },
    { actions: { widerSearches: waysOut } },
  );
  await waitFor(() => expect(waysOut).toHaveBeenCalledOnce());
  expect(await screen.findByText(SORRY)).toBeDefined();
  expect(await screen.findByRole('button', { name: /Describe/ })).toBeDefined();
});

it.each([
  ['mysheets', 'Nothing saved yet. Products that you save with the heart appear here.'],
  ['company', 'Nobody in your company has saved a product yet.'],
] as const)('has a text of its own for an empty tab %s, and leads to all', async (tab, words) => {
  const user = { userId: 'u', email: 'a@example.com', company: 'Nordlack' };
  const { set, listing } = showInListing(
    <NoResults onTaken={() => {}} />,
    { answer: fakeAnswer({ total: 0, query: { ...fakeQuery, tab } }) },
    { payload: { user } },
  );
  expect(await screen.findByText(words)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Choose from all product sheets' }));
  expect(listing.tab).toHaveBeenCalledExactlyOnceWith('all');
  set({ answer: fakeAnswer({ total: 0, query: { ...fakeQuery, tab, filters: { c: ['red'] } } }) });
  expect(await screen.findByText(SORRY)).toBeDefined();
});
