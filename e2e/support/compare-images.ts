import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference of two screenshots. */
export interface ImageDifference {
  /** Number of differing pixels; all pixels of the larger one if the sizes differ. */
  pixels: number;
  /** The differing pixels in red, as PNG; absent if the sizes differ or the pictures are equal. */
  picture?: Buffer;
}

/** Compares two PNG screenshots pixel by pixel, without any tolerance. */
export function compareImages(one: Buffer, other: Buffer): ImageDifference {
  if (one.equals(other)) return { pixels: 0 };
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)];
  if (a.width !== b.width || a.height !== b.height) {
    return { pixels: Math.max(a.width * a.height, b.width * b.height) };
  }
  const picture = new PNG({ width: a.width, height: a.height });
  const options = { threshold: 0, includeAA: true };
  const pixels = pixelmatch(a.data, b.data, picture.data, a.width, a.height, options);
  return { pixels, picture: PNG.sync.write(picture) };
}
