import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { WorkingTable } from '../../../../../../src/listing/parts/documents/working/WorkingTable.tsx';
import type { WorkingDocument } from '../../../../../../src/listing/rules/working-list.ts';
import { renderIsland } from '../../../../../support/render-island.tsx';
import { types, working } from './working-fixtures.ts';

const show = (documents: readonly WorkingDocument[]) =>
  renderIsland(<WorkingTable {...{ documents, types }} caption="My sheets: All saved" />, {
    services: { document: 'https://document.example' },
  });
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const column = (at: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[at]?.textContent);

it('has a column for what changed only if the service says it of a document', () => {
  const { unmount } = show([working(1, { changelog: '  ' }), working(2, { changelog: undefined })]);
  expect(heads()).toEqual(['Product', 'Document', 'Language', 'Version', 'Date']);
  unmount();
  show([working(1, { changelog: '' }), working(2)]);
  expect(heads().at(-1)).toBe('What changed');
  expect(column(5)).toEqual(['', 'Heat stability measured again.']);
});

it('names the document in each row, as a link, and the product’s code below its name', () => {
  show([working(1, { label: 'Guide' }), working(2, {}, { prd: undefined })]);
  const links = screen.getAllByRole('rowheader').map((head) => head.querySelector('a'));
  expect(links.map((link) => [link?.textContent, link?.getAttribute('href')])).toEqual([
    ['Guide', 'https://document.example/api/v2/document/download/a-1'],
    ['Technical data sheet', 'https://document.example/api/v2/document/download/a-2'],
  ]);
  expect(column(0)).toEqual(['Rubelis Red 1401', 'Rubelis Red 1']);
});

it('lists a document of two products with each of them', () => {
  const warned = vi.spyOn(console, 'error');
  show([working(1), working(1, {}, { id: 'p-2', product_name: 'Rubelis Red 2' })]);
  fireEvent.click(screen.getByRole('button', { name: /^Product/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Product/ }));
  expect(column(0)).toEqual(['Rubelis Red 2401', 'Rubelis Red 1401']);
  expect(warned).not.toHaveBeenCalled();
});

it('keeps the order of the service until a column is sorted by what it says', () => {
  const days = ['2026-10-02', '2025-12-24', '2026-02-28'];
  show(days.map((createdDate, at) => working(at, { createdDate })));
  expect(column(4)).toEqual(['2026/10/02', '2025/12/24', '2026/02/28']);
  fireEvent.click(screen.getByRole('button', { name: /^Date/ }));
  expect(column(4)).toEqual(['2025/12/24', '2026/02/28', '2026/10/02']);
});
