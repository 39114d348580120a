import type { Light } from './color-conditions.ts';
import type { Lab } from './lab.ts';
import type { Shade } from './near-standard.ts';

/** A colour to search by, and how ours are compared with it. */
export interface SearchedColor extends Partial<Light> {
  lab: Lab;
  /** Code of the medium in which ours are compared. @default the service's choice */
  medium?: string | undefined;
  shade: Shade;
  /** Largest ΔE00. @default any */
  tolerance?: number | undefined;
}

/** The parameters of a search by a colour. */
export function colorParameters(searched: SearchedColor): Record<string, string> {
  const { lab, medium, shade, illuminant, observer, tolerance } = searched;
  const degrees = observer?.replace(/\s*°$/, '');
  const values = { ...lab, medium, applicationType: shade, illuminant, observer: degrees, tolerance };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
