import type { Lab } from './lab.ts';

/** ΔL*, Δa* and Δb* of a colour against a standard: positive is lighter, redder and yellower. */
export function labDelta(standard: Lab, sample: Lab): Lab {
  return { L: sample.L - standard.L, a: sample.a - standard.a, b: sample.b - standard.b };
}
