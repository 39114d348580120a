import { type Bounds, chartBounds } from '../../../domain/technical/chart-bounds.ts';
import { measuredColors } from '../../../domain/technical/measured-color.ts';
import { degreesOfAngle, type TechnicalProperty } from '../../../domain/technical/technical-property.ts';

/** Properties that depend on the angle. Graininess does not: it is measured in diffuse light. */
const CURVES = ['lightness', 'chroma', 'hue', 'si', 'sa'] as const;

/** Code of a property drawn over the angle. */
export type CurveType = (typeof CURVES)[number];

/** A value at an angle. */
export interface CurvePoint {
  /** Code, such as `as15`. */
  angle: string;
  degrees: number;
  /** Value for drawing: a hue may lie outside 0 to 360, so that the curve takes the shorter way. */
  drawn: number;
  /** Measured value. */
  value: number;
}

/** A property over the angle. */
export interface AngleCurve {
  type: CurveType;
  /** Sorted by angle; at least two. */
  points: readonly CurvePoint[];
  bounds: Bounds;
}

/**
 * Returns the curves of an effect pigment over the angle. Chroma and hue as supplied, else derived (decision B22).
 *
 * @param properties of one medium and one application type
 */
export function angleCurves(properties: readonly TechnicalProperty[]): AngleCurve[] {
  return CURVES.flatMap((type) => {
    const measured = pointsOf(properties, type);
    const drawn = type === 'hue' ? unwrapHues(measured.map(({ value }) => value)) : null;
    const points = measured.map((point, at) => ({ ...point, drawn: drawn?.[at] ?? point.value }));
    const bounds = chartBounds(
      points.map((point) => point.drawn),
      type === 'hue' ? undefined : 0,
    );
    return bounds && points.length > 1 ? { type, points, bounds } : [];
  });
}

/** Shifts hues by whole circles, so that consecutive ones differ by at most half a circle. */
export function unwrapHues(hues: readonly number[]): number[] {
  const turned: number[] = [];
  for (const hue of hues) {
    const before = turned.at(-1);
    turned.push(before === undefined ? hue : hue - 360 * Math.round((hue - before) / 360));
  }
  return turned;
}

function pointsOf(properties: readonly TechnicalProperty[], type: CurveType): Omit<CurvePoint, 'drawn'>[] {
  const given = properties
    .filter(({ propertyType }) => propertyType === type)
    .map(({ angle, value }) => ({ angle, value }));
  const derived = measuredColors(properties).map(({ angle, C, h }) => ({
    angle,
    value: type === 'chroma' ? C : type === 'hue' ? h : undefined,
  }));
  const byAngle = new Map<string, Omit<CurvePoint, 'drawn'>>();
  for (const { angle = '', value } of [...given, ...derived]) {
    const degrees = degreesOfAngle(angle);
    if (degrees === undefined || typeof value !== 'number' || !Number.isFinite(value)) continue;
    if (!byAngle.has(angle)) byAngle.set(angle, { angle, degrees, value });
  }
  return [...byAngle.values()].toSorted((one, other) => one.degrees - other.degrees);
}
