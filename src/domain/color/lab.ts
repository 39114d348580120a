/** CIE L*a*b* for illuminant D65. */
export interface Lab {
  /** Lightness, 0 to 100; above 100 for effect pigments near the gloss. */
  L: number;
  /** Green (negative) to red. */
  a: number;
  /** Blue (negative) to yellow. */
  b: number;
}
