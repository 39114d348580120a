import { type Bounds, chartBounds, squareBounds } from '../../../domain/technical/chart-bounds.ts';
import type { ColorApplication, ColorMedium, ComparedColor } from './color-media.ts';

/** A measured colour in the charts of a comparison. */
export interface ColorPoint {
  /** Index of the product. */
  product: number;
  application: ColorApplication;
  /** Whether it is of the first application, such as masstone. */
  isFirst: boolean;
  color: ComparedColor;
  /** Ends of a line from the masstone to the tint; drawn once per product. */
  line: readonly ComparedColor[];
}

/** Lists the colours of a medium, product by product. */
export function colorPoints({ applications }: ColorMedium): ColorPoint[] {
  const products = (applications[0]?.colors ?? []).map((_, product) => product);
  return products.flatMap((product) => {
    const line = applications.flatMap(({ colors }) => colors[product] ?? []);
    return applications.flatMap((application, at) => {
      const color = application.colors[product];
      const isFirst = at === 0;
      return color ? { product, application, isFirst, color, line: isFirst ? line : [] } : [];
    });
  });
}

/** Axes of the section of the plane of a* and b* that contains all colours, with equal scales; `null` without colours. */
export function closeUpOf(points: readonly ColorPoint[]): { a: Bounds; b: Bounds } | null {
  const across = chartBounds(points.map(({ color }) => color.a));
  const up = chartBounds(points.map(({ color }) => color.b));
  if (!across || !up) return null;
  const [a, b] = squareBounds(across, up);
  return { a, b };
}
