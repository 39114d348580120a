import type { ReactNode } from 'react';
import { type Axis, formatTick, type Plot, placeOn } from './axis.ts';
import { Chart } from './Chart.tsx';
import type { LabPoint } from './LabPlane.tsx';
import { placeLabels } from './place-labels.ts';
import { shareLabels } from './share-labels.ts';

/** A colour on the axis. */
export interface LightnessPoint extends Pick<LabPoint, 'key' | 'mark' | 'label' | 'color'> {
  L: number;
}

export interface LightnessAxisProps {
  label: string;
  /** Visible title. */
  caption?: ReactNode;
  points: readonly LightnessPoint[];
  axis: Axis;
}

const WIDTH = 110;
const HEIGHT = 360;
/** Letters closer than this would overlap. */
const LINE = 13;
const PLOT: Plot = { left: 38, top: 12, right: 110, bottom: 326 };

/** Lightness of colours, shown beside their plane of a* and b*. */
export function LightnessAxis({ label, caption, points, axis }: LightnessAxisProps) {
  const down = placeOn(axis, PLOT.bottom, PLOT.top);
  const placed = points.map((point) => ({ ...point, x: PLOT.left + 12, y: down(point.L) }));
  const labels = placeLabels(shareLabels(placed, LINE), {
    points: [],
    distance: 16,
    plot: { ...PLOT, top: 0 },
  });
  return (
    <Chart
      label={label}
      caption={caption}
      width={WIDTH}
      height={HEIGHT}
      points={placed}
      draw={({ x, y, color }) => (
        <rect
          className="ce-chart__dot"
          style={{ '--ce-_color': color }}
          x={x - 11}
          y={y - 2}
          width={22}
          height={4}
        />
      )}
      above={labels.map(({ text, x, y }) => (
        <text key={`${text} ${y}`} className="ce-chart__mark" x={x} y={y}>
          {text}
        </text>
      ))}
    >
      <path className="ce-chart__zero" d={`M${PLOT.left} ${PLOT.top}V${PLOT.bottom}`} />
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path className="ce-chart__zero" d={`M${PLOT.left - 5} ${down(tick)}h5`} />
          <text className="ce-chart__number" x={PLOT.left - 9} y={down(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <text className="ce-chart__name" x={6} y={PLOT.bottom + 30}>
        ↑ L*
      </text>
    </Chart>
  );
}
