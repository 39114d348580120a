import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useColumns } from '../../../../../src/comparison/parts/table/useColumns.ts';
import type { Product } from '../../../../../src/services/products.ts';

const products = ['a', 'b', 'c'].map((uid) => ({ uid }) as Product);

function setUp(isNarrow: boolean, reference: string | undefined = 'a') {
  const { result, rerender } = renderHook(({ of, shown }) => useColumns(of, shown, isNarrow), {
    initialProps: { of: products, shown: reference },
  });
  const names = () => result.current.columns.map((at) => products[at]?.uid).join('');
  const turn = (step: number) => act(() => result.current.pager?.turn(step));
  return { result, rerender, names, turn };
}

test('shows all products side by side where there is room', () => {
  const { result, names } = setUp(false);
  expect(names()).toBe('abc');
  expect(result.current.pager).toBeUndefined();
});

test('on narrow places shows the reference and one of the others, which can be turned around', () => {
  const { result, names, turn } = setUp(true, 'b');
  expect(names()).toBe('ba');
  expect(result.current.pager).toMatchObject({ number: 1, total: 2 });
  turn(1);
  expect(names()).toBe('bc');
  expect(result.current.pager?.number).toBe(2);
  turn(1);
  expect(names()).toBe('ba');
  turn(-1);
  expect(names()).toBe('bc');
});

test('shows two products side by side on narrow places, too', () => {
  const { result, rerender } = setUp(true);
  rerender({ of: products.slice(0, 2), shown: 'a' });
  expect(result.current.columns).toEqual([0, 1]);
  expect(result.current.pager).toBeUndefined();
});

test('takes the first product where the reference is gone, and another where the chosen one is removed', () => {
  const { names, turn, rerender, result } = setUp(true, 'gone');
  expect(names()).toBe('ab');
  turn(1);
  expect(names()).toBe('ac');
  rerender({ of: [...products.slice(0, 2), { uid: 'd' } as Product], shown: 'gone' });
  expect(result.current.columns).toEqual([0, 1]);
});
