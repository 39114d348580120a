import { type Light, lightOf } from '../../../domain/color/color-conditions.ts';
import { type FigureName, figureOf, figuresLine } from '../../../domain/technical/color-decimals.ts';
import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import { labPoints, type PlanePoint } from '../../rules/technical/lab-points.ts';
import type { TechnicalColumn, TechnicalSection } from '../../rules/technical/technical-sections.ts';
import { conditionOf } from '../technical/technical-table.ts';

/** A measured colour as a row of the table. */
export interface ColorRow extends PlanePoint {
  /** Of the medium. */
  condition: string;
  light: Light;
  /** Empty if not measured. */
  figures: Readonly<Record<FigureName, string>>;
  /** The first of its medium. */
  isFirst: boolean;
}

/** Lists the measured colours of all media as rows. */
export function colorRows(sections: readonly TechnicalSection[]): ColorRow[] {
  return labPoints(sections).map((point, at, all) => {
    const section = sections.find(({ medium }) => point.key === `${medium}|${point.applicationType}`);
    const figure = (name: FigureName) => (section ? figureOf(name, point.color, section.decimals) : '');
    return {
      ...point,
      mark: sections.length > 1 ? point.mark : '',
      condition: section ? conditionOf(section) : '',
      light: lightOf(section && measuringOf(section)),
      figures: {
        'L*': figure('L*'),
        'a*': figure('a*'),
        'b*': figure('b*'),
        'C*': figure('C*'),
        h: figure('h'),
      },
      isFirst: all[at - 1]?.mark !== point.mark,
    };
  });
}

/** Returns the condition of a medium's colour measurements. */
function measuringOf({ rows, angleTables }: TechnicalSection): string | undefined {
  const all = [...rows, ...angleTables.flatMap((table) => table.rows)];
  return all.find((row) => isColorRow(row) && row.condition)?.condition;
}

/** Formats the figures as one line, for a point in a chart. */
export function figuresText({ figures }: ColorRow): string {
  return figuresLine((name) => figures[name]);
}

/** Titles of the media whose colours the charts show otherwise than supplied, or not at all. */
export interface ColorGaps {
  /** a* or b* is calculated. */
  calculated: readonly string[];
  /** a* and b* are not known, though there are other figures. */
  lacking: readonly string[];
}

/** Lists what the charts lack. */
export function colorGaps(sections: readonly TechnicalSection[]): ColorGaps {
  const mediaWith = (isMeant: (column: TechnicalColumn) => boolean) =>
    sections.flatMap(({ title, columns }) => (columns.some(isMeant) ? title : []));
  return {
    calculated: mediaWith(({ colors }) => colors.some(({ calculated }) => calculated)),
    lacking: mediaWith(({ figures, colors }) => figures !== undefined && colors.length === 0),
  };
}
