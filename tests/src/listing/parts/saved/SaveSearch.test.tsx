import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../../../src/lib/address/leave-to.ts';
import { HitFlags } from '../../../../../src/listing/parts/products/HitFlags.tsx';
import { SaveSearch } from '../../../../../src/listing/parts/saved/SaveSearch.tsx';
import { fakeQuery } from '../../../../support/fake-listing.ts';
import { type Reply, refuse } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { showInListing } from '../../../../support/show-in-listing.tsx';

vi.mock('../../../../../src/lib/address/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const PATH = '/api/v1/saved-search';
const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const saved = {
  ...{ id: 's-1', name: 'Reds', address: '/products?c=red', list: 'search' },
  filters: 'type=pigments&c=red',
};
const chip = { key: 'c', value: 'red', filter: 'Colour', title: 'Red', needsFilter: false };
const base = { mode: 'search', filters: {} } as const;

function show({ list = { json: [] }, post }: { list?: Reply; post?: Reply } = {}) {
  const sent = fakeServices({ [`GET ${PATH}`]: list, ...(post && { [`POST ${PATH}`]: post }) });
  const page = showInListing(
    <SaveSearch base={base} />,
    { query: { ...fakeQuery, term: '', filters: { c: ['red'] } }, chips: [chip] },
    {
      actions: { hrefOf: () => '/products?c=red' },
      payload: { services, user, links: { savedSearches: '/saved-searches' } },
    },
  );
  return { ...page, sent };
}
const button = () => screen.findByRole('button', { name: 'Save search' });
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
const link = () => screen.findByRole('link', { name: 'Saved: show your saved searches' });

it('saves under the suggested name, says so, leads to the list, and has the focus (row 290)', async () => {
  const { sent, store } = show({ post: { json: { ...saved, name: 'Red' } } });
  await userEvent.click(await button());
  await screen.findByRole('dialog', { name: 'Save this search' });
  expect(name().value).toBe('Red');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(document.activeElement).toBe(await link()));
  expect(sent.at(-1)?.body).toMatchObject({ name: 'Red', list: 'search', filters: 'c=red&type=pigments' });
  const [notice] = store.getState().notices;
  expect(notice?.text).toBe('Saved: Red');
  act(() => notice?.action?.run());
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/saved-searches');
});

it('is “Saved” where the search is among the saved ones, and no longer after a change (row 291)', async () => {
  const { set } = show({ list: { json: [saved] } });
  expect((await link()).getAttribute('href')).toBe('/saved-searches');
  set({ query: { ...fakeQuery, term: '', filters: { c: ['red', 'blue'] } } });
  expect(await button()).toBeDefined();
});

describe('a saved search that is opened', () => {
  const SEEN = `PUT ${PATH}/s-1/seen`;
  const open = (seen: Reply, address = '/products?c=red&saved-search=s-1') => {
    history.replaceState(null, '', address);
    const sent = fakeServices({ [`GET ${PATH}`]: { json: [saved] }, [SEEN]: seen });
    const choose = vi.fn();
    const page = showInListing(
      <>
        <SaveSearch base={base} />
        <p>
          Red <HitFlags id="p-1" />
        </p>
        <p>
          Blue <HitFlags id="p-2" />
        </p>
      </>,
      {
        query: { ...fakeQuery, term: '', filters: { c: ['red'] } },
        answer: { query: fakeQuery, hits: [], total: 2 } as never,
      },
      { actions: { choose }, payload: { services, user, links: { savedSearches: '/saved-searches' } } },
    );
    return { ...page, sent, choose };
  };

  it('marks what is new, and offers these alone', async () => {
    const { choose, sent } = open({ json: { newHits: ['p-2'] } });
    await screen.findByText('New');
    expect(screen.getByText(/^Blue/).textContent).toBe('Blue \u2002New');
    expect(screen.getByText(/^Red/).textContent).toBe('Red ');
    await userEvent.click(screen.getByRole('button', { name: 'Show the new one' }));
    expect(choose).toHaveBeenCalledExactlyOnceWith('ids', ['p-2']);
    expect(sent.filter(({ call }) => call === SEEN)).toHaveLength(1);
  });

  it('keeps its marks when the page is loaded again, and has none when it is opened again', async () => {
    open({ json: { newHits: ['p-2'] } });
    await screen.findByText('New');
    cleanup();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never]);
    open({ json: { newHits: [] } });
    await screen.findByText('New');
    cleanup();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
    const { sent } = open({ json: { newHits: [] } });
    await link();
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(SEEN));
    expect(screen.queryByText('New')).toBeNull();
  });

  it.each(['/products?c=red', '/products?c=red&saved-search=s-2'])(
    'is not the one at %s',
    async (address) => {
      const { sent } = open({ json: { newHits: ['p-2'] } }, address);
      await link();
      expect(sent.map(({ method }) => method)).toEqual(['GET']);
    },
  );
});

describe('where the saved searches cannot be read (row 295)', () => {
  it.each([
    [404, '<h1>Not Found</h1>'],
    [404, { message: 'Not found' }],
    [501, {}],
  ])('offers nothing if the service has none: %d %j', async (status, wrong) => {
    const { container, sent } = show({ list: { wrong, status } });
    expect(container.textContent).toBe('');
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(() => vi.dynamicImportSettled());
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(container.textContent).toBe('');
  });

  it('offers saving all the same', async () => {
    show({ list: refuse(500) });
    expect(await button()).toBeDefined();
  });
});
