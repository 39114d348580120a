import { type Light, STANDARD_LIGHT } from '../../../src/domain/color/color-conditions.ts';
import { COLOR_LIMITS, type ColorNumber } from '../../../src/domain/color/color-limits.ts';
import type { Lab } from '../../../src/domain/color/lab.ts';
import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import type { Shade } from '../../../src/domain/color/near-standard.ts';
import { leftOutOf, mayBeLeftOut } from '../../../src/lib/left-out.ts';
import { readDecimal } from './read-decimal.ts';

/** The values of a colour, in their order. */
export const COORDINATES = ['L', 'a', 'b'] as const satisfies readonly (keyof Lab)[];

/** What the text of a measurement did not name, so that the usual light, or observer, was assumed. */
export type Assumed = '' | 'light' | 'observer';

/** What a text leaves to be assumed. */
export function assumedOf({ illuminant, observer }: Partial<Light>): Assumed {
  if (!illuminant) return 'light';
  return observer ? '' : 'observer';
}

/** A search as it was typed, chosen, or found in the address. */
export interface TypedSearch {
  L: string;
  a: string;
  b: string;
  /** Code; empty leaves it to the service. */
  medium: string;
  shade: string;
  /** Empty for the service's, as is the observer. */
  illuminant: string;
  /** As `10°`. */
  observer: string;
  tolerance: string;
  /** Name of the sample; empty if it has none. */
  sample: string;
  assumed: Assumed;
}

/** A search that can be made. */
export interface ColourQuery {
  lab: Lab;
  medium: string | undefined;
  shade: Shade;
  light: Light;
  tolerance: number;
  sample: string;
  assumed: Assumed;
}

/** What is wrong with a field. */
export type Fault = 'missing' | 'number' | 'range' | 'choice' | 'light';

/** By field. */
export type Faults = Partial<Record<keyof TypedSearch, Fault>>;

/** The query of a typed search, or its faults. */
export type CheckedSearch =
  | { query: ColourQuery; faults?: undefined }
  | { query?: undefined; faults: Faults };

const NUMBERS = [...COORDINATES, 'tolerance'] as const satisfies readonly ColorNumber[];

/**
 * Checks a search.
 *
 * @param measured what there is to choose from; nothing is refused before it is known
 */
export function checkSearch(typed: TypedSearch, measured: MeasuredConditions | undefined): CheckedSearch {
  const faults: Faults = {};
  for (const key of NUMBERS) {
    const fault = faultOf(key, typed[key]);
    if (fault) faults[key] = fault;
  }
  const { medium, shade, illuminant, observer, sample, assumed } = typed;
  if (medium && measured && !isMedium(medium, measured)) faults.medium = 'choice';
  if (!isShade(shade)) faults.shade = 'choice';
  const byDefault = defaultLight(measured);
  const light = {
    illuminant: illuminant || byDefault.illuminant,
    observer: observer || byDefault.observer,
  };
  if (measured && !isMeasuredIn(light, measured.lights)) {
    const isKnown = measured.lights.some((each) => each.illuminant === light.illuminant);
    faults[isKnown ? 'observer' : 'illuminant'] = 'light';
  }
  if (Object.keys(faults).length > 0 || !isShade(shade)) return { faults };
  const [L, a, b, tolerance] = NUMBERS.map((key) => readDecimal(typed[key]) ?? 0);
  return {
    query: {
      lab: { L: L ?? 0, a: a ?? 0, b: b ?? 0 },
      ...{ medium: medium || undefined, shade, light, tolerance: tolerance ?? 0, sample, assumed },
    },
  };
}

/** Whether our colours are measured in a light, or in one that could not be read. */
export function isMeasuredIn({ illuminant, observer }: Light, lights: readonly Light[]): boolean {
  const isKnown = lights.some((each) => each.illuminant === illuminant && each.observer === observer);
  return isKnown || leftOutOf(lights).length > 0;
}

function isMedium(medium: string, { media }: MeasuredConditions): boolean {
  return media.some(({ key }) => key === medium) || mayBeLeftOut(media, 'key', medium);
}

/** The light in which ours are measured, unless another is chosen. */
export function defaultLight(measured: MeasuredConditions | undefined): Light {
  return measured?.lights[0] ?? STANDARD_LIGHT;
}

function faultOf(key: ColorNumber, text: string): Fault | undefined {
  if (text.trim() === '') return 'missing';
  const value = readDecimal(text);
  if (value === undefined) return 'number';
  const { min, max } = COLOR_LIMITS[key];
  return value < min || value > max ? 'range' : undefined;
}

function isShade(shade: string): shade is Shade {
  return shade === 'masstone' || shade === 'tint';
}
