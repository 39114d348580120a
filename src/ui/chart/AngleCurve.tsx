import type { ReactNode } from 'react';
import { type Axis, formatTick, type Plot, positionOn } from './axis.ts';
import { Chart } from './Chart.tsx';
import { Grid } from './Grid.tsx';

/** A value measured at an angle. */
export interface AnglePoint {
  /** Degrees from the gloss. */
  angle: number;
  value: number;
  /** Full name, with its values. */
  label: string;
  /** CSS colour measured at the angle. */
  color: string;
}

export interface AngleCurveProps {
  label: string;
  /** Visible title. */
  caption?: ReactNode;
  /** Name of the values, such as `L*`. */
  name: string;
  points: readonly AnglePoint[];
  /** Axis of the values (spec P§9). */
  axis: Axis;
  /** Whether the values are hues: axis numbers are below 360. @default false */
  isHue?: boolean;
  /** A reference value, such as the lightness of white. */
  reference?: number;
}

/** From behind the gloss to far from it, to scale, with a margin for the outer points. */
const ANGLES: Axis = { min: -21, max: 116, ticks: [-15, 15, 25, 45, 75, 110] };
const WIDTH = 300;
const HEIGHT = 220;
const PLOT: Plot = { left: 40, top: 12, right: 290, bottom: 186 };

/** A property over the angle, to scale from −15 to 110 degrees, each point in the colour measured there. */
export function AngleCurve({
  label,
  caption,
  name,
  points,
  axis,
  isHue = false,
  reference,
}: AngleCurveProps) {
  const across = positionOn(ANGLES, PLOT.left, PLOT.right);
  const down = positionOn(axis, PLOT.bottom, PLOT.top);
  const positioned = points
    .toSorted((one, other) => one.angle - other.angle)
    .map((point) => ({ ...point, key: String(point.angle), x: across(point.angle), y: down(point.value) }));
  const isReferenceSeen = reference !== undefined && reference > axis.min && reference < axis.max;
  return (
    <Chart
      label={label}
      caption={caption}
      width={WIDTH}
      height={HEIGHT}
      points={positioned}
      draw={({ x, y, color }) => (
        <circle className="ce-chart__dot" style={{ '--ce-_color': color }} cx={x} cy={y} r={6} />
      )}
    >
      <Grid
        plot={PLOT}
        x={ANGLES}
        y={axis}
        names={['°', name]}
        {...(isHue && { formatY: (tick: number) => formatTick(((tick % 360) + 360) % 360) })}
      />
      {isReferenceSeen && (
        <path className="ce-chart__reference" d={`M${PLOT.left} ${down(reference)}H${PLOT.right}`} />
      )}
      <polyline className="ce-chart__curve" points={positioned.map(({ x, y }) => `${x},${y}`).join(' ')} />
    </Chart>
  );
}
