import { MASSTONE } from '../../../domain/technical/technical-property.ts';

/** What a product of the answer says of itself. */
interface Named {
  applicationType?: string | undefined;
  chemistry?: string | undefined;
  light_fastness?: string | undefined;
}

/** What was asked for; each absent for the default, or for any. */
interface Asked {
  depth?: string | undefined;
  chemistry?: string | undefined;
  /** Step of the blue wool scale. */
  leastLight?: number | undefined;
}

/** What the search service can be asked for beyond medium and industry. */
export interface NearestAbilities {
  depth: boolean;
  chemistry: boolean;
  light: boolean;
}

export const NO_ABILITIES: NearestAbilities = { depth: false, chemistry: false, light: false };

/** Returns what the service can, by what its products name (decision C15). */
export function nearestAbilities(near: readonly Named[]): NearestAbilities {
  return {
    depth: near.some(({ applicationType }) => applicationType !== undefined),
    chemistry: near.some(({ chemistry }) => chemistry !== undefined),
    light: near.some(({ light_fastness }) => light_fastness !== undefined),
  };
}

/**
 * Whether the answer holds what was not asked for, in place of what was: the service has ignored a parameter that it does not
 * know.
 */
export function ignoresQuery(
  near: readonly Named[],
  { depth = MASSTONE, chemistry, leastLight }: Asked,
): boolean {
  return near.some(
    (each) =>
      (each.applicationType ?? MASSTONE) !== depth ||
      (chemistry !== undefined && each.chemistry !== chemistry) ||
      (leastLight !== undefined && !(stepOf(each.light_fastness) >= leastLight)),
  );
}

/** The lower step of a range such as 7–8. */
function stepOf(fastness: string | undefined): number {
  return Number.parseFloat(fastness ?? '');
}
