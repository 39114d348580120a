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
  const [whole = '', fraction] = splitAtPoint(text);
  return (
    <span className="ce-figure">
      {whole.replace(/^-(?=\d)/, '−')}
      {(decimals ?? 0) > 0 || fraction ? (
        <span className="ce-figure__fraction" style={{ '--ce-_decimals': decimals }}>
          {fraction && `.${fraction}`}
        </span>
      ) : null}
      {(unit || unitRoom) && (
        <span className="ce-figure__unit" style={{ '--ce-_letters': unitRoom }}>
          {unit && ` ${unit}`}
        </span>
      )}
    </span>
  );
}

/** Digits after the point of the figure that has the most, for all figures of a column. */
export function decimalsOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => splitAtPoint(text)[1]?.length ?? 0));
}

/** Only what is one number has a point to stand at. */
function splitAtPoint(text: string): [whole: string, fraction?: string] {
  const [, whole, fraction] = /^([-−+<>≤≥ ]*\d+)\.(\d+)$/.exec(text) ?? [];
  return whole === undefined || fraction === undefined ? [text] : [whole, fraction];
}
