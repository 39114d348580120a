import { converter } from 'culori';
import type { Lab, Rgb } from '../color.ts';

const convert = converter('lab65');

/** sRGB to D65 Lab. */
export function rgbToLab({ R, G, B }: Rgb): Lab {
  const { l, a, b } = convert({ mode: 'rgb', r: R / 255, g: G / 255, b: B / 255 });
  return { L: l, a, b };
}
