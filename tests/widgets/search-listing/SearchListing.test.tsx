import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { IslandBoundary } from '../../../src/mount/island/IslandBoundary.tsx';
import { isolate } from '../../../src/mount/isolation/isolate.ts';
import { IslandPlaceContext } from '../../../src/ui/base/island-place.ts';
import { examples } from '../../../widgets/search-listing/examples.ts';
import type { SearchListingProps } from '../../../widgets/search-listing/island.ts';
import { searchListing } from '../../../widgets/search-listing/island.ts';
import { SearchListing } from '../../../widgets/search-listing/SearchListing.tsx';
import { addHtml } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

let asked: SentRequest[] = [];
const hit = (number: number) => ({
  id: `p-${number}`,
  product_name: `Pigment ${number}`,
  industries: ['coatings'],
});
const aggregations = { c: [{ key: 'red', title: 'Red', count: 2 }] };

beforeEach(() => {
  history.replaceState(null, '', '/products');
  asked = fakeServices({
    'POST /api/v1/document/search': { json: { total: 2, hits: [hit(1), hit(2)], aggregations } },
    '*': { json: [] },
  });
});

const propsOf = (props: Partial<SearchListingProps> = {}) =>
  v.parse(searchListing.props, props) as SearchListingProps;
const services = { search: 'https://search.example' };

test.each(examples)('the example "$name" renders hits, or says why not', async ({ props, payload }) => {
  renderIsland(<SearchListing {...propsOf(props)} />, { services, ...payload });
  const isOut = payload?.services !== undefined;
  if (isOut) expect(await screen.findByRole('alert')).toBeDefined();
  else expect((await screen.findAllByRole('link', { name: 'Pigment 1' })).length).toBeGreaterThan(0);
});

test.each([
  ['is shown without a search', 'eu', 'Pigment 7', 0],
  ['of another region is not shown', 'us', 'Pigment 1', 1],
])('an answer in the page %s', async (_, region, name, searches) => {
  const answer = { total: 1, hits: [hit(7)], aggregations };
  const element = addHtml('<div><script type="application/json" data-ce-answer></script></div>');
  const script = element.querySelector('script') as HTMLScriptElement;
  script.textContent = JSON.stringify({ query: '', user: null, region: 'eu', answer });
  const place = isolate(element).place;
  renderIsland(
    <IslandPlaceContext value={place}>
      <SearchListing {...propsOf()} />
    </IslandPlaceContext>,
    { services, requestRegion: region },
  );
  await screen.findByRole('link', { name });
  expect(asked.filter(({ path }) => path.includes('/document/'))).toHaveLength(searches);
});

test.each([
  ['visitors read once that they need to log in', '?tab=mysheets', 'Log in to see saved sheets.', 0],
  ['after any other failure the served hits stay', '', 'The results could not be loaded.', 1],
])('%s', async (_, address, title, kept) => {
  asked = fakeServices({ 'POST /api/v1/document/search': { status: 503, json: {} }, '*': { json: [] } });
  history.replaceState(null, '', `/sheets${address}`);
  const element = addHtml(`<div><p class="served">${title}</p></div>`);
  const place = isolate(element).place;
  renderIsland(
    <IslandPlaceContext value={place}>
      <SearchListing {...propsOf({ mode: 'sheets' })} />
    </IslandPlaceContext>,
    { services },
  );
  await screen.findByText(title, { ignore: '.served' });
  expect(document.querySelectorAll('slot')).toHaveLength(kept);
});

test('a hit that is opened is told once, with its place and the answer that it stands in', async () => {
  const { bus } = renderIsland(<SearchListing {...propsOf()} />, { services });
  const told: unknown[] = [];
  bus.on('search:answered', (event) => told.push(event));
  bus.on('search:hit-opened', (event) => told.push(event));
  const link = await screen.findByRole('link', { name: 'Pigment 2' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(told).toMatchObject([{ total: 2 }, { id: 'p-2', position: 2 }]);
  const [answered, opened] = told as [{ queryId: string }, { queryId: string }];
  expect(opened.queryId).toBe(answered.queryId);
});

test('a second listing with the same parameters is named as set up wrongly', async () => {
  const onError = vi.fn();
  const listing = (props: Partial<SearchListingProps>) => (
    <IslandBoundary onInsert={() => true} onCommit={() => {}} onError={onError}>
      <SearchListing {...propsOf(props)} />
    </IslandBoundary>
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    renderIsland(
      <>
        {listing({})}
        {listing({ urlPrefix: 'b_' })}
        {listing({ url: false })}
        {listing({})}
      </>,
      { services },
    );
  });
  expect(onError).toHaveBeenCalledOnce();
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    name: 'IslandError',
    message: expect.stringContaining('data-ce-props.urlPrefix must be another than ""'),
  });
});

test('a base filter that there is not is named, and nothing is searched without it', async () => {
  const onError = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    renderIsland(
      <IslandBoundary onInsert={() => true} onCommit={() => {}} onError={onError}>
        <SearchListing {...propsOf({ filters: { colour: 'red' } })} />
      </IslandBoundary>,
      { services },
    );
  });
  expect(onError.mock.calls[0]?.[0]).toMatchObject({
    name: 'IslandError',
    message: expect.stringMatching(/data-ce-props\.filters.* but is "colour"/),
  });
  expect(asked).toEqual([]);
});

test('the first of the views is shown where the page offers no list', async () => {
  await act(async () => {
    renderIsland(<SearchListing {...propsOf({ views: ['table', 'grid'] })} />, { services });
  });
  expect(await screen.findByRole('table')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Table', pressed: true })).toBeDefined();
});

test('the address, the facet and the chip say the same', async () => {
  history.replaceState(null, '', '/products?c=red');
  renderIsland(<SearchListing {...propsOf()} />, { services });
  expect(await screen.findByRole('checkbox', { name: /^Red/ })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: /Remove .*Red/ }));
  expect(location.search).toBe('');
  expect(screen.getByRole('checkbox', { name: /^Red/ })).toHaveProperty('checked', false);
  expect(within(document.body).queryByRole('button', { name: /Remove .*Red/ })).toBeNull();
});

test('what someone has typed and chosen in the served form is taken over, with focus and selection', async () => {
  const element = addHtml(`<div><form><label>Search term <input name="q" value=""></label>
    <label><input type="checkbox" name="c" value="red"> Red</label></form></div>`);
  const place = isolate(element).place;
  renderIsland(
    <IslandPlaceContext value={place}>
      <SearchListing {...propsOf()} />
    </IslandPlaceContext>,
    { services },
  );
  const served = element.querySelector('input') as HTMLInputElement;
  const form = served.form as HTMLFormElement;
  served.focus();
  served.value = 'perylene ';
  served.setSelectionRange(2, 4);
  (form.elements.namedItem('c') as HTMLInputElement).checked = true;
  const box = within(await screen.findByRole('search')).getByRole<HTMLInputElement>('combobox');
  expect(box.value).toBe('perylene ');
  expect(document.activeElement).toBe(box);
  await waitFor(() => expect([box.selectionStart, box.selectionEnd]).toEqual([2, 4]));
  expect(location.search).toBe('?q=perylene&c=red');
  await waitFor(() =>
    expect(asked.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/\/document\/search\?.*c=red&q=perylene$/),
    ),
  );
});

test('a focus that was on a served hit goes to the heading of the results', async () => {
  const element = addHtml('<div><a href="/product/p-1">Pigment 1</a></div>');
  const place = isolate(element).place;
  renderIsland(
    <IslandPlaceContext value={place}>
      <SearchListing {...propsOf()} />
    </IslandPlaceContext>,
    { services },
  );
  element.querySelector('a')?.focus();
  const heading = await screen.findByRole('heading', { name: /2 / });
  expect(document.activeElement).toBe(heading);
});

const user = { userId: 'u-1', email: 'a@example.com', token: 't' };
const links = { savedSearches: '/saved-searches' };

test('a narrowed search is saved by signed-in users, where the site has a page for it (row 295)', async () => {
  history.replaceState(null, '', '/products?c=red');
  renderIsland(<SearchListing {...propsOf()} />, { services, user, links });
  expect(await screen.findByRole('button', { name: 'Save search' })).toBeDefined();
});

test.each<[string, string, object, Partial<SearchListingProps>]>([
  ['to a visitor', '?c=red', { links }, {}],
  ['without such a page', '?c=red', { user }, {}],
  ['of all products', '', { user, links }, {}],
  ['of a listing without an address', '?c=red', { user, links }, { url: false }],
])('saving is not offered %s, and nothing is asked for (row 295)', async (_, query, payload, props) => {
  history.replaceState(null, '', `/products${query}`);
  renderIsland(<SearchListing {...propsOf(props)} />, { services, ...payload });
  await screen.findByRole('link', { name: 'Pigment 1' });
  expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
  expect(asked.some(({ path }) => path.includes('saved-search'))).toBe(false);
});
