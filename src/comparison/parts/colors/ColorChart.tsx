import { useMemo, useRef } from 'react';
import { DEFAULT_COLOR, rgbNotation } from '../../../domain/color/rgb.ts';
import { type Bounds, chartTicks } from '../../../domain/technical/chart-bounds.ts';
import { figureOf, figuresText } from '../../../domain/technical/color-decimals.ts';
import { formatAngle } from '../../../domain/technical/technical-property.ts';
import type { Product } from '../../../services/products.ts';
import { useTexts } from '../../../store/hooks.ts';
import type { Translate } from '../../../texts/translate.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useWidth } from '../../../ui/base/useWidth.ts';
import { ChartLegend } from '../../../ui/chart/ChartLegend.tsx';
import { LabPlane, type LabPoint } from '../../../ui/chart/LabPlane.tsx';
import { LightnessAxis } from '../../../ui/chart/LightnessAxis.tsx';
import type { ColorMedium, ComparedColor } from '../../rules/colors/color-media.ts';
import { type ColorPoint, closeUpOf, colorPoints } from '../../rules/colors/color-points.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import css from './color-chart.css';
import { PolarLines } from './PolarLines.tsx';

interface ColorChartProps {
  products: readonly Product[];
  medium: ColorMedium;
  /** Index of the reference among the products. */
  reference: number;
}

/** Letters of about the size of those in the table. */
const SIZE = 460;
/** Share of a plane's width that the lightness beside it has (color-chart.css). */
const SHARE = 11 / 36;
/** Below this width in px, pictures are as large as their letters allow: a unit is a px. */
const NARROW = 560;
/** Of the lightness beside a plane on narrow places, in px. */
const AXIS = { width: 84, gap: 8 };
/** All of the axis, whatever is compared: lightness is read against white. */
const LIGHTNESS: Bounds = { min: 0, max: 100 };

/** The products' measured colours: a close-up of the a*\/b* plane, their lightness, and the whole plane (spec P§9). */
export function ColorChart({ products, medium, reference }: ColorChartProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const isNarrow = width > 0 && width < NARROW;
  const beside = isNarrow ? width - AXIS.width - AXIS.gap : SIZE;
  const colors = useMemo(() => colorPoints(medium), [medium]);
  const near = useMemo(() => closeUpOf(colors), [colors]);
  const points = colors.map((color) => pointOf(color, products, medium, text));
  const polar = medium.applications[0]?.colors[reference];
  const lightness = points.flatMap(({ L, ...point }) => (L === undefined ? [] : { ...point, L }));
  return (
    <div ref={box} className="ce-compare__charts" data-narrow={isNarrow || undefined}>
      {near && (
        <LabPlane
          label={text('compare.chart.closeUp.label')}
          caption={text('compare.chart.closeUp')}
          size={beside}
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
          size={{ width: isNarrow ? AXIS.width : SIZE * SHARE, height: beside }}
        />
      )}
      <LabPlane
        label={`${text('compare.chart')}. ${text('compare.chart.description')}`}
        caption={text('compare.chart')}
        size={isNarrow ? Math.min(SIZE, width) : SIZE}
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
      {polar && <p className="ce-compare__polar ce-meta">{polarText(polar, medium, text)}</p>}
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
  { decimals }: ColorMedium,
  text: Translate<typeof comparePageTexts>,
): ComparedPoint {
  const { uid = '', product_name = '' } = products[at] ?? {};
  const shade = isFirst ? product_name : `${product_name}, ${application.title}`;
  const name = color.angle
    ? text('compare.chart.at', { name: shade, angle: formatAngle(color.angle) })
    : shade;
  return {
    key: `${uid} ${application.key}`,
    mark: String(at + 1),
    isTint: !isFirst,
    label: text('compare.chart.point', { name, values: figuresText(color, decimals) }),
    a: color.a,
    b: color.b,
    L: color.L,
    color: rgbNotation(color.rgb ?? DEFAULT_COLOR),
    trail: line,
    angles: color.trail,
  };
}

function polarText(
  color: ComparedColor,
  { decimals }: ColorMedium,
  text: Translate<typeof comparePageTexts>,
): string {
  return text('compare.chart.polar', {
    h: figureOf('h', color, decimals),
    C: figureOf('C*', color, decimals),
  });
}

function withTicks(bounds: Bounds) {
  return { ...bounds, ticks: chartTicks(bounds) };
}
