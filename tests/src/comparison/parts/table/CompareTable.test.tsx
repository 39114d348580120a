import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, product, wrongAnswersWith } from '../fake-products.ts';
import { open, rowNames, shared, table, user } from '../open-page.tsx';

const FIGURES = [
  'L*lightness',
  'a*green − to red +',
  'b*blue − to yellow +',
  'C*chroma',
  'hhue angle, °',
  'ΔL*− darker, + lighter',
  'Δa*− greener, + redder',
  'Δb*− bluer, + yellower',
  'ΔC*− duller, + brighter',
  'ΔH*hue, + anticlockwise',
  'ΔE00CIEDE2000, 1:1:1',
];

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
    '2 of 4 products',
    'ColourMeasured inAlkyd melamineAlkyd melamineD65, 10° observer',
    'Measured colourlower band: reference',
    ...FIGURES,
    'Identity1 of 2 differ',
    'Colour space',
    'Brand',
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

/** A product with values in alkyd melamine besides its colour. */
const inAlkyd = (number: number, gloss: string) =>
  product(number, {
    technicalProperties: [
      ...product(number).technicalProperties,
      ...Object.entries({ gloss, hiding: 'good', light_fastness: '8' }).map(([code, value]) => ({
        ...{ propertyType: code, code, dataType: 'text', value },
        ...{ medium: 'alkyd', applicationType: 'masstone', industry: 'coatings' },
      })),
    ],
  });

test('the head of a group counts what differs; fastness in the chosen medium has a group of its own', async () => {
  fakeServices(answersWith([inAlkyd(1, 'high'), inAlkyd(2, 'low')]));
  open(shared([1, 2]));
  await table();
  expect(await screen.findByRole('button', { name: /Masstone ?1 of 2 differ/ })).toBeTruthy();
  const fastness = screen.getByRole('rowheader', { name: 'light_fastness' }).closest('tbody');
  expect(fastness && within(fastness).getByRole('rowheader', { name: 'Fastness' })).toBeTruthy();
  expect(fastness?.textContent).toMatch(/^FastnessAlkyd melamine0 of 1 differ/);
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

test('what differs from the reference is marked, and the reference can be another (rows 135, 184)', async () => {
  const bare = { technicalProperties: [] };
  fakeServices(
    answersWith([product(1, bare), product(2, bare), product(3, { ...bare, color_values: undefined })]),
  );
  open(shared([1, 2, 3]));
  await table();
  const cells = () =>
    within(screen.getByRole('rowheader', { name: 'Brand' }).closest('tr') as HTMLElement).getAllByRole(
      'cell',
    );
  const brand = () => cells().map((cell) => cell.textContent);
  const shades = () => cells().map((cell) => cell.style.getPropertyValue('--ce-_color'));
  expect(brand()).toEqual(['Rubelis', 'Azurenta (differs)', 'Azurenta (differs)']);
  // A quarter of the product's colour on the scheme's ground; grey where it has none.
  expect(shades()).toEqual([
    '',
    'light-dark(rgb(241 199 196), rgb(67 26 27))',
    'light-dark(rgb(235 236 238), rgb(48 52 61))',
  ]);
  const reference = screen.getByRole('button', { name: 'Set as reference: Pigment 3' });
  expect(reference.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(reference);
  expect(brand()).toEqual(['Rubelis (differs)', 'Azurenta', 'Azurenta']);
  expect(reference.getAttribute('aria-pressed')).toBe('true');
  expect(reference.getAttribute('aria-label')).toBe('Reference: Pigment 3');
  fireEvent.click(reference);
  expect(brand()).toEqual(['Rubelis (differs)', 'Azurenta', 'Azurenta']);
});

test('differences only, filled only, search: rows go, their number is told, and all come back', async () => {
  fakeServices(
    answersWith([product(1, { application: [{ key: 'coil', hierarchy: 'recommended' }] }), product(2)]),
  );
  open(shared([1, 2]));
  await table();
  expect(screen.getByText('3 of 3 rows')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Differences only' }));
  expect(await rowNames()).not.toContain('Colour space');
  fireEvent.click(screen.getByRole('button', { name: 'Filled only' }));
  expect(await rowNames()).not.toContain('Application');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  expect(await screen.findByText('0 of 3 rows')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all rows' }));
  expect(await screen.findByText('3 of 3 rows')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a section of technical properties opens and closes by its header or with all others, and a search opens it', async () => {
  fakeServices(answersWith([inAlkyd(1, 'high'), inAlkyd(2, 'low')]));
  open(shared([1, 2]));
  await table();
  const header = screen.getByRole('button', { name: /^Alkyd melamine/ });
  const gloss = () => screen.queryByRole('rowheader', { name: 'gloss' });
  expect(header.getAttribute('aria-expanded')).toBe('false');
  expect(gloss()).toBeNull();
  fireEvent.click(header);
  expect(gloss()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(gloss()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(header.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(header);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gloss' } });
  expect(gloss()).not.toBeNull();
});

test('the levels of recommendation have a legend in the head of their group', async () => {
  fakeServices(
    answersWith([product(1, { application: [{ key: 'coil', hierarchy: 'recommended' }] }), product(2)]),
  );
  open(shared([1, 2]));
  const legend = within(await table()).getByRole('list', { name: 'Recommendation' });
  expect(within(legend).getByText('Potentially recommended')).toBeDefined();
  const body = legend.closest<HTMLElement>('[role=rowgroup]');
  expect(body && within(body).getByRole('rowheader', { name: /^Application/ })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Recommended' })).toBeDefined();
});

test('a product without data, colour or fields of a known form breaks nothing', async () => {
  fakeServices(
    wrongAnswersWith([
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
  expect(await rowNames()).toContain('Colour space 1/2');
  expect(screen.getAllByText('not measured')[0]?.className).toContain('ce-shades__swatch');
});

test('the whole table can be copied', async () => {
  const written = vi.fn(async (_items: unknown) => {});
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: written, write: written } });
  fakeServices(answersWith([product(1), product(2)]));
  open(shared([1, 2]));
  await table();
  fireEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  expect(screen.getByRole('button', { name: 'CSV: save the table as a file' })).toBeDefined();
  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce());
});

test('shows customers no codes that the catalogues do not name, and staff all of them', async () => {
  const unknown = { medium: 'rubber', applicationType: 'masstone', industry: 'coatings', dataType: 'text' };
  const odd = (number: number) =>
    product(number, {
      application: ['coil', 'hull_paint'],
      technicalProperties: [
        ...product(number).technicalProperties,
        { ...unknown, code: 'gloss', propertyType: 'gloss', value: 'high' },
        { ...unknown, medium: 'alkyd', code: 'rub_out', propertyType: 'rub_out', value: '0.4' },
      ],
    });
  fakeServices(answersWith([odd(1), odd(2)]));
  open(shared([1, 2]));
  expect((await table()).textContent).not.toMatch(/rubber|rub_out|hull_paint/);
  cleanup();
  open({ ...shared([1, 2]), user: { ...user, tokenPayload: { roles: ['internal'] } } });
  expect((await table()).textContent).toMatch(/hull_paint.*rubber, Masstone/);
});
