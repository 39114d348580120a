import { DEFAULT_COLOR, rgbNotation } from '../../../domain/color/rgb.ts';
import { type Bounds, chartBounds, chartTicks } from '../../../domain/technical/chart-bounds.ts';
import { useTexts } from '../../../store/hooks.ts';
import { ChartLegend, type ChartLegendProps } from '../../../ui/chart/ChartLegend.tsx';
import { LabPlane, type LabPoint } from '../../../ui/chart/LabPlane.tsx';
import { LightnessAxis } from '../../../ui/chart/LightnessAxis.tsx';
import { closeUp } from '../../rules/technical/lab-points.ts';
import { productColorTexts } from '../../texts/product-color.ts';
import { type ColorRow, figuresText } from './color-rows.ts';

/** A close-up of at least this width adds little to the whole plane. */
const WIDE = 120;

/** Charts of the measured colours: the whole plane, a close-up, and the lightness axis. */
export function ColorCharts({ rows }: { rows: readonly ColorRow[] }) {
  const text = useTexts(productColorTexts);
  const points = rows.map((row): LabPoint & { L: number | undefined } => {
    const { key, mark, application, medium, color, swatch, trail, applicationType } = row;
    return {
      key,
      mark,
      trail,
      a: color.a,
      b: color.b,
      L: color.L,
      label: text('color.point', { application, medium, values: figuresText(row) }),
      color: rgbNotation(swatch ?? DEFAULT_COLOR),
      isTint: applicationType === 'tint',
    };
  });
  const square = closeUp(rows);
  const near = square && square.a.max - square.a.min < WIDE ? square : null;
  const hasMarks = rows.some(({ mark }) => mark);
  const measured = points.flatMap((point) => (point.L === undefined ? [] : { ...point, L: point.L }));
  const lightness = chartBounds(
    measured.map(({ L }) => L),
    0,
  );
  return (
    <>
      <div className="ce-color__charts" data-whole={!near || undefined}>
        <LabPlane
          label={text('color.whole.label')}
          caption={<Caption title={text('color.whole')} note={text('color.whole.note')} />}
          points={points}
          frame={near}
          hasMarks={hasMarks && !near}
        />
        {near && (
          <LabPlane
            label={text('color.closeUp.label')}
            caption={<Caption title={text('color.closeUp')} note={text('color.closeUp.note')} />}
            points={points}
            axes={{ a: withTicks(near.a), b: withTicks(near.b) }}
            hasMarks={hasMarks}
          />
        )}
        {lightness && (
          <div className="ce-color__lightness">
            <LightnessAxis
              label={text('color.lightness.label')}
              caption={<Caption title={text('color.lightness')} />}
              points={measured}
              axis={withTicks(lightness)}
            />
          </div>
        )}
      </div>
      <ChartLegend label={text('color.legend')} entries={legendOf(rows)} />
    </>
  );
}

function Caption({ title, note }: { title: string; note?: string }) {
  return (
    <>
      <b className="ce-color__caption">{title}</b> {note}
    </>
  );
}

function withTicks(bounds: Bounds) {
  return { ...bounds, ticks: chartTicks(bounds) };
}

/** Legend: symbols of masstone and tint, letters of the media. */
function legendOf(rows: readonly ColorRow[]): ChartLegendProps['entries'] {
  const firsts = rows.filter(
    (row, at) => rows.findIndex(({ applicationType }) => applicationType === row.applicationType) === at,
  );
  const kinds = firsts.map(({ applicationType, application, swatch }) => ({
    sign: { color: rgbNotation(swatch ?? DEFAULT_COLOR), isTint: applicationType === 'tint' },
    title: application,
  }));
  const media = rows.filter(({ mark, isFirst }) => mark && isFirst);
  return [...kinds, ...media.map(({ mark, medium }) => ({ sign: { mark }, title: medium }))];
}
