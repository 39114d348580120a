import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import { renderSlot } from '../../../../../demo/server/base/html.ts';
import { gallerySwatches } from '../../../../../demo/server/pages/gallery/swatches-page.ts';
import type { PageRequest } from '../../../../../demo/server/pages/page.ts';

const { product } = catalogueMaker();

it('shows each coloured product in three colours, solid and effect ones apart', () => {
  const page = gallerySwatches([product(0), product(8), product(300), product(1)]);
  const { slots = {} } = page.render({} as PageRequest);
  expect(slots.total).toBe(3);
  const solid = renderSlot(slots.solid);
  expect([...solid.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
    '/product/p-0001',
    '/product/p-0002',
  ]);
  expect(solid).toContain('fill="#b92f34"');
  expect(renderSlot(slots.effect).match(/<rect/g)).toHaveLength(3);
  expect(renderSlot(slots.effect)).toContain('set by eye');
});
