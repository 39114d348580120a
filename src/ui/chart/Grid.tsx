import { type Axis, formatTick, type Plot, positionOn } from './axis.ts';

interface GridProps {
  plot: Plot;
  x: Axis;
  y: Axis;
  /** Names of the axes. */
  names: readonly [x: string, y: string];
  /** @default with a true minus sign */
  formatY?: (tick: number) => string;
}

/** Number of ticks above which only every second one is labelled. */
const DENSE = 8;

/** The axes of a chart: thin lines at the ticks, a stronger one at zero, numbers outside. */
export function Grid({ plot, x, y, names, formatY = formatTick }: GridProps) {
  const { left, top, right, bottom } = plot;
  const across = positionOn(x, left, right);
  const down = positionOn(y, bottom, top);
  const isZero = (tick: number) => (tick === 0 ? 'ce-chart__zero' : 'ce-chart__line');
  return (
    <>
      <path className="ce-chart__line" d={`M${left} ${top}H${right}V${bottom}H${left}Z`} />
      {x.ticks.map((tick) => (
        <path key={tick} className={isZero(tick)} d={`M${across(tick)} ${top}V${bottom}`} />
      ))}
      {y.ticks.map((tick) => (
        <path key={tick} className={isZero(tick)} d={`M${left} ${down(tick)}H${right}`} />
      ))}
      {numbered(x.ticks).map((tick) => (
        <text key={tick} className="ce-chart__number" x={across(tick)} y={bottom + 15} textAnchor="middle">
          {formatTick(tick)}
        </text>
      ))}
      {numbered(y.ticks).map((tick) => (
        <text
          key={tick}
          className="ce-chart__number"
          x={left - 6}
          y={Math.min(down(tick) + 4, bottom)}
          textAnchor="end"
        >
          {formatY(tick)}
        </text>
      ))}
      <text className="ce-chart__name" x={right} y={bottom + 30} textAnchor="end">
        {names[0]} →
      </text>
      <text className="ce-chart__name" x={6} y={bottom + 30}>
        ↑ {names[1]}
      </text>
    </>
  );
}

function numbered(ticks: readonly number[]): readonly number[] {
  return ticks.length > DENSE ? ticks.filter((_, at) => at % 2 === 0) : ticks;
}
