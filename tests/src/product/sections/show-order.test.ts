import { expect, it, vi } from 'vitest';
import { createShowOrder } from '../../../../src/product/sections/show-order.ts';

it('holds a section until all before it are complete', () => {
  const order = createShowOrder(['use', 'technical', 'documents']);
  const held = () => ['use', 'technical', 'documents'].filter(order.isHeld);
  const listener = vi.fn();
  order.subscribe(listener);
  expect(held()).toEqual(['technical', 'documents']);
  order.complete('technical');
  expect(held()).toEqual(['technical', 'documents']);
  order.complete('use');
  expect(held()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('holds no unknown section', () => {
  expect(createShowOrder(['use']).isHeld('nearest')).toBe(false);
});

it('is complete when no section is missing', () => {
  const order = createShowOrder(['use', 'technical']);
  order.complete('technical');
  expect(order.isComplete()).toBe(false);
  order.complete('use');
  expect(order.isComplete()).toBe(true);
});
