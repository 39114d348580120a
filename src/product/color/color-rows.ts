import { formatNumber } from '../../domain/fields/format-number.ts';
import { labPoints, type PlanePoint } from '../../domain/technical/lab-points.ts';
import type { TechnicalSection } from '../../domain/technical/technical-sections.ts';
import { conditionOf } from '../technical/technical-table.ts';

/** The figures of a colour, in the order in which they are listed. */
export const FIGURES = ['L*', 'a*', 'b*', 'C*', 'h'] as const;

/** A measured colour as a row of the table. */
export interface ColorRow extends PlanePoint {
  /** Of the medium. */
  condition: string;
  /** Empty if not measured. */
  figures: Readonly<Record<(typeof FIGURES)[number], string>>;
  /** The first of its medium. */
  isFirst: boolean;
}

const DECIMALS = 2;

/** Lists the measured colours of all media as rows. Keeps figures as supplied; calculated ones have two decimals. */
export function colorRows(sections: readonly TechnicalSection[]): ColorRow[] {
  return labPoints(sections).map((point, at, all) => {
    const section = sections.find(({ medium }) => point.key === `${medium}|${point.applicationType}`);
    const { L, a, b, C, h } = point.color;
    return {
      ...point,
      mark: sections.length > 1 ? point.mark : '',
      condition: section ? conditionOf(section) : '',
      figures: {
        'L*': L === undefined ? '' : formatNumber(L, DECIMALS),
        'a*': formatNumber(a, DECIMALS),
        'b*': formatNumber(b, DECIMALS),
        'C*': rounded(C),
        h: rounded(h),
      },
      isFirst: all[at - 1]?.mark !== point.mark,
    };
  });
}

/** Rounds a chroma or hue: if derived, it has more digits than were measured. */
function rounded(value: number): string {
  return formatNumber(Math.round(value * 100) / 100, DECIMALS);
}

/** Formats the figures as one line, for a point in a chart. */
export function figuresText({ figures }: ColorRow): string {
  return FIGURES.flatMap((name) => (figures[name] ? `${name} ${figures[name]}` : [])).join(', ');
}
