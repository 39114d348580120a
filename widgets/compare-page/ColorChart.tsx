import { DEFAULT_COLOR, rgbNotation } from '../../src/domain/color/rgb.ts';
import type { ColorMedium } from '../../src/domain/comparison/color-media.ts';
import { formatAngle } from '../../src/domain/technical/technical-property.ts';
import { formatMeasure } from '../../src/lib/format-measure.ts';
import type { Product } from '../../src/services/products.ts';
import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { useStyles } from '../../src/ui/base/styles.ts';
import { LabPlane } from '../../src/ui/chart/LabPlane.tsx';
import css from './color-chart.css';

interface ColorChartProps {
  products: readonly Product[];
  medium: ColorMedium;
}

/** The products' measured colours in the a*\/b* plane (spec P§9). */
export function ColorChart({ products, medium: { applications } }: ColorChartProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const points = (applications[0]?.colors ?? []).flatMap((color, at) => {
    const product = products[at];
    if (!color || !product) return [];
    const name = color.angle
      ? text('compare.chart.at', { name: product.product_name, angle: formatAngle(color.angle) })
      : product.product_name;
    return {
      key: product.uid,
      mark: String(at + 1),
      label: text('compare.chart.point', { name, a: formatMeasure(color.a), b: formatMeasure(color.b) }),
      a: color.a,
      b: color.b,
      color: rgbNotation(color.rgb ?? DEFAULT_COLOR),
      trail: color.trail,
    };
  });
  return (
    <div className="ce-compare__plane">
      <LabPlane
        label={`${text('compare.chart')}. ${text('compare.chart.description')}`}
        caption={text('compare.chart')}
        points={points}
      />
    </div>
  );
}
