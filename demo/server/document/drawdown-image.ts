import { PNG } from 'pngjs';
import { labToRgb, type Rgb } from '../../data/base/color.ts';
import type { Product } from '../../data/product.ts';
import { setPixel } from './chip-image.ts';

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
  const png = new PNG({ width: WIDTH, height: HEIGHT });
  const through = SHOWS_THROUGH[String(product.fields.transparency)] ?? 0.15;
  const films = [labToRgb(product.masstone), labToRgb(product.tint)];
  // Titanium dioxide makes the tint opaque.
  const overBlack = films.map((film, at) => darken(film, at === 0 ? through : 0.02));
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isBlack = x > WIDTH * 0.62;
      const film = y > HEIGHT * 0.12 && y < HEIGHT * 0.88 ? Number(y > HEIGHT / 2) : null;
      const color = film === null ? (isBlack ? BLACK : WHITE) : (isBlack ? overBlack : films)[film];
      setPixel(png, x, y, color ?? WHITE);
    }
  }
  return PNG.sync.write(png, { colorType: 2 });
}

/** Mixes the film's colour with that share of black. */
function darken({ R, G, B }: Rgb, share: number): Rgb {
  const mix = (own: number, black: number) => Math.round(own + (black - own) * share);
  return { R: mix(R, BLACK.R), G: mix(G, BLACK.G), B: mix(B, BLACK.B) };
}
