import { placeOfAngle, type TechnicalProperty } from './technical-property.ts';

/** A measured colour: CIELAB and derived values. */
export interface MeasuredColor {
  /** Lightness; unknown in some records. */
  L: number | undefined;
  a: number;
  b: number;
  /** Chroma. */
  C: number;
  /** Hue, in degrees. */
  h: number;
  /** Angle from the gloss (specular reflection), for effect pigments. */
  angle: string | undefined;
}

/** Default angle of an effect pigment: at 45° its colour is closest to visual judgement. */
const MAIN_ANGLE = '45';

/**
 * Returns the measured colours by angle. There is none without a* or b*, which are never derived from a screen colour
 * (decision B13). Chroma and hue as supplied, else derived (decision B22).
 *
 * @param properties of one medium and one application type
 */
export function measuredColors(properties: readonly TechnicalProperty[]): MeasuredColor[] {
  const numberAt = (angle: string | undefined, type: string) => {
    const value = properties.find((each) => each.propertyType === type && each.angle === angle)?.value;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  };
  const angles = [...new Set(properties.map(({ angle }) => angle))];
  return angles
    .toSorted((one, other) => placeOfAngle(one) - placeOfAngle(other))
    .flatMap((angle) => {
      const a = numberAt(angle, 'a');
      const b = numberAt(angle, 'b');
      if (a === undefined || b === undefined) return [];
      return {
        L: numberAt(angle, 'lightness'),
        a,
        b,
        C: numberAt(angle, 'chroma') ?? Math.hypot(a, b),
        h: numberAt(angle, 'hue') ?? ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
        angle,
      };
    });
}

/** Returns a product's representative colour: the one without an angle, else at 45°, else the first. */
export function mainColor(colors: readonly MeasuredColor[]): MeasuredColor | undefined {
  return (
    colors.find(({ angle }) => angle === undefined) ??
    colors.find(({ angle }) => angle === MAIN_ANGLE) ??
    colors[0]
  );
}

/** Returns the colour difference ΔE*ab; unknown if a lightness is missing. */
export function colorDifference(
  one: Pick<MeasuredColor, 'L' | 'a' | 'b'>,
  other: Pick<MeasuredColor, 'L' | 'a' | 'b'>,
): number | undefined {
  if (one.L === undefined || other.L === undefined) return undefined;
  return Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b);
}
