import { useStyles } from '../base/styles.ts';
import css from './chart-legend.css';

export interface ChartLegendProps {
  /** Accessible name of the list. */
  label: string;
  entries: readonly {
    /** Letter of the points, or symbol of a kind of points. */
    sign: { mark: string } | { color: string; isTint?: boolean };
    title: string;
  }[];
}

/** Explains the letters and symbols of a chart. */
export function ChartLegend({ label, entries }: ChartLegendProps) {
  useStyles(css);
  return (
    <ul className="ce-chart-legend ce-cluster ce-meta" aria-label={label}>
      {entries.map(({ sign, title }) => (
        <li key={title} className="ce-chart-legend__entry">
          {'mark' in sign ? (
            <b className="ce-chart-legend__mark">{sign.mark}</b>
          ) : (
            <span
              aria-hidden
              className="ce-chart-legend__sign"
              data-tint={sign.isTint || undefined}
              style={{ '--ce-_color': sign.color }}
            />
          )}
          {title}
        </li>
      ))}
    </ul>
  );
}
