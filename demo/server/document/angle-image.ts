import { PNG } from 'pngjs';
import type { Lab } from '../../data/color.ts';
import type { Product } from '../../data/product.ts';
import { randomOf } from '../../data/rng.ts';
import { angleColors } from '../../data/technical/angle-colors.ts';
import { setPixel } from './chip-image.ts';
import { photoColor } from './photo-color.ts';

const SIZE = 240;

/** How strongly single flakes stand out at each angle. */
const SPARKLE: Readonly<Record<string, number>> = { as15: 9, '15': 12, '25': 8, '45': 5, '75': 3, '110': 2 };

/** Draws a panel with the effect pigment, seen at one angle from the specular reflection. */
export function angleImage(product: Product, angle: string): Uint8Array {
  const color = angleColors(product.masstone).find((candidate) => candidate.angle === angle);
  if (!color) throw new RangeError(`No angle "${angle}"`);
  const png = new PNG({ width: SIZE, height: SIZE });
  const random = randomOf('angle-image', product.index, angle);
  const strength = SPARKLE[angle] ?? 4;
  for (let y = 0; y < SIZE; y += 2) {
    for (let x = 0; x < SIZE; x += 2) paintFlake(png, x, y, flakeColor(color, random(), strength));
  }
  return PNG.sync.write(png, { colorType: 2 });
}

/** Returns the colour of a flake: most lie flat and look like the panel, a few are tilted into the light. */
function flakeColor({ L, a, b }: Lab, luck: number, strength: number): Lab {
  const shift = luck > 0.985 ? strength * 2 : (Math.round(luck * 4) / 4 - 0.5) * strength * 0.4;
  return { L: L + shift, a, b };
}

function paintFlake(png: PNG, x: number, y: number, color: Lab): void {
  const rgb = photoColor(color);
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    setPixel(png, x + dx, y + dy, rgb);
  }
}
