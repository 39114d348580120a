import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ServiceError } from '../../../../../src/errors/service-error.ts';
import { LoadMore, type LoadMoreProps } from '../../../../../src/listing/parts/results/LoadMore.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';

function renderMore(more: Partial<LoadMoreProps>) {
  const actions = { loadMore: vi.fn(), loadAll: vi.fn(), retry: vi.fn() };
  renderIsland(
    <LoadMore
      kind="products"
      shown={24}
      total={46}
      size={24}
      cap={1000}
      isLoading={false}
      {...actions}
      {...more}
    />,
  );
  return actions;
}
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test.each([
  ['the rest is less than a part', { total: 46 }, '24 of 46 products', ['Load 22 more']],
  ['all can be loaded', { total: 146 }, '24 of 146 products', ['Load 24 more', 'Load all 146']],
  [
    'an answer does not hold all',
    { total: 2400 },
    '24 of 2,400 products',
    ['Load 24 more', 'Load the first 1,000'],
  ],
  [
    'later ones follow',
    { shown: 1000, total: 2400 },
    '1,000 of 2,400 products',
    ['Load 24 more', 'Load the next 1,000'],
  ],
  ['all are shown', { shown: 46 }, '46 of 46 products', []],
  ['some could not be read', { shown: 44, leftOut: 2 }, '44 of 46 products (2 could not be read)', []],
  ['there is one', { shown: 1, total: 1 }, '1 product', []],
  ['there are sheets of one product', { kind: 'sheets', shown: 1, total: 1 }, 'Sheets of 1 product', []],
  [
    'sheets',
    { kind: 'sheets', total: 600, cap: 250 },
    'Sheets of 24 of 600 products',
    ['Load 24 more', 'Load the first 250'],
  ],
] satisfies [string, Partial<LoadMoreProps>, string, string[]][])('%s', (_, props, count, expected) => {
  renderMore(props);
  expect(screen.getByText(count)).toBeDefined();
  expect(buttons()).toEqual(expected);
});

test('at the end of what a list shows it asks to filter', () => {
  renderMore({ shown: 10_000, total: 30_000 });
  expect(screen.getByText('A list shows 10,000 at most. Filter to find the others.')).toBeDefined();
  expect(buttons()).toEqual([]);
});

test('the buttons load, and none while something is under way', () => {
  const actions = renderMore({ total: 146 });
  fireEvent.click(screen.getByRole('button', { name: 'Load 24 more' }));
  fireEvent.click(screen.getByRole('button', { name: 'Load all 146' }));
  expect(actions.loadMore).toHaveBeenCalledOnce();
  expect(actions.loadAll).toHaveBeenCalledOnce();
});

test('while something is under way no press counts', () => {
  const actions = renderMore({ total: 146, isLoading: true });
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(actions.loadMore).not.toHaveBeenCalled();
  expect(actions.loadAll).not.toHaveBeenCalled();
});

let change: (changed: Partial<LoadMoreProps>) => void = () => {};
const nothing = { loadMore: () => {}, loadAll: () => {}, retry: () => {} };
const counts = { kind: 'products', shown: 24, total: 146, size: 24, cap: 1000, isLoading: false } as const;

function Changing() {
  const [changed, setChanged] = useState<Partial<LoadMoreProps>>({});
  change = setChanged;
  return <LoadMore {...counts} {...nothing} {...changed} />;
}

test('the pressed button keeps the focus when the load fails and while it is tried again', () => {
  renderIsland(<Changing />);
  const failure = new ServiceError({ kind: 'offline' });
  for (const name of ['Load 24 more', 'Load all 146']) {
    const button = screen.getByRole('button', { name });
    button.focus();
    for (const changed of [{ isLoading: true }, { failure }, { isLoading: true }, {}]) {
      act(() => change(changed));
      expect(document.activeElement).toBe(button);
    }
  }
});

test('a failure says why and is tried again', () => {
  const { retry } = renderMore({ failure: new ServiceError({ kind: 'offline' }) });
  expect(screen.getByRole('alert').textContent).toContain('We cannot reach the server');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
