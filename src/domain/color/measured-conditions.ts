import type { Light } from './color-conditions.ts';
import type { MediumOption } from './compared-medium.ts';
import type { Shade } from './near-standard.ts';

/** In what our colours are measured, and so can be compared. */
export interface MeasuredConditions {
  media: readonly MediumOption[];
  shades: readonly { key: Shade; title: string }[];
  /** The first is the default. */
  lights: readonly Light[];
}
