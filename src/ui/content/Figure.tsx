import { useStyles } from '../base/styles.ts';
import css from './figure.css';

export interface FigureProps {
  /** As supplied, such as `44.1`, `-0.30`, `7–8`, `> 200`. */
  text: string;
  /** Most digits after the decimal point in the column: numbers are aligned at the point. @default the number's own */
  decimals?: number;
  unit?: string | undefined;
  /** Number of letters of the longest unit in the column, so that numbers with and without one are aligned. */
  unitRoom?: number;
}

/** A number with the supplied digits, aligned at the decimal point, with a true minus sign. */
export function Figure({ text, decimals, unit, unitRoom }: FigureProps) {
  useStyles(css);
  return (
    <span className="ce-aligned-figure">
      {/* One text node: screen readers would pause between integer and fraction. */}
      <span className="ce-aligned-figure__number" style={{ '--ce-_missing': missingIn(text, decimals ?? 0) }}>
        {text.replace(/^-(?=\d)/, '−')}
      </span>
      {(unit || unitRoom) && (
        <span className="ce-aligned-figure__unit" style={{ '--ce-_letters': unitRoom }}>
          {unit && ` ${unit}`}
        </span>
      )}
    </span>
  );
}

/** A point is about half as wide as a digit. */
const POINT = 0.55;

/** Difference in width to the longest number of the column, in digits. */
function missingIn(text: string, decimals: number): number {
  const own = fractionOf(text)?.length;
  if (own === undefined) return decimals > 0 ? decimals + POINT : 0;
  return Math.max(0, decimals - own);
}

/** Maximum number of digits after the decimal point in a column. */
export function decimalsOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => fractionOf(text)?.length ?? 0));
}

/** Only a single number has a decimal point to align. */
function fractionOf(text: string): string | undefined {
  return /^[-−+<>≤≥ ]*\d+\.(\d+)$/.exec(text)?.[1];
}
