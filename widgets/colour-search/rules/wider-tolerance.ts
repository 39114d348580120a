import { COLOR_LIMITS } from '../../../src/domain/color/color-limits.ts';

/** Returns the next half of a unit that includes a colour difference. */
export function widerTolerance(nearest: number): number {
  return Math.min(COLOR_LIMITS.tolerance.max, Math.ceil(nearest * 2) / 2);
}
