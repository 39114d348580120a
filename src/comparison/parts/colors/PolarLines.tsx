import type { Bounds } from '../../../domain/technical/chart-bounds.ts';
import type { Plot } from '../../../ui/chart/axis.ts';
import { polarLines } from '../../rules/colors/polar-lines.ts';

interface PolarLinesProps {
  color: { a: number; b: number };
  axes: { a: Bounds; b: Bounds };
  plot: Plot;
}

/** The line of all colours of the same hue, and the arc of all of the same chroma, cut off at the edges of the plot. */
export function PolarLines({ color, axes, plot }: PolarLinesProps) {
  const { left, top } = plot;
  const [width, height] = [plot.right - left, plot.bottom - top];
  const { x, y, far, radius } = polarLines(color, axes, plot);
  return (
    <svg
      aria-hidden
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <path className="ce-chart__reference" d={`M${x} ${y}L${far.x} ${far.y}`} />
      <circle className="ce-chart__reference" cx={x} cy={y} r={radius} />
    </svg>
  );
}
