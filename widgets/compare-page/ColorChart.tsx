import { DEFAULT_COLOR, rgbNotation } from '../../src/domain/color/rgb.ts';
import type { ColorMedium } from '../../src/domain/comparison/color-media.ts';
import {
  type Bounds,
  chartBounds,
  chartTicks,
  squareBounds,
} from '../../src/domain/technical/chart-bounds.ts';
import { formatAngle } from '../../src/domain/technical/technical-property.ts';
import { formatMeasure } from '../../src/lib/format-measure.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import type { Translate } from '../../src/texts/translate.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { ChartLegend } from '../../src/ui/chart/ChartLegend.tsx';
import { LabPlane, type LabPoint } from '../../src/ui/chart/LabPlane.tsx';
import { LightnessAxis } from '../../src/ui/chart/LightnessAxis.tsx';
import css from './color-chart.css';

interface ColorChartProps {
  products: readonly Product[];
  medium: ColorMedium;
  /** Place of the reference among the products. */
  reference: number;
}

/** Letters of about the size of those of the lightness beside them. */
const SIZE = 460;
/** All of the axis, whatever is compared: lightness is read against white. */
const LIGHTNESS: Bounds = { min: 0, max: 100 };

/** The products' measured colours: a close-up of the a*\/b* plane, their lightness, and the whole plane (spec P§9). */
export function ColorChart({ products, medium, reference }: ColorChartProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const points = pointsOf(products, medium, text);
  const near = closeUp(points);
  const cross = medium.applications[0]?.colors[reference];
  const lightness = points.flatMap(({ L, ...point }) => (L === undefined ? [] : { ...point, L }));
  return (
    <div className="ce-compare__charts">
      {near && (
        <LabPlane
          label={text('compare.chart.closeUp.label')}
          caption={text('compare.chart.closeUp')}
          size={SIZE}
          points={points}
          axes={{ a: withTicks(near.a), b: withTicks(near.b) }}
          {...(cross && { cross })}
        />
      )}
      {lightness.length > 0 && (
        <LightnessAxis
          label={text('compare.chart.lightness.label')}
          caption={text('compare.chart.lightness')}
          points={lightness}
          axis={withTicks(LIGHTNESS)}
        />
      )}
      <LabPlane
        label={`${text('compare.chart')}. ${text('compare.chart.description')}`}
        caption={text('compare.chart')}
        size={SIZE}
        points={points.map((point) => ({ ...point, trail: point.angles }))}
        frame={near}
      />
      <ChartLegend
        label={text('compare.chart.legend')}
        entries={products.map(({ product_name }, at) => ({
          sign: { mark: String(at + 1) },
          title: product_name,
        }))}
      />
    </div>
  );
}

/** A colour with its number, and how it lies to the product's others. */
interface ComparedPoint extends LabPoint {
  L: number | undefined;
  /** All angles of the same colour. */
  angles: readonly { a: number; b: number }[];
}

/** Masstone and tint of each product, joined by a line. */
function pointsOf(
  products: readonly Product[],
  { applications }: ColorMedium,
  text: Translate<typeof comparePageTexts>,
): ComparedPoint[] {
  return products.flatMap(({ uid, product_name }, at) => {
    const ends = applications.flatMap(({ colors }) => colors[at] ?? []);
    return applications.flatMap(({ key, title, colors }, application) => {
      const color = colors[at];
      if (!color) return [];
      const shade = application === 0 ? product_name : `${product_name}, ${title}`;
      const name = color.angle
        ? text('compare.chart.at', { name: shade, angle: formatAngle(color.angle) })
        : shade;
      return {
        ...{ key: `${uid} ${key}`, mark: String(at + 1), isTint: application > 0 },
        label: text('compare.chart.point', { name, a: formatMeasure(color.a), b: formatMeasure(color.b) }),
        ...{ a: color.a, b: color.b, L: color.L, color: rgbNotation(color.rgb ?? DEFAULT_COLOR) },
        trail: application === 0 ? ends : [],
        angles: color.trail,
      };
    });
  });
}

function closeUp(points: readonly LabPoint[]): { a: Bounds; b: Bounds } | null {
  const across = chartBounds(points.map(({ a }) => a));
  const up = chartBounds(points.map(({ b }) => b));
  if (!across || !up) return null;
  const [a, b] = squareBounds(across, up);
  return { a, b };
}

function withTicks(bounds: Bounds) {
  return { ...bounds, ticks: chartTicks(bounds) };
}
