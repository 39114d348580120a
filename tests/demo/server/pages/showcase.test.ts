import { expect, test, vi } from 'vitest';
import type { ProductSummary } from '../../../../demo/server/base/context.ts';
import { pickShowcase, showcaseOf } from '../../../../demo/server/pages/showcase.ts';

const product = (color: string, more: Partial<ProductSummary> = {}): ProductSummary => ({
  ...{ id: color, prd: '1', name: color, brand: '', productGroup: '', industries: [], color, strip: [] },
  ...{ description: '', isActive: true, isInternal: false, ...more },
});

test('takes hues that lie far apart, in the order of the circle', () => {
  const shelf = ['#0000ff', '#ff0000', '#ff1000', '#00ff00', '#fe0500'].map((color) => product(color));
  expect(pickShowcase(shelf, 3).map(({ color }) => color)).toEqual(['#ff1000', '#00ff00', '#0000ff']);
});

test('leaves out greys, discontinued and internal products, and gives what there is', () => {
  const shelf = [
    product('#808080'),
    product('#ff0000', { isActive: false }),
    product('#00ff00', { isInternal: true }),
    product('#0000ff'),
  ];
  expect(pickShowcase(shelf, 4).map(({ color }) => color)).toEqual(['#0000ff']);
  expect(pickShowcase([], 4)).toEqual([]);
});

test('asks the catalogue once, however many visitors come', () => {
  const items = ['#0000ff', '#ff0000'].map((color) => product(color));
  const products = vi.fn(() => ({ total: 300, items }));
  const catalogue = { product: () => undefined, products };
  const first = showcaseOf(catalogue);
  expect(first).toEqual({ total: 300, products: [items[1], items[0]] });
  expect(showcaseOf(catalogue)).toBe(first);
  expect(products).toHaveBeenCalledTimes(1);
});
