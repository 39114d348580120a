import { labToRgb, type Rgb } from '../../data/base/color.ts';
import type { Product } from '../../data/product.ts';
import { blend, paintImage } from './paint-image.ts';

const WIDTH = 640;
const HEIGHT = 400;
const WHITE: Rgb = { R: 246, G: 246, B: 243 };
const BLACK: Rgb = { R: 24, G: 24, B: 25 };

/** Share of the black substrate that shows through a film. */
const SHOWS_THROUGH: Readonly<Record<string, number>> = {
  transparent: 0.55,
  'semi-transparent': 0.35,
  'semi-opaque': 0.15,
  opaque: 0.03,
};

/** Draws a film on a contrast card of paint laboratories: masstone above, tint below, black on the right. */
export function drawdownImage(product: Product): Uint8Array {
  const through = SHOWS_THROUGH[String(product.fields.transparency)] ?? 0.15;
  const films = [labToRgb(product.masstone), labToRgb(product.tint)];
  // Titanium dioxide makes the tint opaque.
  const overBlack = films.map((film, at) => blend(film, BLACK, at === 0 ? through : 0.02));
  return paintImage(WIDTH, HEIGHT, (x, y) => {
    const isBlack = x > WIDTH * 0.62;
    if (y <= HEIGHT * 0.12 || y >= HEIGHT * 0.88) return isBlack ? BLACK : WHITE;
    return (isBlack ? overBlack : films)[Number(y > HEIGHT / 2)] ?? WHITE;
  });
}
