import type { ReactNode } from 'react';
import { type Axis, type Plot, positionOn } from './axis.ts';
import { Chart } from './Chart.tsx';
import { Grid } from './Grid.tsx';
import { placeLabels } from './place-labels.ts';
import { shareLabels } from './share-labels.ts';

/** A colour in the plane. */
export interface LabPoint {
  key: string;
  /** Short label of the point, explained by a legend or table; empty for none. */
  mark: string;
  /** Full name, with its values. */
  label: string;
  a: number;
  b: number;
  /** CSS colour. */
  color: string;
  /** Draws a ring, as for tints. @default false */
  isTint?: boolean;
  /** The same product at other angles, in order. */
  trail?: readonly { a: number; b: number }[];
}

export interface LabPlaneProps {
  label: string;
  /** Visible title. */
  caption?: ReactNode;
  points: readonly LabPoint[];
  /** Axes of a close-up. @default −120 to 120, step 20 (spec P§9) */
  axes?: { a: Axis; b: Axis };
  /** Drawn as a square: the area of a close-up. */
  frame?: { a: Pick<Axis, 'min' | 'max'>; b: Pick<Axis, 'min' | 'max'> } | null;
  /** @default true */
  hasMarks?: boolean;
  /** Draws below the points. */
  renderUnder?: (plot: Plot) => ReactNode;
  /** A colour at which dashed lines cross. */
  cross?: { a: number; b: number };
  /** Width and height in units relative to the letters: smaller pictures have larger letters. @default 360 */
  size?: number;
}

const LIMIT = 120;
const STEP = 20;
const WHOLE: Axis = {
  min: -LIMIT,
  max: LIMIT,
  ticks: Array.from({ length: (2 * LIMIT) / STEP + 1 }, (_, at) => at * STEP - LIMIT),
};
/** The plot area of a picture of that size; the margins are for numbers and names. */
const plotIn = (size: number): Plot => ({ left: 36, top: 12, right: size - 10, bottom: size - 34 });
const RADIUS = 6;

/** Colours in the plane of a* and b*, drawn in the measured colour. Put a table of the same values beside it. */
export function LabPlane({
  label,
  caption,
  points,
  axes = { a: WHOLE, b: WHOLE },
  frame,
  hasMarks = true,
  renderUnder,
  cross,
  size = 360,
}: LabPlaneProps) {
  const plot = plotIn(size);
  const across = positionOn(axes.a, plot.left, plot.right);
  const down = positionOn(axes.b, plot.bottom, plot.top);
  const positioned = points.map((point) => ({ ...point, x: across(point.a), y: down(point.b) }));
  const labels = hasMarks
    ? placeLabels(
        shareLabels(
          positioned.filter(({ mark }) => mark),
          RADIUS * 1.5,
        ),
        { points: positioned, distance: RADIUS + 5, plot },
      )
    : [];
  return (
    <Chart
      label={label}
      caption={caption}
      width={size}
      height={size}
      points={positioned}
      draw={({ x, y, color, isTint }) => (
        <>
          {isTint && <circle className="ce-chart__ring" cx={x} cy={y} r={RADIUS + 3} />}
          <circle className="ce-chart__dot" style={{ '--ce-_color': color }} cx={x} cy={y} r={RADIUS} />
        </>
      )}
      above={labels.map(({ text, x, y, anchor }) => (
        <text key={`${text} ${x} ${y}`} className="ce-chart__mark" x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    >
      <Grid plot={plot} x={axes.a} y={axes.b} names={['a*', 'b*']} />
      {renderUnder?.(plot)}
      {cross && (
        <path
          className="ce-chart__reference"
          d={`M${across(cross.a)} ${plot.top}V${plot.bottom}M${plot.left} ${down(cross.b)}H${plot.right}`}
        />
      )}
      {frame && (
        <path
          className="ce-chart__frame"
          d={`M${across(frame.a.min)} ${down(frame.b.min)}H${across(frame.a.max)}V${down(frame.b.max)}H${across(frame.a.min)}Z`}
        />
      )}
      {positioned.map(
        ({ key, trail = [], color }) =>
          trail.length > 1 && (
            <polyline
              key={key}
              className="ce-chart__trail"
              style={{ '--ce-_color': color }}
              points={trail.map(({ a, b }) => `${across(a)},${down(b)}`).join(' ')}
            />
          ),
      )}
    </Chart>
  );
}
