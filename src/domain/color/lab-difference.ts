import type { Lab } from './lab.ts';

/** Difference between two colours in CIELAB: positive is lighter, more saturated, and anticlockwise in hue. */
export interface LabDifference {
  L: number;
  C: number;
  /** ΔH*: the part of ΔE*ab that is neither lightness nor chroma. */
  H: number;
}

/** Returns ΔL*, ΔC* and ΔH* (ISO/CIE 11664-4) of a colour against a standard. */
export function labDifference(standard: Lab, sample: Lab): LabDifference {
  const C = Math.hypot(sample.a, sample.b) - Math.hypot(standard.a, standard.b);
  const squared = (sample.a - standard.a) ** 2 + (sample.b - standard.b) ** 2 - C ** 2;
  const turn = Math.sign(standard.a * sample.b - sample.a * standard.b);
  return { L: sample.L - standard.L, C, H: turn * Math.sqrt(Math.max(0, squared)) };
}
