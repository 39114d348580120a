import { useMemo } from 'react';
import { DEFAULT_COLOR, rgbNotation } from '../../src/domain/color/rgb.ts';
import { roundedCoordinate } from '../../src/domain/comparison/color-figures.ts';
import type { ColorMedium, ComparedColor } from '../../src/domain/comparison/color-media.ts';
import { type ColorPoint, closeUpOf, colorPoints } from '../../src/domain/comparison/color-points.ts';
import { type Bounds, chartTicks } from '../../src/domain/technical/chart-bounds.ts';
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
import { PolarLines } from './PolarLines.tsx';

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
  const colors = useMemo(() => colorPoints(medium), [medium]);
  const near = useMemo(() => closeUpOf(colors), [colors]);
  const points = colors.map((color) => pointOf(color, products, text));
  const polar = medium.applications[0]?.colors[reference];
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
          renderUnder={(plot) => polar && <PolarLines color={polar} axes={near} plot={plot} />}
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
      {polar && <p className="ce-compare__polar">{polarText(polar, text)}</p>}
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
function pointOf(
  { product: at, application, isFirst, color, line }: ColorPoint,
  products: readonly Product[],
  text: Translate<typeof comparePageTexts>,
): ComparedPoint {
  const { uid = '', product_name = '' } = products[at] ?? {};
  const shade = isFirst ? product_name : `${product_name}, ${application.title}`;
  const name = color.angle
    ? text('compare.chart.at', { name: shade, angle: formatAngle(color.angle) })
    : shade;
  return {
    ...{ key: `${uid} ${application.key}`, mark: String(at + 1), isTint: !isFirst },
    label: text('compare.chart.point', { name, a: formatMeasure(color.a), b: formatMeasure(color.b) }),
    ...{ a: color.a, b: color.b, L: color.L, color: rgbNotation(color.rgb ?? DEFAULT_COLOR) },
    trail: line,
    angles: color.trail,
  };
}

function polarText({ C, h }: ComparedColor, text: Translate<typeof comparePageTexts>): string {
  return text('compare.chart.polar', { h: roundedCoordinate(h), C: roundedCoordinate(C) });
}

function withTicks(bounds: Bounds) {
  return { ...bounds, ticks: chartTicks(bounds) };
}
