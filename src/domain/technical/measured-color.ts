import { rankOfAngle, type TechnicalProperty } from './technical-property.ts';

/** The figures of a colour, as far as they are known: supplied, or calculated from those supplied. */
export interface ColorFigures {
  /** Lightness. */
  L: number | undefined;
  a: number | undefined;
  b: number | undefined;
  /** Chroma. */
  C: number | undefined;
  /** Hue, in degrees. */
  h: number | undefined;
  /** Angle from the gloss (specular reflection), for effect pigments. */
  angle: string | undefined;
}

type PlaneFigure = 'a*' | 'b*';

/** A measured colour with a place in the a*\/b* plane. */
export interface MeasuredColor extends ColorFigures {
  a: number;
  b: number;
  C: number;
  h: number;
  /** What was not supplied, but calculated from chroma and hue. */
  calculated?: readonly PlaneFigure[] | undefined;
}

/** Default angle of an effect pigment: at 45° its colour is closest to visual judgement. */
const MAIN_ANGLE = '45';

/**
 * Returns the measured colours by angle. Chroma and hue as supplied, else derived (decision B22), and so are a* and b*;
 * they are never derived from a screen colour (decision B13), so a colour may be missing.
 *
 * @param properties of one medium and one application type
 */
export function measuredColors(properties: readonly TechnicalProperty[]): MeasuredColor[] {
  return figuresByAngle(properties).flatMap((figures) => {
    const { a, b, C, h } = figures;
    if (a === undefined || b === undefined || C === undefined || h === undefined) return [];
    const isMissing = (type: string) => numberOf(properties, type, figures.angle) === undefined;
    const calculated: PlaneFigure[] = [
      ...(isMissing('a') ? ['a*' as const] : []),
      ...(isMissing('b') ? ['b*' as const] : []),
    ];
    return { ...figures, a, b, C, h, ...(calculated.length > 0 && { calculated }) };
  });
}

/**
 * Returns the figures of each angle of which there is any, in order.
 *
 * @param properties of one medium and one application type
 */
export function figuresByAngle(properties: readonly TechnicalProperty[]): ColorFigures[] {
  const angles = [...new Set(properties.map(({ angle }) => angle))];
  return angles
    .toSorted((one, other) => rankOfAngle(one) - rankOfAngle(other))
    .flatMap((angle) => {
      const figures = figuresAt(properties, angle);
      return [figures.L, figures.a, figures.b, figures.C, figures.h].some((value) => value !== undefined)
        ? figures
        : [];
    });
}

function figuresAt(properties: readonly TechnicalProperty[], angle: string | undefined): ColorFigures {
  const supplied = (type: string) => numberOf(properties, type, angle);
  const polar = { C: supplied('chroma'), h: supplied('hue') };
  const { x, y } = inPlane(polar);
  const [a, b] = [supplied('a') ?? x, supplied('b') ?? y];
  const isWhole = a !== undefined && b !== undefined;
  return {
    L: supplied('lightness'),
    a,
    b,
    angle,
    C: polar.C ?? (isWhole ? Math.hypot(a, b) : undefined),
    h: polar.h ?? (isWhole ? ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 : undefined),
  };
}

/** Returns a* and b* of a chroma and a hue, to two decimals, since those have no more. */
function inPlane({ C, h }: Pick<ColorFigures, 'C' | 'h'>): { x?: number; y?: number } {
  if (C === undefined || h === undefined) return {};
  const turn = (h * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
  return { x: rounded(C * Math.cos(turn)), y: rounded(C * Math.sin(turn)) };
}

function numberOf(
  properties: readonly TechnicalProperty[],
  type: string,
  angle: string | undefined,
): number | undefined {
  const value = properties.find((each) => each.propertyType === type && each.angle === angle)?.value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Returns a product's representative colour: the one without an angle, else at 45°, else the first. */
export function mainColor<Color extends ColorFigures>(colors: readonly Color[]): Color | undefined {
  return (
    colors.find(({ angle }) => angle === undefined) ??
    colors.find(({ angle }) => angle === MAIN_ANGLE) ??
    colors[0]
  );
}
