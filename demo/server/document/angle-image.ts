import { PNG } from 'pngjs';
import { labToRgb, type Rgb } from '../../data/base/color.ts';
import { randomOf } from '../../data/base/rng.ts';
import type { Product } from '../../data/product.ts';
import { angleColors } from '../../data/technical/angle-colors.ts';
import { panelShade } from './chip-image.ts';
import { setPixel } from './paint-image.ts';

const SIZE = 240;

/** How strongly single flakes stand out at each angle. */
const SPARKLE: Readonly<Record<string, number>> = { as15: 9, '15': 10, '25': 8, '45': 5, '75': 3, '110': 2 };

/**
 * Draws a panel with the effect pigment in the first medium of its first industry, seen at one angle from the specular
 * reflection. Its mean is the colour measured there, as far as a screen can show it: the page writes the values beside it.
 */
export function angleImage(product: Product, angle: string): Uint8Array {
  return PNG.sync.write(anglePanel(product, angle), { colorType: 2 });
}

/** The pixels of the same. */
export function anglePanel(product: Product, angle: string): PNG {
  const color = angleColors(panelShade(product)).find((candidate) => candidate.angle === angle);
  if (!color) throw new RangeError(`No angle "${angle}"`);
  const png = new PNG({ width: SIZE, height: SIZE });
  const random = randomOf('angle-image', product.index, angle);
  const panel = labToRgb(color);
  const strength = (SPARKLE[angle] ?? 4) / Math.max(color.L, 20);
  for (let y = 0; y < SIZE; y += 2) {
    for (let x = 0; x < SIZE; x += 2) paintFlake(png, x, y, brightened(panel, shiftOf(random()) * strength));
  }
  return png;
}

/** How much a flake is brighter than the panel: most lie flat and look like it, a few are tilted into the light. */
function shiftOf(luck: number): number {
  return luck > 0.985 ? 2 : (Math.round(luck * 4) / 4 - 0.5) * 0.4;
}

function brightened({ R, G, B }: Rgb, share: number): Rgb {
  const lighten = (channel: number) => Math.min(255, Math.round(channel * (1 + share)));
  return { R: lighten(R), G: lighten(G), B: lighten(B) };
}

function paintFlake(png: PNG, x: number, y: number, rgb: Rgb): void {
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    setPixel(png, x + dx, y + dy, rgb);
  }
}
