import type { Bounds } from '../../../domain/technical/chart-bounds.ts';

/** Where colours of one hue, and colours of one chroma, lie in a picture of the plane. */
export interface PolarLines {
  /** The neutral point; it may lie beyond the picture. */
  x: number;
  y: number;
  /** End of the hue line, far beyond the picture. */
  far: { x: number; y: number };
  /** Of the chroma arc. */
  radius: number;
}

/** Longer than any plane, as a multiple of the colour's chroma. */
const FAR = 100;

/** Places the hue line and the chroma arc of a colour. Both axes must have the same scale. */
export function polarLines(
  { a, b }: { a: number; b: number },
  axes: { a: Bounds; b: Bounds },
  { left, right, bottom }: { left: number; right: number; bottom: number },
): PolarLines {
  const scale = (right - left) / (axes.a.max - axes.a.min);
  const [x, y] = [left - axes.a.min * scale, bottom + axes.b.min * scale];
  return { x, y, far: { x: x + FAR * a * scale, y: y - FAR * b * scale }, radius: Math.hypot(a, b) * scale };
}
