import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type Column, DataTable } from '../../../../src/ui/content/DataTable.tsx';
import { tableTextOf } from '../../../../src/ui/content/table-text-of.ts';

interface Value {
  title: string;
  figure: string;
}
const columns: Column<Value>[] = [
  {
    key: 'title',
    title: 'Property',
    cell: ({ title }) => title,
    text: ({ title }) => title,
    rowHeader: true,
  },
  {
    key: 'figure',
    title: <b>Value</b>,
    heading: 'Value',
    cell: ({ figure }) => figure,
    text: ({ figure }) => figure,
  },
  { key: 'bar', title: 'Bar', cell: () => '▮▮▯' },
];
const values = [
  { title: 'Hue', figure: '33.2' },
  { title: 'Chroma', figure: '41.9' },
];

test('each row has a button that copies it', async () => {
  const onCopy = vi.fn();
  render(
    <DataTable
      caption="Values"
      columns={columns}
      rows={values}
      rowKey={({ title }) => title}
      copyRow={{ label: ({ title }) => `Copy row: ${title}`, onCopy }}
    />,
  );
  const row = screen.getByRole('row', { name: /Chroma/ });
  await userEvent.click(within(row).getByRole('button', { name: 'Copy row: Chroma' }));
  expect(onCopy).toHaveBeenCalledExactlyOnceWith(values[1]);
});

test('a copied table has the columns with a text', () => {
  expect(tableTextOf(columns, values)).toEqual({
    columns: ['Property', 'Value'],
    rows: [
      ['Hue', '33.2'],
      ['Chroma', '41.9'],
    ],
  });
});

test('it is marked while columns follow sideways', () => {
  const size = { scrollWidth: 500, clientWidth: 300, scrollLeft: 0 };
  for (const key of ['scrollWidth', 'clientWidth', 'scrollLeft'] as const)
    vi.spyOn(HTMLElement.prototype, key, 'get').mockImplementation(() => size[key]);
  render(<DataTable caption="Values" columns={columns} rows={values} rowKey={({ title }) => title} />);
  const box = screen.getByRole('table').parentElement as HTMLElement;
  expect(box.hasAttribute('data-more')).toBe(true);
  size.scrollLeft = 200;
  fireEvent.scroll(box);
  expect(box.hasAttribute('data-more')).toBe(false);
});
