/** Least and greatest value of each number of a search by colour. */
export const COLOR_LIMITS = {
  L: { min: 0, max: 100 },
  /** Fluorescent pigments reach some 130 in a* or b*. */
  a: { min: -150, max: 150 },
  b: { min: -150, max: 150 },
  /** ΔE00. */
  tolerance: { min: 0, max: 100 },
} as const;

/** A number of a search by colour. */
export type ColorNumber = keyof typeof COLOR_LIMITS;
