import { expect, it } from 'vitest';
import type { Product } from '../../../../../demo/data/product.ts';
import { sortByHue } from '../../../../../demo/server/pages/gallery/sort-by-hue.ts';

/** A product by the hue of its tint in degrees; by lightness alone for a grey. */
function tinted(id: string, hue: number | null, L = 50): Product {
  const angle = ((hue ?? 0) * Math.PI) / 180;
  const chroma = hue === null ? 1 : 30;
  const tint = { L, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) };
  return { id, tint, masstone: { L, a: 0, b: 0 } } as Product;
}

it('goes around the colour circle from violet-red to violet, then from white to black', () => {
  const sorted = sortByHue([
    tinted('black', null, 20),
    tinted('green', 160),
    tinted('white', null, 95),
    tinted('violet', 310),
    tinted('red', 20),
    tinted('magenta', 350),
  ]);
  expect(sorted.map(({ id }) => id)).toEqual(['magenta', 'red', 'green', 'violet', 'white', 'black']);
});
