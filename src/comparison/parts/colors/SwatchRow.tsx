import { rgbNotation } from '../../../domain/color/rgb.ts';
import { formatAngle } from '../../../domain/technical/technical-property.ts';
import { useTexts } from '../../../store/hooks.ts';
import type { ColorApplication, ColorMedium } from '../../rules/colors/color-media.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { ShadesRow } from './ShadesRow.tsx';

interface SwatchRowProps {
  medium: ColorMedium;
  columns: readonly number[];
  /** Index of the reference among the products. */
  reference: number;
}

/** The measured colours as on a drawdown card: masstone and tint side by side, above a band of the reference's. */
export function SwatchRow({ medium: { applications }, columns, reference }: SwatchRowProps) {
  const text = useTexts(comparePageTexts);
  return (
    <ShadesRow
      className="ce-colors__row--swatches"
      head={
        <>
          {text('compare.measured')}
          <span className="ce-compared__note ce-meta">{text('compare.measured.note')}</span>
        </>
      }
      columns={columns}
      reference={reference}
      renderHalves={(at) =>
        applications.map((application) => (
          <Swatch key={application.key} application={application} product={at} reference={reference} />
        ))
      }
    />
  );
}

interface SwatchProps {
  application: ColorApplication;
  product: number;
  reference: number;
}

function Swatch({ application: { title, colors }, product, reference }: SwatchProps) {
  const text = useTexts(comparePageTexts);
  const color = colors[product];
  const own = color?.rgb ?? undefined;
  const label = color?.angle
    ? text('compare.chart.at', { name: title, angle: formatAngle(color.angle) })
    : title;
  return (
    <span className="ce-shades__half">
      <span
        className="ce-shades__swatch ce-swatch"
        data-none={!own || undefined}
        style={
          own && {
            '--ce-_own': rgbNotation(own),
            '--ce-_reference': rgbNotation(colors[reference]?.rgb ?? own),
          }
        }
      >
        {!own && text('compare.chart.unmeasured')}
      </span>
      <span className="ce-shades__label ce-meta">{label}</span>
    </span>
  );
}
