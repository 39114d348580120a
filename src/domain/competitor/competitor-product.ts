import type { Lab } from '../color/lab.ts';

/** A product of a competitor, with the colour of its masstone. */
export interface CompetitorProduct {
  id: string;
  /** The maker's name. */
  company: string;
  /** Product name without the maker's. */
  name: string;
  /** As `PR254`. */
  color_index?: string | undefined;
  /** Title of the medium in which it was measured. */
  medium?: string | undefined;
  lab: Lab;
  /** `#rrggbb` of the same colour. */
  color?: string | undefined;
}

/** Returns maker and name of a competitor's product. */
export function competitorLabel({ company, name }: CompetitorProduct): string {
  return `${company} ${name}`;
}
