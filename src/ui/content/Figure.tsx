import { useStyles } from '../base/styles.ts';
import css from './figure.css';

export interface FigureProps {
  /** As supplied, such as `44.1`, `-0.30`, `7–8`, `> 200`. */
  text: string;
  /** Most digits after the point in the column: figures stand point below point. @default the figure's own */
  decimals?: number;
  unit?: string | undefined;
  /** Letters of the longest unit in the column, so that figures with and without one are aligned. */
  unitRoom?: number;
}

/** A number with its digits as supplied, aligned at the decimal point, with a true minus. */
export function Figure({ text, decimals, unit, unitRoom }: FigureProps) {
  useStyles(css);
  return (
    <span className="ce-figure">
      {/* One piece: screen readers would pause between whole and fraction. */}
      <span className="ce-figure__number" style={{ '--ce-_missing': missingIn(text, decimals ?? 0) }}>
        {text.replace(/^-(?=\d)/, '−')}
      </span>
      {(unit || unitRoom) && (
        <span className="ce-figure__unit" style={{ '--ce-_letters': unitRoom }}>
          {unit && ` ${unit}`}
        </span>
      )}
    </span>
  );
}

/** A point is about half as wide as a digit. */
const POINT = 0.55;

/** How much narrower a figure is than the longest of its column, in digits. */
function missingIn(text: string, decimals: number): number {
  const own = fractionOf(text)?.length;
  if (own === undefined) return decimals > 0 ? decimals + POINT : 0;
  return Math.max(0, decimals - own);
}

/** Digits after the point of the figure that has the most, for all figures of a column. */
export function decimalsOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => fractionOf(text)?.length ?? 0));
}

/** Only what is one number has a point to stand at. */
function fractionOf(text: string): string | undefined {
  return /^[-−+<>≤≥ ]*\d+\.(\d+)$/.exec(text)?.[1];
}
