import type { Bounds } from '../../src/domain/technical/chart-bounds.ts';
import type { Plot } from '../../src/ui/chart/axis.ts';

interface PolarLinesProps {
  color: { a: number; b: number };
  /** Both axes have the same scale; the origin may lie beyond them. */
  axes: { a: Bounds; b: Bounds };
  plot: Plot;
}

/** Longer than any plane, as a multiple of the colour's chroma. */
const FAR = 100;

/** The line of all colours of the same hue, and the arc of all of the same chroma, cut off at the edges of the plot. */
export function PolarLines({ color: { a, b }, axes, plot: { left, top, right, bottom } }: PolarLinesProps) {
  const [width, height] = [right - left, bottom - top];
  const scale = width / (axes.a.max - axes.a.min);
  const [x, y] = [left - axes.a.min * scale, bottom + axes.b.min * scale];
  return (
    <svg
      aria-hidden
      x={left}
      y={top}
      width={width}
      height={height}
      viewBox={`${left} ${top} ${width} ${height}`}
    >
      <path className="ce-chart__reference" d={`M${x} ${y}l${FAR * a * scale} ${-FAR * b * scale}`} />
      <circle className="ce-chart__reference" cx={x} cy={y} r={Math.hypot(a, b) * scale} />
    </svg>
  );
}
