import type { Lab } from './lab.ts';

/** The colour that our products are compared with, such as a competitor's. */
export interface NearStandard {
  id: string;
  /** As in texts, such as maker and name of a product. */
  name: string;
  lab: Lab;
  /** `#rrggbb` of the same colour. */
  color?: string | undefined;
  /** As `PR254`, of a product. */
  color_index?: string | undefined;
}

/** Which shade of a product is compared: the pigment alone, or mixed with white. */
export type Shade = 'masstone' | 'tint';
