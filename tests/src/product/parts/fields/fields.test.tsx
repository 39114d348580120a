import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RawPayload } from '../../../../../src/payload/schema.ts';
import { DataSection } from '../../../../../src/product/parts/fields/DataSection.tsx';
import { RequirementsSection } from '../../../../../src/product/parts/fields/RequirementsSection.tsx';
import { TypeSection } from '../../../../../src/product/parts/fields/TypeSection.tsx';
import type { Pigment } from '../../../../../src/services/pigment.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import type { Answer } from '../../../../support/services/answers.ts';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { fieldPigment, internalFields, manifest, userWith } from './field-pigment.ts';

const MANIFEST = 'POST /api/v1/manifest/search';
const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', (error: Error) => reported(error.message));
});

function show(
  product: Pigment,
  payload: RawPayload = {},
  answers: Record<string, Answer> = { [MANIFEST]: { json: manifest } },
) {
  fakeServices(answers);
  const part = { product, isBusy: false, productPage: '/product/{id}' };
  const page = renderIsland(
    <>
      <DataSection {...part} />
      <RequirementsSection {...part} />
    </>,
    { services, ...payload },
  );
  return { ...page, answers };
}

const rowsBelow = (heading: string) =>
  within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

it('shows details beside technical information, without what other sections show (rows 162, 167 and 168)', async () => {
  show(fieldPigment({ recommendation: 'recommended' }));
  await screen.findByRole('heading', { level: 3, name: 'Product details' });
  expect(rowsBelow('Product details')).toEqual([
    ['Colour Index', 'C.I. Pigment Red 224'],
    ['Form', 'Powder'],
  ]);
  expect(rowsBelow('Technical information')).toEqual([
    ['Density', '1.5\u00A0g/cm³'],
    ['Oil absorption', '(38, 42), (44)'],
  ]);
  expect(screen.queryByText('Coil coating')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Internal information' })).toBeNull();
});

it('shows inventories without an entry, too, and requirements by kind (rows 164 to 166)', async () => {
  show(fieldPigment());
  await screen.findByRole('heading', { level: 2, name: 'Requirements and regulatory' });
  screen.getByRole('heading', { level: 3, name: 'Inventory status 1 of 2' });
  const [reach, aiic] = screen.getAllByRole('listitem');
  expect(reach?.textContent).toBe('REACH EU');
  within(reach as HTMLElement).getByRole('img', { name: 'Listed' });
  expect(aiic?.textContent).toBe('–AIIC Australia, no entry');
  expect(rowsBelow('Regulatory information')).toEqual([['E number', 'E 172']]);
  expect(rowsBelow('Specific requirements')).toEqual([
    ['Specific requirements', 'Acid-resistant'],
    ['Vegan', 'Yes'],
  ]);
  expect(rowsBelow('Sustainability')).toEqual([['Sustainability', 'Low-carbon production']]);
});

it('shows the sustainability icons of the head (row 147)', async () => {
  show(fieldPigment({ sustainability: ['comfort', 'low-carbon'] }));
  const [comfort, carbon] = (await screen.findAllByText(/^(Comfort|Low-carbon production)$/)).map((title) =>
    title.closest('li'),
  );
  expect(comfort?.querySelector('.ce-icon')).not.toBeNull();
  expect(carbon?.querySelector('.ce-icon')).toBeNull();
});

it('offers a statement to users who may request one (row 224)', async () => {
  const { unmount } = show(fieldPigment(), { user: userWith('validated') });
  await screen.findByRole('heading', { level: 2, name: 'Requirements and regulatory' });
  expect(screen.queryByRole('link', { name: 'Request a regulatory document' })).toBeNull();
  unmount();
  show(fieldPigment(), { user: { ...userWith('validated'), canRequestRegulatoryDocument: true } });
  const link = await screen.findByRole('link', { name: 'Request a regulatory document' });
  expect(link.dataset.ceOpen).toBe('regulatory-request');
  expect(JSON.parse(link.dataset.ceProps ?? '')).toEqual({
    prd: '469714',
    productId: 'p-0147',
    productName: 'Rubelis Red 3240',
    industry: 'coatings',
  });
  expect(new URL((link as HTMLAnchorElement).href).hash).toBe('#contact');
});

it('shows internal users what is internal, with a lock, and unknown fields (rows 160 and 172)', async () => {
  show(fieldPigment(internalFields), { user: userWith('internal') });
  await screen.findByRole('heading', { level: 3, name: 'Internal information' });
  expect(rowsBelow('Internal information')).toEqual([
    ['Production plants', 'Kehl'],
    ['curie_temperature', '585 °C'],
  ]);
  const advice = screen.getByText('Regional advice');
  within(advice).getByRole('img', { name: 'For internal users only' });
  expect(screen.getAllByRole('img', { name: 'For internal users only' })).toHaveLength(3);
});

it('hides internal fields from others, and is silent about unknown ones', async () => {
  const { bus } = show(fieldPigment(internalFields), { user: userWith('validated') });
  await screen.findByRole('heading', { level: 2, name: 'Product data' });
  expect(screen.queryByText('Regional advice')).toBeNull();
  expect(screen.queryByText('585 °C')).toBeNull();
  expect(reported).not.toHaveBeenCalled();
  const told = vi.fn();
  bus.on('answer:unknown', told, { replay: true });
  expect(told).not.toHaveBeenCalled();
});

it('names unknown fields to editors', async () => {
  const { bus } = show(fieldPigment(internalFields), { editor: true });
  await screen.findByRole('heading', { level: 2, name: 'Product data' });
  const told = vi.fn();
  bus.on('answer:unknown', told, { replay: true });
  expect(told).toHaveBeenCalledExactlyOnceWith({
    names: ['the field "curie_temperature", which the manifest lacks', 'the form of the field "oil"'],
  });
});

it('renders neither heading nor skeleton without fields', () => {
  const { container } = show(fieldPigment({}, { fields: { id: 'p-0301', brand: 'Zephyra' } }));
  expect(container.textContent).toBe('');
});

it('copies all fields with their units, and saves them as CSV', async () => {
  const user = userEvent.setup();
  show(fieldPigment());
  vi.stubGlobal('ClipboardItem', undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const section = await screen.findByRole('region', { name: 'Product data' });
  await user.click(within(section).getByRole('button', { name: 'Copy all' }));
  expect(write.mock.calls[0]?.[0].split('\n')).toEqual([
    'Product\tProduct code\tIndustry\tSection\tProperty\tValue\tUnit',
    'Rubelis Red 3240\t469714\tcoatings\tProduct details\tColour Index\tC.I. Pigment Red 224\t',
    'Rubelis Red 3240\t469714\tcoatings\tProduct details\tForm\tPowder\t',
    'Rubelis Red 3240\t469714\tcoatings\tTechnical information\tDensity\t1.5\tg/cm³',
    'Rubelis Red 3240\t469714\tcoatings\tTechnical information\tOil absorption\t(38, 42), (44)\t',
  ]);
  await user.click(within(section).getByRole('button', { name: /^CSV/ }));
  await vi.waitFor(() => expect(save).toHaveBeenCalled());
  expect((save.mock.contexts[0] as HTMLAnchorElement).download).toBe(
    'Rubelis Red 3240, coatings, Product data.csv',
  );
  const csv = await blobs[0]?.text();
  expect(csv).toContain('Technical information,Oil absorption,"(38, 42), (44)",');
});

it('lets internal users copy and save for customers, or internally and marked; the tab remembers', async () => {
  const user = userEvent.setup();
  const { store } = show(fieldPigment(internalFields), { user: userWith('internal') });
  vi.stubGlobal('ClipboardItem', undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  const section = await screen.findByRole('region', { name: 'Product data' });
  const take = async () => {
    await user.click(within(section).getByRole('button', { name: 'Copy all' }));
    const before = save.mock.calls.length;
    await user.click(within(section).getByRole('button', { name: /^CSV/ }));
    await vi.waitFor(() => expect(save.mock.calls.length).toBeGreaterThan(before));
    return {
      text: write.mock.lastCall?.[0] ?? '',
      name: (save.mock.contexts.at(-1) as HTMLAnchorElement).download,
      news: store.getState().notices.at(-1)?.text,
    };
  };
  const choice = within(section).getByRole('group', { name: 'PDF and copies' });
  const chosen = () => within(choice).getByRole('button', { pressed: true }).textContent;
  expect(chosen()).toBe('For customers');
  const open = await take();
  expect(open.text).not.toMatch(/Access|Production plants|Regional advice|curie_temperature/);
  expect(open).toMatchObject({
    name: 'Rubelis Red 3240, coatings, Product data.csv',
    news: 'The table is copied.',
  });

  await user.click(within(choice).getByRole('button', { name: 'Internal' }));
  const internal = await take();
  const rows = internal.text.split('\n').map((line) => line.split('\t'));
  const access = rows[0]?.indexOf('Access') ?? -1;
  expect(rows.filter((cells) => cells[access] === 'internal').map((cells) => cells[access + 2])).toEqual([
    'Regional advice',
    'Production plants',
    'curie_temperature',
  ]);
  expect(internal).toMatchObject({
    name: 'Rubelis Red 3240, coatings, Product data, internal.csv',
    news: 'The table is copied, with internal data.',
  });

  cleanup();
  show(fieldPigment(internalFields), { user: userWith('internal') });
  const again = await screen.findByRole('group', { name: 'PDF and copies' });
  within(again).getByRole('button', { name: 'Internal', pressed: true });
});

it('offers the choice neither to customers nor for an internal product, whose copies are marked', async () => {
  const user = userEvent.setup();
  show(fieldPigment(internalFields), { user: userWith('validated') });
  await screen.findByRole('region', { name: 'Product data' });
  expect(screen.queryByRole('group', { name: 'PDF and copies' })).toBeNull();
  cleanup();
  vi.stubGlobal('ClipboardItem', undefined);
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(fieldPigment(internalFields, { isInternal: true }), { user: userWith('internal') });
  const section = await screen.findByRole('region', { name: 'Product data' });
  expect(screen.queryByRole('group', { name: 'PDF and copies' })).toBeNull();
  await user.click(within(section).getByRole('button', { name: 'Copy all' }));
  const [head = [], ...rows] = (write.mock.lastCall?.[0] ?? '').split('\n').map((line) => line.split('\t'));
  expect(head.filter((title) => title === 'Access')).toHaveLength(1);
  expect(new Set(rows.map((cells) => cells[head.indexOf('Access')]))).toEqual(new Set(['internal']));
});

it('says once that the fields could not be loaded, and retries', async () => {
  const user = userEvent.setup();
  const { answers } = show(fieldPigment(), {}, { [MANIFEST]: { json: {}, status: 503 } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This information could not be loaded');
  answers[MANIFEST] = { json: manifest };
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowsBelow('Product details')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['product_detail', 'Product details', 'ApplicationRecommendedCoil coating', true],
  ['contact', 'Contact', 'LaboratoryKehl', false],
] as const)(
  'shows the fields of the kind %s alone, with a legend for levels (rows 161 and 163)',
  async (type, title, text, hasLegend) => {
    fakeServices({ [MANIFEST]: { json: manifest } });
    renderIsland(<TypeSection product={fieldPigment()} isBusy={false} type={type} />, { services });
    await screen.findByRole('heading', { level: 2, name: title });
    expect(screen.queryAllByRole('heading', { level: 3 })).toHaveLength(0);
    const terms = screen.getAllByRole('term').map((term) => term.parentElement?.textContent ?? '');
    expect(terms.some((row) => row.includes(text.replace('Recommended', '')))).toBe(true);
    expect(screen.queryAllByText('Potentially recommended')).toHaveLength(hasLegend ? 1 : 0);
  },
);
