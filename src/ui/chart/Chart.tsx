import type { ReactNode } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './chart.css';
import { useActivePoint } from './useActivePoint.ts';

/** A point of a chart, in the picture's coordinates. */
export interface ChartPoint {
  key: string;
  x: number;
  y: number;
  /** Full name with the values: spoken, and shown on hover and focus. */
  label: string;
}

interface ChartProps<Point extends ChartPoint> {
  /** Spoken before the points. */
  label: string;
  /** Visible title. */
  caption?: ReactNode;
  width: number;
  height: number;
  points: readonly Point[];
  draw: (point: Point) => ReactNode;
  /** Axes and lines, below the points. */
  children: ReactNode;
  /** Labels, above the points. */
  above?: ReactNode;
}

/** The frame of a chart: points show their values on hover and focus, and to screen readers. */
export function Chart<Point extends ChartPoint>({
  label,
  caption,
  width,
  height,
  points,
  draw,
  children,
  above,
}: ChartProps<Point>) {
  useStyles(css);
  const { active, box, picture, pointAt } = useActivePoint(points, width);
  const shown = active === null ? undefined : points[active];
  return (
    <figure className="ce-chart">
      {caption && <figcaption className="ce-chart__caption ce-meta">{caption}</figcaption>}
      <div className="ce-chart__box" {...box}>
        <svg className="ce-chart__picture" viewBox={`0 0 ${width} ${height}`} {...picture} aria-label={label}>
          <g aria-hidden>{children}</g>
          {points.map((point, at) => (
            <g
              key={point.key}
              {...pointAt(at)}
              aria-label={point.label}
              className="ce-chart__point"
              data-active={at === active || undefined}
            >
              <circle className="ce-chart__focus" cx={point.x} cy={point.y} r={11} />
              {draw(point)}
            </g>
          ))}
          <g aria-hidden className="ce-chart__above">
            {above}
          </g>
        </svg>
        {shown && (
          <p
            aria-hidden
            className="ce-chart__value ce-box ce-screen"
            data-below={shown.y < height / 3 || undefined}
            style={{
              '--ce-_x': `${(100 * shown.x) / width}%`,
              '--ce-_y': `${(100 * shown.y) / height}%`,
              '--ce-_shift': `${(-100 * shown.x) / width}%`,
            }}
          >
            {shown.label}
          </p>
        )}
      </div>
    </figure>
  );
}
