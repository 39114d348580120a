import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { NearestHint } from '../../../../../src/product/parts/nearest/NearestHint.tsx';
import { NearestSection } from '../../../../../src/product/parts/nearest/NearestSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Answer, Reply } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { entry, property } from '../../../domain/technical/properties.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

beforeEach(() => history.replaceState(null, '', '/product'));

const CALL = 'GET /api/v1/pigment/p-0147/nearest';
const catalogues = [
  { ...entry('medium', 'alkyd', 1), title: 'Alkyd melamine' },
  { ...entry('applicationType', 'masstone', 1), title: 'Masstone' },
];
const red = [
  ...[property('lightness', 40), property('a', 50), property('b', 0)],
  property('rgb', { R: 171, G: 53, B: 55 }),
];
const near = (id: string, deltaE: number, more: object = {}) => ({
  ...{ id, uid: `pigments::${id}`, prd: id, product_name: `Shade ${id}`, industries: ['coatings'] },
  ...{ color_values: { R: 1, G: 2, B: 3 }, deltaE, measured: { L: 41.97, a: 40, b: -30 } },
  ...more,
});
const identity = { color_index: 'C.I. Pigment Red 209', transparency_title: 'Semi-transparent' };
const found = {
  // A product without measured values is shown, too.
  wrong: [
    near('p-1', 1.85, { rgb: { R: 174, G: 58, B: 61 }, ...identity }),
    near('p-2', 2.1, { measured: null, transparency_title: 'Opaque' }),
  ],
};

function answer(nearest: Answer) {
  const answers: Record<string, Reply> = {
    'POST /api/v1/manifest/search': { json: catalogues },
    [CALL]: nearest,
  };
  return { answers, sent: fakeServices(answers) };
}
const product = (properties = red) => fakePigment({ technicalProperties: properties });
const show = (properties = red, props: { medium?: string; limit?: number } = {}, payload: RawPayload = {}) =>
  renderIsland(
    <NearestSection product={product(properties)} isBusy={false} productPage="/product/{id}" {...props} />,
    { services, ...payload },
  );

it('asks in the medium of the masstone, and shows how each colour differs', async () => {
  const { sent } = answer(found);
  show();
  const [first, second] = within(await screen.findByRole('list', { name: /nearest colours/ })).getAllByRole(
    'listitem',
  );
  expect(sent.find(({ url }) => url.includes('nearest'))?.url).toMatch(
    /\?i=coatings&medium=alkyd&applicationType=masstone&limit=4$/,
  );
  screen.getByText('Masstone in alkyd melamine, D65, 10° observer, by ΔE00');
  expect(
    within(first as HTMLElement)
      .getByRole('link', { name: 'Shade p-1' })
      .getAttribute('href'),
  ).toBe('/product/p-1?i=coatings');
  expect(first?.querySelector('dl')?.textContent).toBe('ΔE001.85ΔL*1.97 lighterΔC*0.00ΔH*−31.62 redder');
  within(first as HTMLElement).getByText('C.I. Pigment Red 209, semi-transparent');
  within(first as HTMLElement).getByRole('img', { name: 'Rubelis Red 3240 beside Shade p-1' });
  within(first as HTMLElement).getByRole('button', { name: /comparison.*Shade p-1|Compare/i });
  expect(second?.querySelector('dl')?.textContent).toBe('ΔE002.10');
  within(second as HTMLElement).getByText('Opaque');
  // Another colour of the product is never shown for the compared one.
  const shown = [first, second].map((item) => item?.querySelector('[role="img"]')?.getAttribute('style'));
  expect(shown.map((style) => style?.match(/--ce-_that: [^;]+/)?.[0])).toEqual([
    '--ce-_that: rgb(174 58 61)',
    undefined,
  ]);
});

it('compares effect pigments at one angle', async () => {
  answer(found);
  show(
    red.map((each) => ({ ...each, angle: '45' })),
    { limit: 2 },
  );
  await screen.findByText('Masstone at 45° in alkyd melamine, D65, 10° observer, by ΔE00');
});

it('keeps its place from the start, and says that there are no near products', async () => {
  answer({ json: [] });
  show();
  screen.getByRole('region', { name: 'Nearest shades', busy: true });
  expect(screen.queryByRole('button', { name: 'Copy table' })).toBeNull();
  await screen.findByText('No other product in this industry was measured in alkyd melamine.');
  screen.getByRole('region', { name: 'Nearest shades', busy: false });
});

it('renders nothing without a measured colour', async () => {
  const again = answer(found);
  show([property('heat', 300)]);
  await waitFor(() => expect(again.sent.every(({ url }) => !url.includes('nearest'))).toBe(true));
});

it('reports a failed call and retries it', async () => {
  const { answers } = answer({ status: 503, json: {} });
  show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answers[CALL] = found;
  await userEvent.click(retry);
  await screen.findByRole('link', { name: 'Shade p-1' });
});

it('links to the nearest product in the banner of a discontinued one', async () => {
  answer(found);
  renderIsland(<NearestHint product={product()} productPage="/product/{id}" />, { services });
  const link = await screen.findByRole('link', { name: 'The nearest shade is Shade p-1, ΔE00 1.85.' });
  expect(link.getAttribute('href')).toBe('/product/p-1?i=coatings');
  screen.getByText(/Masstone in alkyd melamine, D65, 10° observer\.$/);
});

it('takes product, conditions and differences along', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.stubGlobal('ClipboardItem', undefined);
  answer(found);
  show(red.map((each) => ({ ...each, angle: '45' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Copy table' }));
  const lines = writeText.mock.calls[0]?.[0].split('\n').map((line) => line.split('\t'));
  expect(lines).toEqual([
    [
      ...['Product', 'Product code', 'Colour Index name', 'Industry', 'Medium', 'Depth', 'Angle, °'],
      ...['Illuminant', 'Observer', 'L*', 'a*', 'b*', 'Reference', 'ΔE00', 'ΔL*', 'ΔC*', 'ΔH*'],
      'In words',
    ],
    [
      ...['Rubelis Red 3240', '469714', '', 'coatings', 'Alkyd melamine', 'Masstone', '45', 'D65', '10°'],
      ...['40.00', '50.00', '0.00', '', '', '', '', '', ''],
    ],
    [
      ...['Shade p-1', 'p-1', 'C.I. Pigment Red 209', 'coatings', 'Alkyd melamine', 'Masstone', '45', 'D65'],
      ...['10°', '41.97', '40.00', '-30.00', 'Rubelis Red 3240', '1.85', '1.97', '0.00', '-31.62'],
      'lighter, redder',
    ],
    [
      ...['Shade p-2', 'p-2', '', 'coatings', 'Alkyd melamine', 'Masstone', '45', 'D65', '10°', '', '', ''],
      ...['Rubelis Red 3240', '2.10', '', '', '', ''],
    ],
  ]);
});

it.each([
  ['customers', false],
  ['staff', true],
])('for %s: products for staff alone are taken along, marked: %s', async (_who, isInternal) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  vi.stubGlobal('ClipboardItem', undefined);
  const { answers } = answer(found);
  const [first, ...others] = found.wrong;
  answers[CALL] = { wrong: [{ ...first, isInternal: true }, ...others] };
  const user = { userId: 'u-5', email: 'i@example.com', tokenPayload: { roles: ['internal'] } };
  if (isInternal) sessionStorage.setItem('ce-internalCopies', 'u-5');
  show(red, {}, { user });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy table' }));
  const [head, ...rows] = (writeText.mock.lastCall?.[0] ?? '').split('\n').map((line) => line.split('\t'));
  expect(rows.some((cells) => cells.includes('Shade p-1'))).toBe(isInternal);
  expect(head?.[0]).toBe(isInternal ? 'Access' : 'Product');
  expect(rows.find((cells) => cells.includes('internal'))?.[1]).toBe(isInternal ? 'Shade p-1' : undefined);
});

it('compares in the medium that is chosen, which the address keeps', async () => {
  const water = red.map((each) => ({ ...each, medium: 'water' }));
  const { answers, sent } = answer(found);
  answers['POST /api/v1/manifest/search'] = {
    json: [...catalogues, { ...entry('medium', 'water', 2), title: 'Water-borne', description: 'Satin' }],
  };
  history.replaceState({ own: 1 }, '', '/product?i=coatings#nearest');
  show([...red, ...water]);
  const choice = await screen.findByRole('combobox', { name: 'Compare in' });
  answers[CALL] = { json: [] };
  await userEvent.selectOptions(choice, 'Water-borne');
  await screen.findByText('No other product in this industry was measured in water-borne.');
  screen.getByText('Masstone in water-borne (Satin), D65, 10° observer, by ΔE00');
  expect(document.activeElement).toBe(choice);
  expect(location.search + location.hash).toBe('?i=coatings&medium=water#nearest');
  expect(history.state).toEqual({ own: 1 });
  expect(sent.at(-1)?.url).toContain('medium=water');
});

it('opens in the medium of the address, or the first where it names another one', async () => {
  answer(found);
  history.replaceState(null, '', '/product?medium=hdpe');
  show();
  await screen.findByText('Masstone in alkyd melamine, D65, 10° observer, by ΔE00');
  expect(screen.queryByRole('combobox', { name: 'Compare in' })).toBeNull();
});

const tinted = [...red, ...red.map((each) => ({ ...each, applicationType: 'tint' }))];
/** Products of a service that knows depth and filters. */
const knowing = (depth: string, more: object = {}) => ({
  wrong: [
    near('p-1', 1.85, {
      ...{ applicationType: depth, chemistry: 'quinacridone', chemistry_title: 'Quinacridone' },
      light_fastness: '7–8',
      ...more,
    }),
  ],
});
const fields = [
  {
    ...{ code: 'chemistry', title: 'Chemistry' },
    options: [
      { key: 'dpp', title: 'DPP' },
      { key: 'quinacridone', title: 'Quinacridone' },
    ],
    optionsConfig: { code: 'key' },
  },
];
const scale = entry('propertyType', 'light_fastness', 9, { scale: { min: 1, max: 8, best: 8 } });

/** The manifest answers by its type. */
function knowingService(nearest: Answer) {
  const { answers, sent } = answer(nearest);
  const technical = [...catalogues, { ...entry('applicationType', 'tint', 2), title: 'Tint 1:10' }, scale];
  answers['POST /api/v1/manifest/search'] = ({ url }) => ({
    json: url.includes('type=field') ? fields : technical,
  });
  return { answers, sent };
}

it('compares in the depth that is chosen, which the address keeps, if the service names it', async () => {
  const { answers, sent } = knowingService(knowing('masstone'));
  show(tinted);
  await screen.findByRole('link', { name: 'Shade p-1' });
  answers[CALL] = knowing('tint');
  await userEvent.click(screen.getByRole('button', { name: 'Tint 1:10' }));
  await screen.findByText('Tint 1:10 in alkyd melamine, D65, 10° observer, by ΔE00');
  expect(sent.at(-1)?.url).toContain('applicationType=tint');
  expect(location.search).toBe('?depth=tint');
  expect(screen.getByRole('button', { name: 'Tint 1:10', pressed: true })).toBe(document.activeElement);
  expect(screen.getByRole('status').textContent).toBe('1 product, Shade p-1 at ΔE00 1.85');
});

it('offers neither depth nor filter where the service names none', async () => {
  knowingService(found);
  show(tinted);
  await screen.findByRole('link', { name: 'Shade p-1' });
  expect(screen.queryByRole('button', { name: 'Tint 1:10' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});

it('shows no masstones as tints where the service ignores the depth of a link', async () => {
  const { sent } = knowingService(found);
  history.replaceState(null, '', '/product?depth=tint&chemistry=dpp');
  show(tinted);
  await screen.findByText(/^The depth and filters asked for are not available here/);
  await screen.findByRole('link', { name: 'Shade p-1' });
  screen.getByText('Masstone in alkyd melamine, D65, 10° observer, by ΔE00');
  const [first, second] = sent.filter(({ url }) => url.includes('nearest'));
  expect(first?.url).toContain('applicationType=tint&chemistry=dpp');
  expect(second?.url).toMatch(/applicationType=masstone&limit=4$/);
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});

it('filters by chemistry and least light fastness, and shows all again', async () => {
  const { answers, sent } = knowingService(knowing('masstone'));
  show(tinted);
  await userEvent.click(await screen.findByRole('button', { name: 'Filter', expanded: false }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Chemistry' }), 'Quinacridone');
  await waitFor(() => expect(sent.at(-1)?.url).toContain('chemistry=quinacridone'));
  await screen.findByText('Light fastness 7–8', { exact: false });
  answers[CALL] = { json: [] };
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Light fastness at least' }), '8');
  await screen.findByText('No other product with these properties was measured in alkyd melamine.');
  expect(sent.at(-1)?.url).toContain('chemistry=quinacridone&min_light_fastness=8');
  expect(location.search).toBe('?chemistry=quinacridone&light=8');
  answers[CALL] = knowing('masstone');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await screen.findByRole('link', { name: 'Shade p-1' });
  expect(location.search).toBe('');
});

it('opens the filter for a link that filters, and takes no step that the scale lacks', async () => {
  const { sent } = knowingService(knowing('masstone', { chemistry: 'dpp' }));
  history.replaceState(null, '', '/product?chemistry=dpp&light=12');
  show(tinted);
  const choice = await screen.findByRole('combobox', { name: 'Chemistry' });
  expect((choice as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('DPP');
  expect(sent.find(({ url }) => url.includes('nearest'))?.url).toMatch(/chemistry=dpp&limit=4$/);
});

it('a link that filters may leave nothing, and shows all again by keyboard (row 255)', async () => {
  const { answers } = knowingService({ json: [] });
  history.replaceState(null, '', '/product?chemistry=dpp&light=8');
  show(tinted);
  await screen.findByText('No other product with these properties was measured in alkyd melamine.');
  await screen.findByRole('combobox', { name: 'Chemistry' });
  expect(screen.queryByRole('button', { name: 'Copy table' })).toBeNull();
  answers[CALL] = knowing('masstone');
  screen.getByRole('button', { name: 'Show all' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'Shade p-1' });
  expect(location.search).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 })));
  expect(screen.getByRole('status').textContent).toBe('1 product, Shade p-1 at ΔE00 1.85');
});

it('says nothing of an earlier choice once another one cannot be loaded (row 255)', async () => {
  const { answers } = knowingService(knowing('masstone'));
  show(tinted);
  await screen.findByRole('button', { name: 'Copy table' });
  answers[CALL] = 'no connection';
  await userEvent.click(screen.getByRole('button', { name: 'Tint 1:10' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  screen.getByText('Tint 1:10 in alkyd melamine, D65, 10° observer, by ΔE00');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nearest shades');
  expect(screen.queryByRole('button', { name: 'Copy table' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Shade p-1' })).toBeNull();
  // The choice stays, and can be changed.
  expect(location.search).toBe('?depth=tint');
  screen.getByRole('button', { name: 'Tint 1:10', pressed: true });
  answers[CALL] = knowing('tint');
  await userEvent.click(retry);
  await screen.findByRole('link', { name: 'Shade p-1' });
  screen.getByRole('button', { name: 'Copy table' });
});
