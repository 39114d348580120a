import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMPARISON_COOKIE, formatStored } from '../../../src/domain/comparison/stored-comparison.ts';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { comparisonOf } from '../../../src/store/comparison/comparison-of.ts';
import { ComparePage } from '../../../widgets/compare-page/ComparePage.tsx';
import { fakeServices, services } from '../../support/fake-services.ts';
import { renderIsland } from '../../support/render-island.tsx';
import { answersWith, item, MANIFEST, PRODUCTS, product } from './fake-products.ts';

const industries = [{ code: 'coatings', title: 'Coatings' }];
const user = { userId: 'u-1', email: 'rita@example.com', token: 'bearer' };

beforeEach(() => {
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.cookie = `${COMPARISON_COOKIE}=;path=/;expires=Thu, 01 Jan 1970 00:00:00 GMT`;
});

/** Puts a comparison of these products into the browser. */
function haveOwn(numbers: number[], more: object = {}) {
  const text = formatStored({
    comparison: { title: 'Reds', industry: 'coatings', basket: numbers.map(item), kind: 'own', ...more },
    isUnsent: false,
  });
  document.cookie = `${COMPARISON_COOKIE}=${encodeURIComponent(text)};path=/`;
}

function open(payload: RawPayload = {}) {
  return renderIsland(<ComparePage productPage="/product/{id}" productsPage="/products" />, {
    services,
    industries,
    links: { comparePage: '/compare' },
    ...payload,
  });
}

const shared = (numbers: number[], more: object = {}) => ({
  sharedComparison: {
    shareId: 's-1',
    title: 'Shared reds',
    industry: 'coatings',
    basket: numbers.map(item),
    ...more,
  },
});
const table = () => screen.findByRole('table', { name: /^Comparison of/ });
const rowNames = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the table', () => {
  test('products are columns, fields rows in their order, values under the manifest’s titles (row 135)', async () => {
    fakeServices(answersWith([product(1), product(2)]));
    open(shared([1, 2]));
    const columns = within(await table()).getAllByRole('columnheader');
    expect(columns.map((each) => each.getAttribute('aria-label') ?? each.textContent)).toEqual([
      'Property',
      'Pigment 1',
      'Pigment 2',
    ]);
    expect(await rowNames()).toEqual([
      'Colour',
      'Colour space',
      'Brand',
      'Alkyd melamine, Masstone3',
      'a*',
      'b',
      'lightness',
    ]);
    const space = screen.getByRole('rowheader', { name: 'Colour space' }).closest('tr');
    expect(
      space &&
        within(space)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
    ).toEqual(['Red', 'Red']);
    expect(screen.getByRole('link', { name: 'Pigment 1' }).getAttribute('href')).toBe(
      '/product/p-1?i=coatings',
    );
  });

  test('one call brings all products, and the manifest is asked for its fields and its technical properties', async () => {
    const sent = fakeServices(answersWith([product(1), product(2)]));
    open(shared([1, 2]));
    await table();
    const calls = sent.map(({ url }) => new URL(url));
    expect(calls.map(({ pathname }) => pathname).sort()).toEqual([
      '/api/v1/manifest/search',
      '/api/v1/manifest/search',
      '/api/v1/product-comparison/productsByUids',
    ]);
    const products = calls.find(({ pathname }) => pathname.endsWith('productsByUids'));
    expect(Object.fromEntries(products?.searchParams ?? [])).toEqual({
      uids: 'pigments::p-1,pigments::p-2',
      i: 'coatings',
    });
  });

  test('what differs from the reference is marked, and the reference can be another or none (rows 135, 184)', async () => {
    fakeServices(answersWith([product(1), product(2), product(3, { color_values: null })]));
    open(shared([1, 2, 3]));
    await table();
    const cells = () =>
      within(screen.getByRole('rowheader', { name: 'Brand' }).closest('tr') as HTMLElement).getAllByRole(
        'cell',
      );
    const brand = () => cells().map((cell) => cell.textContent);
    const shades = () => cells().map((cell) => cell.style.getPropertyValue('--ce-_shade'));
    expect(brand()).toEqual(['Rubelis', 'Azurenta (differs)', 'Azurenta (differs)']);
    // A quarter of the product's colour on white; light grey where it has none.
    expect(shades()).toEqual(['', 'rgb(241 199 196)', 'rgb(235 236 238)']);
    const reference = screen.getByRole('button', { name: 'Reference: Compare the others with Pigment 3' });
    expect(reference.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(reference);
    expect(brand()).toEqual(['Rubelis (differs)', 'Azurenta', 'Azurenta']);
    expect(reference.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(reference);
    expect(brand()).toEqual(['Rubelis', 'Azurenta', 'Azurenta']);
  });

  test('differences only, filled only, search: rows go, their number is told, and all come back', async () => {
    fakeServices(
      answersWith([product(1, { application: [{ key: 'coil', hierarchy: 'recommended' }] }), product(2)]),
    );
    open(shared([1, 2]));
    await table();
    expect(screen.getByText('6 of 6 rows')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Differences only' }));
    expect(await rowNames()).not.toContain('Colour space');
    fireEvent.click(screen.getByRole('button', { name: 'Filled only' }));
    expect(await rowNames()).not.toContain('Application');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
    expect(await screen.findByText('0 of 6 rows')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Show all rows' }));
    expect(await screen.findByText('6 of 6 rows')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  test('a section of technical properties closes and opens by its header, and a search opens it', async () => {
    fakeServices(answersWith([product(1), product(2)]));
    open(shared([1, 2]));
    await table();
    const header = screen.getByRole('button', { name: /^Alkyd melamine/ });
    fireEvent.click(header);
    expect(header.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('rowheader', { name: 'a*' })).toBeNull();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'a*' } });
    expect(await screen.findByRole('rowheader', { name: 'a*' })).toBeDefined();
  });

  test('the levels of recommendation have a legend where there are any', async () => {
    fakeServices(
      answersWith([product(1, { application: [{ key: 'coil', hierarchy: 'recommended' }] }), product(2)]),
    );
    open(shared([1, 2]));
    await table();
    expect(screen.getByText('Potentially recommended')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Recommended' })).toBeDefined();
  });

  test('a product without data, colour or fields of a known form breaks nothing', async () => {
    fakeServices(
      answersWith([
        {
          id: 'p-1',
          uid: 'pigments::p-1',
          product_name: 'Bare',
          color_values: 'red',
          technicalProperties: [null, 5],
        },
        product(2, { brand: [[]], color_values: null }),
      ]),
    );
    open(shared([1, 2]));
    expect(await rowNames()).toContain('Colour space');
    expect(screen.getAllByText('No colour known')).toHaveLength(2);
    expect(await screen.findByText('not measured')).toBeDefined();
  });
});

describe('colours', () => {
  test('points of the a*/b* plane say their values, and the figures stand beside them', async () => {
    fakeServices(answersWith([product(1), product(2)]));
    open(shared([1, 2]));
    await table();
    expect(await screen.findByRole('img', { name: 'Pigment 2: a* 20.0, b* 20.0' })).toBeDefined();
    const figures = screen.getByRole('table', { name: /Alkyd melamine, Masstone/ });
    const cells = within(within(figures).getByRole('row', { name: /Pigment 2/ })).getAllByRole('cell');
    // L*, a*, b*, C*, h and the difference to the first product.
    expect(cells.map((cell) => cell.textContent)).toEqual(['52.0', '20.0', '20.0', '28.3', '45.0', '10.0']);
  });

  test('a product without a colour is drawn in grey (row 183)', async () => {
    fakeServices(answersWith([product(1), product(2, { color_values: null })]));
    open(shared([1, 2]));
    const fill = async (name: string) =>
      (await screen.findByRole('img', { name })).querySelector('[style]')?.getAttribute('style');
    expect(await fill('Pigment 1: a* 10.0, b* 20.0')).toContain('--ce-_color: rgb(200 30 10)');
    expect(await fill('Pigment 2: a* 20.0, b* 20.0')).toContain('--ce-_color: rgb(128 128 128)');
  });

  test('without measured values nothing is drawn', async () => {
    const bare = { technicalProperties: [] };
    fakeServices(answersWith([product(1, bare), product(2, bare)]));
    open(shared([1, 2]));
    expect(await screen.findByText('No a* and b* values were measured for these products.')).toBeDefined();
  });
});

describe('whose comparison', () => {
  test('without any, what to do', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Choose pigments' }).getAttribute('href')).toBe('/products');
  });

  test('of one product: a hint, and nothing to export or share', async () => {
    haveOwn([1]);
    fakeServices(answersWith([product(1)]));
    open();
    await table();
    expect(screen.getByText('Add at least one more product to compare.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export as PDF' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  });

  test('a shared one is only to be looked at; “make it mine” makes it one’s own (row 132)', async () => {
    fakeServices(answersWith([product(1), product(2)]));
    const { store, bus } = open(shared([1, 2]));
    await table();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the title' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Make it mine' }));
    await screen.findByRole('button', { name: 'Change the title' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shared reds' }));
    const { comparison } = comparisonOf(store, bus).state.getState();
    expect(comparison).toMatchObject({ title: 'Shared reds', kind: 'own' });
    expect([comparison.id, comparison.shareId]).toEqual([undefined, undefined]);
    expect(location.pathname).toBe('/compare');
  });

  test('one’s own behind a link of one’s own can be changed', async () => {
    haveOwn([1, 2]);
    fakeServices(answersWith([product(1), product(2)]));
    open(shared([1, 2], { shareId: undefined, title: '' }));
    expect(await screen.findByRole('heading', { name: 'Reds' })).toBeDefined();
    expect(screen.queryByText(/shared this comparison/)).toBeNull();
  });

  test('the editors’ one has their words, sanitised, and links of this origin only (row 177)', async () => {
    fakeServices(answersWith([product(1), product(2)]));
    const components = [1, 2].map((number) => ({
      uid: `pigments::p-${number}`,
      productName: `Pigment ${number}`,
      link: number === 1 ? '/product/p-1?i=coatings' : 'https://evil.example/',
    }));
    open({
      advancedComparison: {
        ...{ id: 'ac-1', title: 'Reds of ours', industry: 'coatings', components },
        content: '<p>The <strong>first</strong> hides best.<img src=x onerror=alert(1)></p>',
      },
    });
    expect(await screen.findByRole('heading', { name: 'Reds of ours' })).toBeDefined();
    expect((await screen.findByText('first')).tagName).toBe('STRONG');
    expect(document.querySelector('img[onerror]')).toBeNull();
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual([
      '/product/p-1',
      '/product/p-2',
    ]);
    expect(links.every((link) => !(link as HTMLAnchorElement).href.includes('evil'))).toBe(true);
  });
});

describe('what is done with it', () => {
  test('a product is removed without a new call, the focus stays, and it can be put back', async () => {
    haveOwn([1, 2, 3]);
    const sent = fakeServices(answersWith([product(1), product(2), product(3)]));
    open();
    await table();
    const { length } = sent;
    fireEvent.click(screen.getByRole('button', { name: 'Remove Pigment 1' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Pigment 1' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Pigment 2' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('columnheader', { name: 'Pigment 1' })).toBeDefined();
    expect(sent).toHaveLength(length);
  });

  test('the title is changed in its place; an empty one is refused, Escape leaves it as it was', async () => {
    haveOwn([1, 2]);
    fakeServices(answersWith([product(1), product(2)]));
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Change the title' }));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /Title of the comparison/ });
    fireEvent.input(input, { target: { value: '  ' } });
    fireEvent.submit(input);
    expect(screen.getByText('Please enter 1 to 120 characters.')).toBeDefined();
    fireEvent.input(input, { target: { value: 'Facade reds' } });
    fireEvent.submit(input);
    expect(screen.getByRole('heading', { name: 'Facade reds' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the title' }));
    fireEvent.click(screen.getByRole('button', { name: 'Change the title' }));
    fireEvent.keyDown(screen.getByRole('textbox', { name: /Title of the comparison/ }), { key: 'Escape' });
    expect(screen.getByRole('heading', { name: 'Facade reds' })).toBeDefined();
    await table();
  });

  test('visitors are led to the login, who is signed in saves', async () => {
    haveOwn([1, 2]);
    fakeServices(answersWith([product(1), product(2)]));
    const { bus, unmount } = open();
    const asked = vi.fn();
    bus.on('overlay:open', asked);
    fireEvent.click(screen.getByRole('button', { name: 'Log in to save' }));
    expect(asked.mock.calls[0]?.[0]).toEqual({ name: 'login' });
    await table();
    unmount();

    const saved = {
      id: 'c-1',
      shareId: 's-9',
      title: 'Reds',
      industry: 'coatings',
      basket: [item(1), item(2)],
    };
    const sent = fakeServices({
      ...answersWith([product(1), product(2)]),
      'POST /api/v1/product-comparison': { json: saved, status: 201 },
    });
    open({ user });
    expect(screen.getByText('Not saved')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy link' }));
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
    expect(
      sent.filter(({ method, url }) => method === 'POST' && url.endsWith('product-comparison')),
    ).toHaveLength(1);
    await table();
  });

  test('the link is copied', async () => {
    haveOwn([1, 2], { id: 'c-1', shareId: 's-9' });
    fakeServices(answersWith([product(1), product(2)]));
    const writeText = vi.fn(async () => {});
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    const { store } = open();
    await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
    expect(writeText).toHaveBeenCalledWith(`${location.origin}/compare?comparison=s-9`);
    expect(store.getState().notices.at(-1)).toMatchObject({ type: 'success', text: 'The link is copied.' });
    await table();
  });

  test('a browser that cannot copy says so, reports it, and the link is there to be selected (row 133)', async () => {
    haveOwn([1, 2]);
    fakeServices(answersWith([product(1), product(2)]));
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const { store } = open();
    await act(async () => screen.getByRole('button', { name: 'Copy link' }).click());
    expect(store.getState().notices.at(-1)).toMatchObject({
      type: 'error',
      text: 'We are sorry, but your browser does not support this feature.',
    });
    expect(reported).toHaveBeenCalledTimes(1);
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this comparison' });
    expect(link.value).toBe(`${location.origin}/compare?i=coatings&uids=pigments::p-1,pigments::p-2`);
    expect(document.activeElement).toBe(link);
    await table();
  });

  test.each([
    [
      'a visitor',
      {},
      'https://backend.example/util/download/comparison?i=coatings&productUids=pigments%3A%3Ap-1%2Cpigments%3A%3Ap-2&download=true',
    ],
    [
      'who is signed in',
      { user },
      'https://backend.example/util/download/comparison?i=coatings&productUids=pigments%3A%3Ap-1%2Cpigments%3A%3Ap-2&download=true&token=once',
    ],
  ])('the export of %s goes to the backend', async (_who, payload, address) => {
    haveOwn([1, 2]);
    fakeServices({
      ...answersWith([product(1), product(2)]),
      'POST /api/v1/user/me/download-token': { json: { token: 'once' }, status: 201 },
    });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    open(payload);
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(address));
  });

  test.each([
    [
      'an ended session',
      { json: { message: 'No' }, status: 401 },
      'Your session is over. Please log in again to export.',
    ],
    ['a broken service', { json: {}, status: 500 }, 'The PDF could not be prepared. Please try again.'],
    ['no connection', 'no connection', 'There is no connection. Please export again once you are online.'],
  ] as const)('%s is told, and the page stays', async (_what, answer, text) => {
    haveOwn([1, 2]);
    fakeServices({ ...answersWith([product(1), product(2)]), 'POST /api/v1/user/me/download-token': answer });
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { store } = open({ user });
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Export as PDF' }));
    await waitFor(() => expect(store.getState().notices.at(-1)?.text).toBe(text));
    expect(assign).not.toHaveBeenCalled();
  });
});

describe('products that are gone', () => {
  test('from one’s own unsaved comparison they are taken out and named', async () => {
    haveOwn([1, 2, 3]);
    fakeServices(answersWith([product(1), product(3)]));
    const { store, bus } = open();
    await table();
    await waitFor(() =>
      expect(store.getState().notices.at(-1)?.text).toBe(
        'No longer available and taken out of “Reds”: Pigment 2.',
      ),
    );
    expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2);
  });

  test('of a saved one, its service says what becomes of it (row 131)', async () => {
    haveOwn([1, 2, 3], { id: 'c-1' });
    const saved = {
      id: 'c-1',
      title: 'Reds',
      industry: 'coatings',
      basket: [item(1), item(3)],
      dropped: ['Pigment 2'],
    };
    fakeServices({
      ...answersWith([product(1), product(3)]),
      'GET /api/v1/product-comparison/c-1': { json: saved },
    });
    const { store, bus } = open({ user });
    await waitFor(() => expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2));
    expect(store.getState().notices.at(-1)?.text).toContain('Pigment 2');
    await table();
  });

  test('a saved one of which too little is left is gone (row 131)', async () => {
    haveOwn([1, 2], { id: 'c-1' });
    fakeServices({
      ...answersWith([product(1)]),
      'GET /api/v1/product-comparison/c-1': { json: { message: 'Gone' }, status: 404 },
    });
    const { store } = open({ user });
    const heading = await screen.findByRole('heading', { name: 'Nothing to compare yet' });
    expect(document.activeElement).toBe(heading);
    expect(store.getState().notices.at(-1)?.text).toContain('was deleted');
  });

  test('without a login a saved one stays as it is', async () => {
    haveOwn([1, 2], { id: 'c-1' });
    fakeServices(answersWith([product(1)]));
    const { store, bus } = open();
    expect(await screen.findByText('No longer available and left out: Pigment 2.')).toBeDefined();
    expect(comparisonOf(store, bus).state.getState().comparison.basket).toHaveLength(2);
    expect(store.getState().notices).toEqual([]);
  });

  test('in a shared one the server’s words and our own stand together', async () => {
    fakeServices(answersWith([product(1), product(3)]));
    open(shared([1, 2, 3], { dropped: ['Pigment 9'] }));
    expect(await screen.findByText('No longer available and left out: Pigment 9, Pigment 2.')).toBeDefined();
  });
});

describe('failures', () => {
  test.each([
    ['no connection', PRODUCTS, 'no connection', 'We cannot reach the server.'],
    ['a broken service', PRODUCTS, { json: {}, status: 500 }, 'An unknown error has occurred'],
    [
      'its own words',
      PRODUCTS,
      { json: { message: 'Closed for stocktaking.' }, status: 503 },
      'Closed for stocktaking.',
    ],
    ['no list', PRODUCTS, { json: 'hello' }, 'An unknown error has occurred'],
    ['no manifest', MANIFEST, { json: {}, status: 500 }, 'An unknown error has occurred'],
  ] as const)('%s: a sentence, and another try that works', async (_what, call, answer, text) => {
    const answers = answersWith([product(1), product(2)]);
    const works = answers[call];
    answers[call] = answer;
    fakeServices(answers);
    open(shared([1, 2]));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    // The link can be passed on all the same.
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
    if (works) answers[call] = works;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeDefined();
  });

  test('while it loads, the place is held and said', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    open(shared([1, 2]));
    expect(screen.getByText('Loading the products')).toBeDefined();
  });
});
