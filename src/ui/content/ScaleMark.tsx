import { useStyles } from '../base/styles.ts';
import css from './scale-mark.css';

export interface ScaleMarkProps {
  /** Number of steps of the scale, such as 8 for the blue wool scale. */
  steps: number;
  /** Step of the value, from 1. */
  step: number;
  /** Last step of a range such as 7–8. @default step */
  upTo?: number;
  /** Which end is best: a better value has a longer bar. @default 'last' */
  best?: 'first' | 'last';
  /** As supplied, such as `8` or `IV`. */
  text: string;
  /** Name of the last step; `null` where the scale is told elsewhere. @default its number */
  end?: string | null;
  /** Accessible name, such as `8 of 8, 8 is best`. */
  label: string;
  /** Note at the value, such as that the first step is best. */
  note?: string | undefined;
}

const CELL = 5;
const GAP = 1;

/** A value on an ordinal scale: its step, the number of steps, and a bar. */
export function ScaleMark({
  steps,
  step,
  upTo = step,
  best = 'last',
  text,
  end = String(steps),
  label,
  note,
}: ScaleMarkProps) {
  useStyles(css);
  const isFirstBest = best === 'first';
  const sure = isFirstBest ? steps - upTo + 1 : step;
  const perhaps = isFirstBest ? steps - step + 1 : upTo;
  return (
    <span className="ce-scale">
      <svg className="ce-scale__bar" viewBox={`0 0 ${steps * (CELL + GAP) - GAP} 8`} aria-hidden>
        {Array.from({ length: steps }, (_, at) => at + 1).map((step) => (
          <rect
            key={step}
            className="ce-scale__cell"
            data-fill={step <= sure ? 'full' : step <= perhaps ? 'half' : undefined}
            x={(step - 1) * (CELL + GAP) + 0.5}
            y={0.5}
            width={CELL - 1}
            height={7}
          />
        ))}
      </svg>
      <span className="ce-scale__value" aria-hidden>
        {text}
        {end !== null && <span className="ce-scale__end">/{end}</span>}
      </span>
      <span className="ce-visually-hidden ce-scale__spoken">{label}</span>
      {note && <span className="ce-scale__note ce-meta">{note}</span>}
    </span>
  );
}
