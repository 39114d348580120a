import type { ReactNode } from 'react';
import { type Axis, formatTick, type Plot, positionOn } from './axis.ts';
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
  /**
   * Size of the picture in units relative to the letters; as high as the plane beside it.
   *
   * @default 110 by 360
   */
  size?: { width: number; height: number };
}

const SIZE = { width: 110, height: 360 };
/** Room for the numbers of the ticks, and the most there is of it. */
const NUMBERS = { least: 28, most: 38 };
/** Below this width, the numbers have no more room than they need. */
const NARROW = 100;
/** Letters closer than this would overlap. */
const LINE = 13;
/** The margins are those of a plane. */
const plotIn = ({ width, height }: typeof SIZE): Plot => ({
  left: width < NARROW ? NUMBERS.least : NUMBERS.most,
  top: 12,
  right: width,
  bottom: height - 34,
});

/** Lightness of colours, shown beside their plane of a* and b*. */
export function LightnessAxis({ label, caption, points, axis, size = SIZE }: LightnessAxisProps) {
  const plot = plotIn(size);
  const down = positionOn(axis, plot.bottom, plot.top);
  const positioned = points.map((point) => ({ ...point, x: plot.left + 12, y: down(point.L) }));
  const labels = placeLabels(shareLabels(positioned, LINE), {
    points: [],
    distance: 16,
    plot: { ...plot, top: 0 },
  });
  return (
    <Chart
      label={label}
      caption={caption}
      width={size.width}
      height={size.height}
      points={positioned}
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
      <path className="ce-chart__zero" d={`M${plot.left} ${plot.top}V${plot.bottom}`} />
      {axis.ticks.map((tick) => (
        <g key={tick}>
          <path className="ce-chart__zero" d={`M${plot.left - 5} ${down(tick)}h5`} />
          <text className="ce-chart__number" x={plot.left - 9} y={down(tick) + 4} textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      <text className="ce-chart__name" x={6} y={plot.bottom + 30}>
        ↑ L*
      </text>
    </Chart>
  );
}
