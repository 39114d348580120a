import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ColumnMenu } from '../../../../../src/comparison/parts/columns/ColumnMenu.tsx';
import { newComparison } from '../../../../../src/comparison/rules/content/comparison.ts';
import { renderIsland } from '../../../../support/render-island.tsx';

function openMenu(at: number) {
  const changes = { move: vi.fn(), swap: vi.fn(), remove: vi.fn(), restore: vi.fn(), add: vi.fn() };
  const product = { uid: 'pigments::p-1', name: 'Pigment 1', at, count: 2 };
  renderIsland(
    <ColumnMenu
      product={product}
      changes={changes}
      comparison={newComparison(new Date())}
      productsPage="/products"
    />,
    {},
  );
  const button = screen.getByRole('button', { name: 'Change Pigment 1' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  return { changes, button, item: (name: string) => screen.getByRole('button', { name }) };
}

test('the tools stand behind one button, which a move shuts', () => {
  const { changes, button, item } = openMenu(0);
  fireEvent.click(item('Move Pigment 1 to the right'));
  expect(changes.move).toHaveBeenCalledWith('pigments::p-1', 1, 'menu');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  fireEvent.click(item('Remove Pigment 1'));
  expect(changes.remove).toHaveBeenCalledWith('pigments::p-1');
});

test.for([
  [0, 'Move Pigment 1 to the left'],
  [1, 'Move Pigment 1 to the right'],
] as const)('at end %s the move there is disabled', ([at, name]) => {
  const { changes, item } = openMenu(at);
  expect(item(name).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(item(name));
  expect(changes.move).not.toHaveBeenCalled();
});
