import {
  type Bounds,
  chartBounds,
  chartTicks,
  squareBounds,
} from '../../../src/domain/technical/chart-bounds.ts';
import { AngleCurve } from '../../../src/ui/chart/AngleCurve.tsx';
import { ChartLegend } from '../../../src/ui/chart/ChartLegend.tsx';
import { LabPlane } from '../../../src/ui/chart/LabPlane.tsx';
import { LightnessAxis } from '../../../src/ui/chart/LightnessAxis.tsx';
import { type Column, DataTable } from '../../../src/ui/content/DataTable.tsx';
import { Disclosure } from '../../../src/ui/content/Disclosure.tsx';
import { Figure } from '../../../src/ui/content/Figure.tsx';
import { absurd, anglePoints, labPoints, type Measured, red, sparse, violet } from './chart-samples.ts';
import { formatMeasure } from './format-measure.ts';
import { Part, State } from './Part.tsx';

const columns: Column<Measured>[] = [
  { key: 'medium', title: 'Medium', cell: ({ mark, medium }) => `${mark} ${medium}`, rowHeader: true },
  { key: 'depth', title: 'Depth', cell: ({ depth }) => depth },
  ...(['L', 'a', 'b'] as const).map((key) => ({
    key,
    title: `${key}*`,
    align: 'end' as const,
    cell: (color: Measured) => <Figure text={String(color[key])} decimals={2} />,
  })),
];

const withTicks = (bounds: Bounds) => ({ ...bounds, ticks: chartTicks(bounds) });
const axisOf = (values: readonly number[], lowest?: number) =>
  withTicks(chartBounds(values, lowest) ?? { min: 0, max: 100 });

/** A square around the points, unless it would show little more than the whole plane. */
function closeUpOf(colors: readonly Measured[]) {
  const [across, up] = [chartBounds(colors.map(({ a }) => a)), chartBounds(colors.map(({ b }) => b))];
  if (!across || !up) return null;
  const [a, b] = squareBounds(across, up);
  return a.max - a.min > 120 ? null : { a: withTicks(a), b: withTicks(b) };
}

/** The plane, its close-up, the lightness, the legend of the letters, and the same values as a table. */
function Colors({ name, colors }: { name: string; colors: readonly Measured[] }) {
  const points = labPoints(colors);
  const closeUp = closeUpOf(colors);
  const media = new Map(colors.map(({ mark, medium }) => [mark, medium]));
  return (
    <>
      <State name={name} layout="planes">
        <LabPlane
          label={`${name}: plane of a* and b*, from −120 to 120`}
          caption={
            <>
              <b>Whole plane</b> −120 to 120, step 20
            </>
          }
          points={points}
          frame={closeUp}
          hasMarks={!closeUp}
        />
        {closeUp && (
          <LabPlane
            label={`${name}: close-up of the plane`}
            caption={
              <>
                <b>Close-up</b> the square in the whole plane
              </>
            }
            points={points}
            axes={closeUp}
          />
        )}
        <div className="ce-parts__lightness">
          <LightnessAxis
            label={`${name}: lightness`}
            caption={<b>Lightness</b>}
            axis={axisOf(
              colors.map(({ L }) => L),
              0,
            )}
            points={colors.map(({ mark, medium, depth, L, color }) => ({
              key: `${mark} ${depth}`,
              mark,
              label: `${mark} ${medium}, ${depth}: L* ${formatMeasure(L)}`,
              L,
              color,
            }))}
          />
        </div>
      </State>
      <ChartLegend
        label={`${name}: legend`}
        entries={[
          { sign: { color: colors[0]?.color ?? 'gray' }, title: 'Masstone' },
          { sign: { color: colors[1]?.color ?? 'gray', isTint: true }, title: 'Tint 1:10' },
          ...[...media].map(([mark, title]) => ({ sign: { mark }, title })),
        ]}
      />
      <Disclosure title="Values of the charts" level={4}>
        <DataTable
          caption={`${name}: values`}
          captionHidden
          columns={columns}
          rows={colors}
          rowKey={({ mark, depth }) => `${mark} ${depth}`}
        />
      </Disclosure>
    </>
  );
}

/** Charts of measured colours. */
export function ChartParts() {
  return (
    <>
      <Part
        anchor="lab-plane"
        title="Colour plane"
        about="One tab stop; arrow keys lead from point to point. Points at one place share their letters; a ring marks a tint."
      >
        <Colors name="Four media" colors={red} />
        <Colors name="One medium, nearly white" colors={sparse} />
        <Colors name="Twenty-six media" colors={absurd} />
      </Part>
      <Part
        anchor="angle-curve"
        title="Values over the angle"
        about="Angles to scale from −15 to 110°; each point in the colour measured there. Hues go the short way round."
      >
        <State name="Effect pigment" layout="charts">
          {(
            [
              ['L*', violet.lightness, 0],
              ['C*', violet.chroma, 0],
              ['h', violet.hue, undefined],
            ] as const
          ).map(([name, values, floor]) => (
            <AngleCurve
              key={name}
              label={`${name} over the angle`}
              caption={<b>{name}</b>}
              name={name}
              points={anglePoints(name, values)}
              axis={axisOf(values, floor)}
              isHue={name === 'h'}
              {...(name === 'L*' && { reference: 100 })}
            />
          ))}
          <AngleCurve
            label="Sparkle intensity over the angle"
            caption={<b>Sparkle intensity</b>}
            name="Si"
            points={anglePoints('Si', violet.sparkle, [15, 45, 75])}
            axis={axisOf(violet.sparkle, 0)}
          />
        </State>
        <State name="One angle, and values beyond reason" layout="charts">
          <AngleCurve
            label="Chroma at one angle"
            caption={<b>C*</b>}
            name="C*"
            points={anglePoints('C*', [41.9], [45])}
            axis={axisOf([41.9], 0)}
          />
          <AngleCurve
            label="Lightness beyond reason"
            caption={<b>L*</b>}
            name="L*"
            points={anglePoints('L*', [2_400, 912.6, 84.3, 46.1, 28.8, 0.004])}
            axis={axisOf([2_400, 0.004], 0)}
            reference={100}
          />
        </State>
      </Part>
    </>
  );
}
