import { useStyles } from '../base/styles.ts';
import { type FieldValueTexts, LevelMark } from './FieldValue.tsx';
import css from './level-legend.css';

export interface LevelLegendProps {
  label: string;
  /** The levels in order, each with its title. */
  levels: FieldValueTexts['levels'];
}

/** Explains the dots of the recommendation levels (spec P§2). */
export function LevelLegend({ label, levels }: LevelLegendProps) {
  useStyles(css);
  return (
    <ul className="ce-level-legend ce-cluster ce-meta" aria-label={label}>
      {(Object.keys(levels) as (keyof typeof levels)[]).map((level) => (
        <li key={level} className="ce-pair ce-gap-2">
          <span className="ce-level-legend__mark">
            <LevelMark level={level} />
          </span>
          {levels[level]}
        </li>
      ))}
    </ul>
  );
}
