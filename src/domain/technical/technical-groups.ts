import type { FieldEntry } from '../fields/field-entry.ts';
import {
  formatAngle,
  placeOfAngle,
  type TechnicalEntry,
  type TechnicalProperty,
} from './technical-property.ts';

/** What is measured in one way: the rows of one section. */
export interface TechnicalGroup {
  medium: string;
  applicationType: string;
  /** Titles of medium and application type. */
  title: string;
  /** How the medium is made up. */
  description?: string | undefined;
  rows: readonly TechnicalRow[];
}

/** One property, at one angle where it has angles. */
export interface TechnicalRow {
  propertyType: string;
  angle?: string | undefined;
  /** Title, unit and options of the values. */
  entry: FieldEntry;
  description?: string | undefined;
}

type Catalogue = TechnicalEntry['catalogue'];

/**
 * The sections of technical properties per medium that some products have between them, in the order of the
 * catalogues (product specification §2, decision B20). What no catalogue knows comes last, under its code.
 */
export function technicalGroups(
  properties: readonly TechnicalProperty[],
  catalogues: readonly TechnicalEntry[],
): TechnicalGroup[] {
  const find = (catalogue: Catalogue, code: string) =>
    catalogues.find((entry) => entry.catalogue === catalogue && entry.code === code);
  const titleOf = (catalogue: Catalogue, code: string) => find(catalogue, code)?.title ?? code;
  const sortOf = (catalogue: Catalogue, code: string) =>
    find(catalogue, code)?.sort ?? Number.MAX_SAFE_INTEGER;

  const firsts = new Map(properties.map((property) => [groupKey(property), property]));
  return [...firsts.values()]
    .toSorted(
      (one, other) =>
        sortOf('medium', one.medium) - sortOf('medium', other.medium) ||
        sortOf('applicationType', one.applicationType) - sortOf('applicationType', other.applicationType),
    )
    .map((first) => ({
      medium: first.medium,
      applicationType: first.applicationType,
      title: [titleOf('medium', first.medium), titleOf('applicationType', first.applicationType)]
        .filter(Boolean)
        .join(', '),
      description: find('medium', first.medium)?.description,
      rows: rowsOf(properties.filter((property) => groupKey(property) === groupKey(first))),
    }));

  function rowsOf(members: readonly TechnicalProperty[]): TechnicalRow[] {
    const firsts = new Map(members.toReversed().map((property) => [rowKey(property), property]));
    return [...firsts.values()]
      .toSorted(
        (one, other) =>
          sortOf('propertyType', one.propertyType) - sortOf('propertyType', other.propertyType) ||
          placeOfAngle(one.angle) - placeOfAngle(other.angle),
      )
      .map(({ propertyType, angle, unit }) => {
        const type = find('propertyType', propertyType);
        const title = titleOf('propertyType', propertyType);
        return {
          propertyType,
          angle,
          entry: {
            code: propertyType,
            title: angle === undefined ? title : `${title}, ${formatAngle(angle)}`,
            unit: unit ?? type?.unit,
            options: type?.listOptions,
          },
          description: type?.description,
        };
      });
  }
}

/** The value that a product has in a row of a section. */
export function technicalValue(
  properties: readonly TechnicalProperty[],
  { medium, applicationType }: Pick<TechnicalGroup, 'medium' | 'applicationType'>,
  { propertyType, angle }: Pick<TechnicalRow, 'propertyType' | 'angle'>,
): unknown {
  return properties.find(
    (property) =>
      property.propertyType === propertyType &&
      property.angle === angle &&
      property.medium === medium &&
      property.applicationType === applicationType,
  )?.value;
}

function groupKey({ medium, applicationType }: TechnicalProperty): string {
  return `${medium}|${applicationType}`;
}

function rowKey({ propertyType, angle = '' }: TechnicalProperty): string {
  return `${propertyType}|${angle}`;
}
