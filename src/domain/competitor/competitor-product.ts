import type { Lab } from '../color/lab.ts';

/** A product of a competitor, with its colour in full shade. */
export interface CompetitorProduct {
  id: string;
  /** Its maker. */
  company: string;
  /** Without the maker's. */
  name: string;
  /** As `PR254`. */
  color_index?: string | undefined;
  lab: Lab;
  /** `#rrggbb` of the same colour. */
  color?: string | undefined;
}

/** Maker and name of a competitor's product, as people say them. */
export function competitorLabel({ company, name }: CompetitorProduct): string {
  return `${company} ${name}`;
}
