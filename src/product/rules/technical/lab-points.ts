import type { Rgb } from '../../../domain/color/rgb.ts';
import { type Bounds, chartBounds, squareBounds } from '../../../domain/technical/chart-bounds.ts';
import { type MeasuredColor, mainColor } from '../../../domain/technical/measured-color.ts';
import type { TechnicalSection } from './technical-sections.ts';

/** A measured colour in the plane of a* and b*. */
export interface PlanePoint {
  key: string;
  /** Letter of the medium, `A` for the first. */
  mark: string;
  /** Code. */
  applicationType: string;
  /** Titles. */
  medium: string;
  application: string;
  color: MeasuredColor;
  swatch: Rgb | null;
  /** All angles of the same pigment in order; empty for a single colour. */
  trail: readonly MeasuredColor[];
}

/** Returns the measured colours of all media, each with the letter of its medium. */
export function labPoints(sections: readonly TechnicalSection[]): PlanePoint[] {
  return sections.flatMap((section, at) =>
    section.columns.flatMap(({ applicationType, title, colors, swatch }) => {
      const color = mainColor(colors);
      if (!color) return [];
      return {
        key: `${section.medium}|${applicationType}`,
        mark: letterOf(at),
        applicationType,
        medium: section.title,
        application: title,
        color,
        swatch,
        trail: colors.length > 1 ? colors : [],
      };
    }),
  );
}

/** Axes of the square around the points and their trails; `null` without points. */
export function closeUp(points: readonly PlanePoint[]): { a: Bounds; b: Bounds } | null {
  const colors = points.flatMap(({ color, trail }) => [color, ...trail]);
  const across = chartBounds(colors.map(({ a }) => a));
  const up = chartBounds(colors.map(({ b }) => b));
  if (!across || !up) return null;
  const [a, b] = squareBounds(across, up);
  return { a, b };
}

/** Letter of a medium by index: A to Z, then AA. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
