import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { decimalsOfProperty } from '../../../domain/technical/color-decimals.ts';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import type {
  Scale,
  TechnicalEntry,
  TechnicalProperty,
} from '../../../domain/technical/technical-property.ts';

/** A section: the properties of one medium and application type. */
export interface TechnicalGroup {
  medium: string;
  applicationType: string;
  /** Titles of medium and application type. */
  title: string;
  /** Composition of the medium. */
  description?: string | undefined;
  rows: readonly TechnicalRow[];
}

/** A property. */
export interface TechnicalRow {
  /** Code, title, unit and options of the values. */
  entry: FieldEntry;
  description?: string | undefined;
  scale?: Scale | undefined;
}

/**
 * Returns the sections of technical properties that occur in any of the products, in the order of the technical entries
 * (spec P§2, decision B20). Entries unknown to them come last, titled by their code.
 */
export function technicalGroups(
  properties: readonly TechnicalProperty[],
  technicalEntries: readonly TechnicalEntry[],
): TechnicalGroup[] {
  const { find, titleOf, sortOf } = technicalEntryReader(technicalEntries);
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
    const types = new Map(members.map((property) => [property.propertyType, property]));
    return [...types.values()]
      .toSorted(
        (one, other) => sortOf('propertyType', one.propertyType) - sortOf('propertyType', other.propertyType),
      )
      .map(({ propertyType, unit }) => {
        const type = find('propertyType', propertyType);
        return {
          entry: {
            code: propertyType,
            title: type?.title ?? propertyType,
            unit: unit ?? type?.unit,
            options: type?.listOptions,
            decimals: decimalsOfProperty(propertyType, type),
            hidesCodes: type?.hidesCodes,
          },
          description: type?.description,
          scale: type?.scale,
        };
      });
  }
}

function groupKey({ medium, applicationType }: TechnicalProperty): string {
  return `${medium}|${applicationType}`;
}
