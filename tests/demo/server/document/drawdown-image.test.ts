import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import type { Product } from '../../../../demo/data/product.ts';
import { drawdownImage } from '../../../../demo/server/document/drawdown-image.ts';

const red = catalogueMaker().product(0);

function brightness(product: Product, x: number, y: number): number {
  const { data, width } = PNG.sync.read(Buffer.from(drawdownImage(product)));
  const at = (y * width + x) * 4;
  return data[at] ?? 0;
}

it('shows the masstone above its tint, darker over black the more transparent it is', () => {
  const [white, black] = [100, 550];
  expect(brightness(red, white, 120)).toBe(185);
  expect(brightness(red, white, 280)).toBeGreaterThan(185);
  const withClarity = (transparency: string) => ({ ...red, fields: { ...red.fields, transparency } });
  const opaque = brightness(withClarity('opaque'), black, 120);
  expect(brightness(withClarity('transparent'), black, 120)).toBeLessThan(opaque - 50);
  expect(opaque).toBeGreaterThan(170);
});
