import { placeOfAngle, type TechnicalProperty } from './technical-property.ts';

/** A measured colour: CIELAB and what follows from it. */
export interface MeasuredColor {
  /** Lightness; unknown in some records. */
  L: number | undefined;
  a: number;
  b: number;
  /** Chroma. */
  C: number;
  /** Hue, in degrees. */
  h: number;
  /** Angle from the gloss, for effect pigments. */
  angle: string | undefined;
}

/** The angle that stands for an effect pigment where one is asked for: diffuse light, nearest to the eye's judgement. */
const MAIN_ANGLE = '45';

/**
 * The colours that were measured, by angle; none where a* or b* is missing: they are never derived from the
 * colour of a screen (decision B13). Chroma and hue are those given, else derived (decision B22).
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

/** The colour that stands for a product: the one without an angle, else the one at 45°, else the first. */
export function mainColor(colors: readonly MeasuredColor[]): MeasuredColor | undefined {
  return (
    colors.find(({ angle }) => angle === undefined) ??
    colors.find(({ angle }) => angle === MAIN_ANGLE) ??
    colors[0]
  );
}

/** Colour difference ΔE*ab; unknown where a lightness is. */
export function colorDifference(
  one: Pick<MeasuredColor, 'L' | 'a' | 'b'>,
  other: Pick<MeasuredColor, 'L' | 'a' | 'b'>,
): number | undefined {
  if (one.L === undefined || other.L === undefined) return undefined;
  return Math.hypot(one.L - other.L, one.a - other.a, one.b - other.b);
}
