import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TechnicalProperty } from '../../../../../src/domain/technical/technical-property.ts';
import { PropertiesSection } from '../../../../../src/product/parts/technical/PropertiesSection.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakeServices, services } from '../../../../support/services/fake-services.ts';
import { entry, property } from '../../../domain/technical/properties.ts';
import { fakePigment } from '../../state/fake-pigment.ts';

beforeEach(() => history.replaceState(null, '', '/product'));

const tint = { applicationType: 'tint' };
const water = { medium: 'water' };
const entries = [
  { ...entry('medium', 'alkyd', 1), title: 'Alkyd melamine', description: 'Stoving enamel' },
  { ...entry('medium', 'water', 2), title: 'Water-borne acrylic' },
  { ...entry('applicationType', 'masstone', 1), title: 'Masstone' },
  { ...entry('applicationType', 'tint', 2), title: 'Tint 1:10' },
  { ...entry('propertyType', 'lightness', 1, { decimals: 2 }), title: 'Lightness L*' },
  { ...entry('propertyType', 'heat', 2, { unit: '°C' }), title: 'Heat stability' },
  {
    ...entry('propertyType', 'light', 3, { scale: { min: 1, max: 8, best: 8 }, norm: 'ISO 105-B02' }),
    title: 'Light fastness',
  },
];
const measured = [
  property('light', '8'),
  property('light', '7', tint),
  property('light', '6', water),
  property('heat', 300, water),
  property('lightness', 40.5),
];

async function open(technicalProperties: TechnicalProperty[] = measured, property?: string) {
  fakeServices({ 'POST /api/v1/manifest/search': { json: entries } });
  const product = fakePigment({ technicalProperties });
  renderIsland(<PropertiesSection product={product} isBusy={false} property={property} />, { services });
  await screen.findByRole('region', { name: 'Technical properties', busy: false });
}
const byProperty = () => userEvent.click(screen.getByRole('button', { name: 'By property' }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td:not(.ce-table__copy)')].map((each) => each.textContent));
/** Resolves with the clipboard's text after the next copy. */
function clipboard() {
  vi.stubGlobal('ClipboardItem', undefined);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return () => writeText.mock.lastCall?.[0] ?? '';
}

it('shows one property over all media, masstone beside tint, which the address keeps', async () => {
  history.replaceState({ own: 1 }, '', '/product?i=coatings#technical');
  await open();
  await byProperty();
  expect(location.search + location.hash).toBe('?i=coatings&property=all#technical');
  expect(screen.getByRole('button', { name: 'By property', pressed: true })).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: 'Open all' })).toBeNull();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Property' }), 'Light fastness');
  const table = await screen.findByRole('table', { name: 'Light fastness in all media' });
  const [heads, ...rows] = rowsOf(table);
  expect(heads?.slice(1, 3)).toEqual(['Masstone', 'Tint 1:10']);
  expect(heads?.[0]).toBe('Light fastness1–8, ISO 105-B02. Higher is better');
  expect(rows).toEqual([
    [
      'Alkyd melamine Stoving enamel',
      expect.stringContaining('8 on a scale from 1 to 8'),
      expect.stringContaining('7 on a scale'),
    ],
    ['Water-borne acrylic ', expect.stringContaining('6 on a scale'), '–no value supplied'],
  ]);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(location.search).toBe('?i=coatings&property=light');
  expect(history.state).toEqual({ own: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'By medium' }));
  screen.getByRole('button', { name: /Alkyd melamine/, expanded: true });
  expect(location.search).toBe('?i=coatings');
});

it('opens with the property of the address, and with all for one that the product lacks', async () => {
  history.replaceState(null, '', '/product?property=gloss');
  await open();
  const choice = await screen.findByRole('combobox', { name: 'Property' });
  expect((choice as HTMLSelectElement).selectedOptions[0]?.textContent).toBe('All properties');
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual([...['All properties', 'Heat stability', 'Light fastness', 'Lightness L*']]);
});

it('shows all properties in one table, media as columns, where there is room', async () => {
  await open();
  await byProperty();
  const table = await screen.findByRole('table', { name: 'Fastness and further properties in all media' });
  const [heads, ...rows] = rowsOf(table);
  expect(heads?.slice(1, 4)).toEqual([
    ...['Alkyd melamine Masstone', 'Alkyd melamine Tint 1:10', 'Water-borne acrylic Masstone'],
  ]);
  expect(
    rows.map(([first = '', ...cells]) => [first.slice(0, 14), ...cells.map((cell) => cell?.[0])]),
  ).toEqual([
    ['Heat stability', '–', '–', '3'],
    ['Light fastness', '8', '7', '6'],
  ]);
  screen.getByRole('table', { name: 'Colour in all media' });
});

it('prints media as rows, which paper has room for', async () => {
  await open();
  await byProperty();
  await screen.findByRole('table', { name: 'Colour in all media' });
  dispatchEvent(new Event('beforeprint'));
  await screen.findByRole('table', { name: 'Heat stability in all media' });
  screen.getByRole('table', { name: 'Lightness L* in all media' });
  dispatchEvent(new Event('afterprint'));
  await waitFor(() =>
    expect(screen.queryByRole('table', { name: 'Heat stability in all media' })).toBeNull(),
  );
});

it('copies what is shown as one table, a line for each property and medium', async () => {
  const copied = clipboard();
  history.replaceState(null, '', '/product?property=light');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy table' }));
  const lines = () =>
    copied()
      .split('\n')
      .map((line) => line.split('\t').slice(3, -2).join('|'));
  await waitFor(() =>
    expect(lines()).toEqual([
      'Medium|Condition of the medium|Property|Masstone|Tint 1:10',
      'Alkyd melamine|Stoving enamel|Light fastness|8|7',
      'Water-borne acrylic||Light fastness|6|',
    ]),
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Copy row: Light fastness, Water-borne acrylic' }),
  );
  await waitFor(() => expect(copied().split('\n')).toHaveLength(2));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Property' }), 'All properties');
  await userEvent.click(screen.getByRole('button', { name: 'Copy table' }));
  await waitFor(() => expect(copied().split('\n')).toHaveLength(5));
  await userEvent.click(screen.getByRole('button', { name: 'Copy row: Light fastness' }));
  await waitFor(() => expect(copied().split('\n')).toHaveLength(3));
});

it('says in both views that values are typical, and of which day', async () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 9, 12), toFake: ['Date'] });
  await open();
  const note = /^Typical values from production, not a specification\. As of 2026\/03\/09\.$/;
  const said = () =>
    screen.getByText((_, element) => element?.tagName === 'P' && note.test(element.textContent ?? ''));
  said();
  await byProperty();
  await screen.findByRole('combobox', { name: 'Property' });
  said();
  vi.useRealTimers();
});

it('offers one view alone where there is one medium', async () => {
  history.replaceState(null, '', '/product?property=all');
  await open([property('heat', 300)]);
  screen.getByRole('button', { name: /Alkyd melamine/, expanded: true });
  expect(screen.queryByRole('button', { name: 'By property' })).toBeNull();
});

it('begins with the property of the page, and keeps the other view in the address', async () => {
  await open(measured, 'light');
  await screen.findByRole('table', { name: 'Light fastness in all media' });
  expect(location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'By medium' }));
  screen.getByRole('button', { name: /Alkyd melamine/, expanded: true });
  expect(location.search).toBe('?property=none');
});
