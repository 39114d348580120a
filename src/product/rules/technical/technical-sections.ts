import type { Rgb } from '../../../domain/color/rgb.ts';
import { type ColorDecimals, colorDecimals } from '../../../domain/technical/color-decimals.ts';
import {
  type ColorFigures,
  figuresByAngle,
  type MeasuredColor,
  mainColor,
  measuredColors,
} from '../../../domain/technical/measured-color.ts';
import { isSwatch, swatchAt } from '../../../domain/technical/swatch-at.ts';
import {
  type TechnicalEntryReader,
  technicalEntryReader,
} from '../../../domain/technical/technical-entry-reader.ts';
import {
  formatAngle,
  rankOfAngle,
  type TechnicalEntry,
  type TechnicalProperty,
} from '../../../domain/technical/technical-property.ts';
import { type TechnicalTableRow, technicalRows } from './technical-rows.ts';

/** Measurements in one medium (spec P§2). */
export interface TechnicalSection {
  /** Code. */
  medium: string;
  title: string;
  /** Composition of the medium. */
  description?: string | undefined;
  condition?: string | undefined;
  /** Of its colours. */
  decimals: ColorDecimals;
  /** Masstone and tint, in the order of the technical entries. */
  columns: readonly TechnicalColumn[];
  /** Properties without an angle, with cells by column. */
  rows: readonly TechnicalTableRow[];
  /** Properties by angle, of the columns with any. */
  angleTables: readonly AngleTable[];
}

/** The pigment in one application, such as its masstone. */
export interface TechnicalColumn {
  applicationType: string;
  title: string;
  properties: readonly TechnicalProperty[];
  /** By angle; without those whose a* or b* is not known. */
  colors: readonly MeasuredColor[];
  /** What is known of the main colour, with or without a* and b*. */
  figures: ColorFigures | undefined;
  /** The screen colour: without an angle, else at 45°, else at the first; `null` if not stated. */
  swatch: Rgb | null;
}

/** The properties of a column by angle. */
export interface AngleTable {
  applicationType: string;
  title: string;
  angles: readonly { code: string; title: string; swatch: Rgb | null }[];
  /** Cells by angle. */
  rows: readonly TechnicalTableRow[];
}

/** Sorts technical properties into sections by medium, in the order of the technical entries (decision B20). */
export function technicalSections(
  properties: readonly TechnicalProperty[],
  technicalEntries: readonly TechnicalEntry[],
): TechnicalSection[] {
  const reader = technicalEntryReader(technicalEntries);
  const decimals = colorDecimals(technicalEntries);
  return codesOf(properties, 'medium', reader).map((medium) => {
    const own = properties.filter((property) => property.medium === medium);
    const { description, condition } = reader.find('medium', medium) ?? {};
    const columns = codesOf(own, 'applicationType', reader).map((applicationType) =>
      columnOf(applicationType, own, reader),
    );
    return {
      medium,
      title: reader.titleOf('medium', medium),
      description,
      condition,
      decimals,
      columns,
      rows: technicalRows(
        columns.map((column) => column.properties.filter(({ angle }) => angle === undefined)),
        reader,
      ),
      angleTables: columns.flatMap((column) => angleTableOf(column, reader) ?? []),
    };
  });
}

function codesOf(
  properties: readonly TechnicalProperty[],
  kind: 'medium' | 'applicationType',
  { sortOf }: TechnicalEntryReader,
): string[] {
  const codes = new Set(properties.map((property) => property[kind]));
  return [...codes].toSorted((one, other) => sortOf(kind, one) - sortOf(kind, other));
}

function columnOf(
  applicationType: string,
  ofMedium: readonly TechnicalProperty[],
  { titleOf }: TechnicalEntryReader,
): TechnicalColumn {
  const properties = ofMedium.filter((property) => property.applicationType === applicationType);
  const colors = measuredColors(properties);
  const [first] = properties.filter(isSwatch).toSorted(byAngle);
  const swatch = swatchAt(properties, mainColor(colors)?.angle) ?? swatchAt(properties, first?.angle);
  const figures = mainColor(colors) ?? mainColor(figuresByAngle(properties));
  return {
    applicationType,
    title: titleOf('applicationType', applicationType),
    properties,
    colors,
    figures,
    swatch,
  };
}

function angleTableOf(
  { applicationType, title, properties }: TechnicalColumn,
  reader: TechnicalEntryReader,
): AngleTable | undefined {
  const codes = new Set(properties.toSorted(byAngle).flatMap(({ angle }) => angle ?? []));
  if (codes.size === 0) return undefined;
  const angles = [...codes];
  return {
    applicationType,
    title,
    angles: angles.map((code) => ({ code, title: formatAngle(code), swatch: swatchAt(properties, code) })),
    rows: technicalRows(
      angles.map((code) => properties.filter(({ angle }) => angle === code)),
      reader,
    ),
  };
}

function byAngle(one: TechnicalProperty, other: TechnicalProperty): number {
  return rankOfAngle(one.angle) - rankOfAngle(other.angle);
}
