import { hidingCodes } from '../../../domain/fields/unnamed-codes.ts';
import { shownProperties } from '../../../domain/technical/named-properties.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../../domain/technical/technical-property.ts';
import { type TechnicalSection, technicalSections } from './technical-sections.ts';

/**
 * Returns the rows of sections as customers get them: without media, properties and values that the technical entries do not
 * name.
 *
 * @param properties all of the product
 */
export function sectionsForCustomers(
  sections: readonly TechnicalSection[],
  properties: readonly TechnicalProperty[],
  technicalEntries: readonly TechnicalEntry[],
): TechnicalSection[] {
  const hiding = hidingCodes(technicalEntries);
  const all = technicalSections(shownProperties(properties, hiding), hiding);
  return sections.flatMap((section) => {
    const own = all.find(({ medium }) => medium === section.medium);
    if (!own) return [];
    const kept = (rows: TechnicalSection['rows'], asked: TechnicalSection['rows']) =>
      rows.filter(({ key }) => asked.some((row) => row.key === key));
    const angleTables = section.angleTables.flatMap((table) => {
      const found = own.angleTables.find(({ applicationType }) => applicationType === table.applicationType);
      return found ? [{ ...found, rows: kept(found.rows, table.rows) }] : [];
    });
    return [{ ...own, title: section.title, rows: kept(own.rows, section.rows), angleTables }];
  });
}
