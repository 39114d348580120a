import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServices } from '../../../../support/services/fake-services.ts';
import { answersWith, MANIFEST, product } from '../fake-products.ts';
import { open, shared, table } from '../open-page.tsx';

const manifest = [
  { code: 'density', title: 'Density', unit: 'g/cm³' },
  {
    ...{ code: 'listed', title: 'Inventories' },
    options: ['REACH', 'TSCA', 'DSL'].map((title) => ({ key: title, title })),
  },
  { code: 'form', title: 'Form' },
  { catalogue: 'medium', code: 'alkyd', title: 'Alkyd melamine', sort: 1 },
  ...['gloss', 'si'].map((code) => ({ catalogue: 'propertyType', code, title: code })),
  {
    catalogue: 'propertyType',
    code: 'light_fastness',
    title: 'Light fastness',
    scale: { min: 1, max: 8, best: 8 },
  },
];
const measured = (propertyType: string, value: unknown, angle?: string) => ({
  ...{ propertyType, value, medium: 'alkyd', applicationType: '', dataType: 'text', angle },
});
const cells = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.trim());

async function openWith(...more: object[]) {
  const products = more.map((each, at) => product(at + 1, each));
  fakeServices({ ...answersWith(products), [MANIFEST]: { json: manifest } });
  open(shared(more.map((_, at) => at + 1)));
  await table();
}

test('lists are rows of what any product has, under their counts', async () => {
  await openWith({ listed: ['REACH', 'DSL'] }, { listed: ['TSCA', 'REACH', 'DSL'] });
  expect(cells(/^Inventories/)).toEqual(['2 of 3', '3 of 3']);
  expect(cells(/^TSCA/)).toEqual(['–No', 'Yes (differs)']);
  expect(cells(/^REACH/)).toEqual(['Yes', 'Yes']);
  fireEvent.click(screen.getByRole('button', { name: 'Differences only' }));
  expect(screen.queryByRole('row', { name: /^REACH/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^TSCA/ })).toBeDefined();
});

test('with differences only, what all have alike is told in a line', async () => {
  await openWith(
    { form: 'Powder', listed: ['REACH', 'DSL'], density: 1.5 },
    { form: 'Powder', density: 1.6 },
  );
  expect(screen.queryByText(/^Same in all/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Differences only' }));
  expect(screen.queryByRole('row', { name: /^Form/ })).toBeNull();
  expect(screen.getByRole('cell', { name: /^Same in all/ }).textContent.trim()).toBe(
    'Same in all: Form Powder',
  );
});

test('a row where only some have a value says how many', async () => {
  await openWith({ form: 'Powder' }, {});
  expect(screen.getByRole('img', { name: 'Stated for 1 of 2' }).textContent).toBe('1/2');
});

test('a step on a scale has a bar, its row the ends of the scale, and the best is marked where they differ', async () => {
  await openWith(
    { technicalProperties: [measured('light_fastness', '8')] },
    { technicalProperties: [measured('light_fastness', '6')] },
  );
  expect(cells(/^Light fastness/)).toEqual([
    '88 on a scale from 1 to 8best',
    '66 on a scale from 1 to 8 (differs)',
  ]);
  expect(screen.getByRole('rowheader', { name: 'Light fastness 1–8' })).toBeDefined();
});

test('values by angle show the one at 45° and open to all', async () => {
  await openWith(
    { technicalProperties: [measured('si', 1, '15'), measured('si', 2, '45')] },
    { technicalProperties: [] },
  );
  fireEvent.click(screen.getByRole('button', { name: /^Alkyd melamine/ }));
  const row = screen.getByRole('row', { name: /^si/ });
  expect(row.querySelector('summary')?.textContent).toBe('45°2');
  expect(row.querySelectorAll('details > dl dt')).toHaveLength(2);
});

test('on paper every medium is open', async () => {
  await openWith({ technicalProperties: [measured('gloss', 'high')] }, { technicalProperties: [] });
  expect(screen.queryByRole('row', { name: /^gloss/ })).toBeNull();
  act(() => dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('row', { name: /^gloss/ })).toBeDefined();
  act(() => dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('row', { name: /^gloss/ })).toBeNull();
});
