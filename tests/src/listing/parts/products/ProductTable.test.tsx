import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductTable } from '../../../../../src/listing/parts/products/ProductTable.tsx';
import type { ListingSort } from '../../../../../src/listing/rules/listing-query.ts';
import { ListingContext } from '../../../../../src/listing/state/listing-context.ts';
import { renderIsland } from '../../../../support/render-island.tsx';
import { fakeListing, hitsView, product } from '../items/fake-listing.ts';

const hits = [
  product(1, { heat_stability: '300' }),
  product(2, { heat_stability: '90', color_index: undefined }),
  product(3, { heat_stability: undefined }),
];

function renderTable({ total = 3, sort }: { total?: number; sort?: ListingSort } = {}) {
  const listing = fakeListing(hits);
  renderIsland(
    <ListingContext value={listing}>
      <ProductTable hits={hits} total={total} sort={sort} view={hitsView()} />
    </ListingContext>,
  );
  return listing;
}
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const press = (name: string) => fireEvent.click(within(head(name)).getByRole('button'));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('cells stand under their heads, digits as supplied', () => {
  renderTable();
  expect(screen.getByRole('table', { name: 'Products as a table' })).toBeDefined();
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell')
      .slice(0, 6)
      .map(({ textContent }) => textContent),
  ).toEqual(['PR 122', 'Transparent', 'Powder', '8', '5', '300']);
  expect(head('Heat').textContent).toBe('Heat°C');
});

test('what is not stated is a dash', () => {
  renderTable();
  expect(screen.getAllByText('not stated')).toHaveLength(2);
});

test('the service sorts by name', () => {
  const listing = renderTable({ total: 40 });
  press('Product');
  expect(listing.sort).toHaveBeenCalledWith('name');
});

test('the head says how the service has sorted', () => {
  renderTable({ total: 40, sort: 'name' });
  expect(head('Product').getAttribute('aria-sort')).toBe('ascending');
});

test('with all hits there the page sorts by any column, both ways, what has no value last', () => {
  renderTable();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  press('Heat');
  expect(status.textContent).toBe('Sorted by Heat, ascending.');
  expect(names()).toEqual(['Rubelis Red 2', 'Rubelis Red 1', 'Rubelis Red 3']);
  expect(head('Heat').getAttribute('aria-sort')).toBe('ascending');
  press('Heat');
  expect(names()).toEqual(['Rubelis Red 1', 'Rubelis Red 2', 'Rubelis Red 3']);
  expect(head('Heat').getAttribute('aria-sort')).toBe('descending');
  expect(status.textContent).toBe('Sorted by Heat, descending.');
});

test('before, the other heads say what it takes, and do nothing', () => {
  renderTable({ total: 40 });
  const button = within(head('Heat')).getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Load all 40 products to sort by this column.',
  );
  press('Heat');
  expect(names()).toEqual(['Rubelis Red 1', 'Rubelis Red 2', 'Rubelis Red 3']);
});
