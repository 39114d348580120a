import { useStyles } from '../base/styles.ts';
import css from './lab-chart.css';

/** A colour in the chart. */
export interface LabPoint {
  key: string;
  /** Short mark beside the point, which a table explains. */
  mark: string;
  /** Whole name, with its values. */
  label: string;
  a: number;
  b: number;
  /** CSS colour. */
  color: string;
  /** The same product at other angles, in their order. */
  trail?: readonly { a: number; b: number }[];
}

export interface LabChartProps {
  label: string;
  description: string;
  points: readonly LabPoint[];
}

/** Bounds and step of both axes (spec P§9). */
const LIMIT = 120;
const STEP = 20;
const TICKS = Array.from({ length: (2 * LIMIT) / STEP + 1 }, (_, at) => at * STEP - LIMIT);
/** Every second tick has its number. */
const NUMBERED = TICKS.filter((tick) => tick % (2 * STEP) === 0);
const MARGIN = 26;
const SIZE = 2 * LIMIT + 2 * MARGIN;
const RADIUS = 7;
/** Where the mark of a point stands, by its place: neighbours seldom cover each other. */
const OFFSETS = [
  [12, -9],
  [-12, -9],
  [12, 17],
  [-12, 17],
] as const;

/** A group, since the points within are reached one by one: the keyboard reads their values as the eye does. */
const asChart = { role: 'group' } as const;
const asPoint = { role: 'img', tabIndex: 0 } as const;

const clamp = (value: number) => Math.min(LIMIT, Math.max(-LIMIT, value));
const across = (a: number) => MARGIN + LIMIT + clamp(a);
const down = (b: number) => MARGIN + LIMIT - clamp(b);

/** Colours in the plane of a* and b*. Each point takes the focus and says its values; a table belongs beside it. */
export function LabChart({ label, description, points }: LabChartProps) {
  useStyles(css);
  return (
    <svg
      className="ce-lab"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      {...asChart}
      aria-label={`${label}. ${description}`}
    >
      <g aria-hidden>
        {TICKS.map((tick) => (
          <path
            key={tick}
            className={tick === 0 ? 'ce-lab__axis' : 'ce-lab__grid'}
            d={`M${across(tick)} ${down(LIMIT)}V${down(-LIMIT)}M${across(-LIMIT)} ${down(tick)}H${across(LIMIT)}`}
          />
        ))}
        {NUMBERED.map((tick) => (
          <g key={tick}>
            <text className="ce-lab__number" x={across(tick)} y={SIZE - MARGIN + 13} textAnchor="middle">
              {format(tick)}
            </text>
            <text className="ce-lab__number" x={MARGIN - 5} y={down(tick) + 3} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        <text className="ce-lab__name" x={across(LIMIT) - 3} y={down(0) - 5} textAnchor="end">
          a*
        </text>
        <text className="ce-lab__name" x={across(0) + 5} y={down(LIMIT) + 11}>
          b*
        </text>
      </g>
      {points.map(({ key, trail = [], color }) => (
        <g key={key} aria-hidden style={{ '--ce-_color': color }}>
          {trail.length > 1 && (
            <polyline
              className="ce-lab__trail"
              points={trail.map(({ a, b }) => `${across(a)},${down(b)}`).join(' ')}
            />
          )}
        </g>
      ))}
      {points.map(({ key, mark, label: name, a, b, color }, place) => {
        const [x, y] = OFFSETS[place % OFFSETS.length] ?? OFFSETS[0];
        return (
          <g key={key} {...asPoint} className="ce-lab__point" aria-label={name}>
            <circle className="ce-lab__ring" cx={across(a)} cy={down(b)} r={RADIUS + 4} />
            <circle
              className="ce-lab__dot"
              style={{ '--ce-_color': color }}
              cx={across(a)}
              cy={down(b)}
              r={RADIUS}
            />
            <text
              className="ce-lab__mark"
              x={across(a) + x}
              y={down(b) + y}
              textAnchor={x < 0 ? 'end' : 'start'}
            >
              {mark}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function format(tick: number): string {
  return String(tick).replace('-', '−');
}
