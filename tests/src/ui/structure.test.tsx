import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { icons } from '../../../demo/gallery/parts/icons.ts';
import { Icon } from '../../../src/ui/base/Icon.tsx';
import { Spinner } from '../../../src/ui/base/Spinner.tsx';
import { type Column, DataTable } from '../../../src/ui/content/DataTable.tsx';
import { LockIcon } from '../../../src/ui/content/LockIcon.tsx';
import { Tabs } from '../../../src/ui/content/Tabs.tsx';
import { Alert } from '../../../src/ui/message/Alert.tsx';
import { Skeleton } from '../../../src/ui/message/Skeleton.tsx';

test('errors and warnings are announced at once, others politely, old ones not', () => {
  const { rerender } = render(<Alert tone="error">No</Alert>);
  expect(screen.getByRole('alert').textContent).toBe('No');
  rerender(<Alert tone="success">Yes</Alert>);
  expect(screen.getByRole('status').textContent).toBe('Yes');
  rerender(
    <Alert tone="info" live={false}>
      Known
    </Alert>,
  );
  expect(screen.queryByRole('status')).toBeNull();
});

test('an icon is decoration unless it has a name', () => {
  render(
    <>
      <Icon path={icons.heartIcon} />
      <LockIcon label="Validated users only" />
    </>,
  );
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Validated users only',
  ]);
});

test.each(Object.entries(icons))('the icon %s is one path of SVG', (_name, path) =>
  expect(path).toMatch(/^M[-\d. MLHVACSZmlhvacsz]+$/),
);

test('a spinner with a label is announced', () => {
  render(<Spinner label="Loading products" />);
  expect(screen.getByRole('status').textContent).toBe('Loading products');
});

test('a skeleton is hidden from assistive technology', () => {
  const { container } = render(<Skeleton lines={3} />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.firstElementChild?.children).toHaveLength(3);
});

const tabs = [
  { id: 'a', title: 'All', content: 'Every sheet' },
  { id: 'm', title: 'Mine', content: 'My sheets' },
  { id: 's', title: 'Safety', content: 'Safety sheets' },
];

test('arrow keys, Home and End choose a tab, and its panel follows', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<Tabs label="Sheets" tabs={tabs} onSelect={onSelect} />);
  expect(screen.getByRole('tabpanel', { name: 'All' }).textContent).toBe('Every sheet');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Mine', selected: true }));
  expect(screen.getByRole('tabpanel').textContent).toBe('My sheets');
  await user.keyboard('{End}{ArrowRight}{ArrowLeft}{Home}');
  expect(onSelect.mock.calls.flat()).toEqual(['a', 'm', 's', 'a', 's', 'a']);
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('in right-to-left text the arrows change sides', async () => {
  const user = userEvent.setup();
  render(
    <div style={{ direction: 'rtl' }}>
      <Tabs label="Sheets" tabs={tabs} />
    </div>,
  );
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Mine');
});

test('the choice may come from outside', () => {
  render(<Tabs label="Sheets" tabs={tabs} selected="s" />);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Safety');
});

interface Pigment {
  name: string;
  density: number;
}
const columns: Column<Pigment>[] = [
  { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, rowHeader: true },
  { key: 'density', title: 'Density', cell: ({ density }) => density, sortBy: ({ density }) => density },
];
const pigments = [
  { name: 'Zinc white 10', density: 5.6 },
  { name: 'Zinc white 9', density: 10.2 },
];
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a table sorts by its column, up and then down, numbers by their value', async () => {
  const user = userEvent.setup();
  render(<DataTable caption="Pigments" columns={columns} rows={pigments} rowKey={({ name }) => name} />);
  expect(screen.getByRole('table', { name: 'Pigments' })).toBeDefined();
  expect(rows()).toEqual(['Zinc white 10', 'Zinc white 9']);
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(rows()).toEqual(['Zinc white 9', 'Zinc white 10']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await user.click(screen.getByRole('button', { name: 'Density' }));
  expect(rows()).toEqual(['Zinc white 10', 'Zinc white 9']);
  await user.click(screen.getByRole('button', { name: 'Density' }));
  expect(rows()).toEqual(['Zinc white 9', 'Zinc white 10']);
  expect(screen.getByRole('columnheader', { name: 'Density' }).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('columnheader', { name: 'Name' }).hasAttribute('aria-sort')).toBe(false);
});

test('an empty table says so', () => {
  render(
    <DataTable
      caption="Pigments"
      columns={columns}
      rows={[]}
      rowKey={({ name }) => name}
      empty="Nothing yet"
    />,
  );
  expect(screen.getByRole('cell').textContent).toBe('Nothing yet');
});
