import { isColorRow } from '../../../domain/technical/is-color-row.ts';
import { shownProperties } from '../../../domain/technical/named-properties.ts';
import { technicalEntryReader } from '../../../domain/technical/technical-entry-reader.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../../domain/technical/technical-property.ts';
import { bestValues } from './best-values.ts';
import { type ComparedGroup, type ComparedRow, comparedRow, type RowBasis } from './compared-row.ts';
import { technicalContent } from './technical-content.ts';
import { technicalGroups } from './technical-groups.ts';
import { titledRows } from './titled-rows.ts';

/** The technical properties of one medium and application. */
export interface MediumGroup extends ComparedGroup {
  /** Code. */
  medium: string;
  isMedium: true;
}

/** Lists the products' technical properties per medium and application. */
export function mediumGroups(
  products: readonly { technicalProperties: readonly TechnicalProperty[] }[],
  technicalEntries: readonly TechnicalEntry[],
  basis: RowBasis,
): MediumGroup[] {
  const { titleOf } = technicalEntryReader(technicalEntries);
  const all = products.flatMap(({ technicalProperties }) =>
    shownProperties(technicalProperties, technicalEntries),
  );
  return technicalGroups(all, technicalEntries).map((group) => {
    const { medium, applicationType, title, description } = group;
    const measured = {
      medium: titleOf('medium', medium),
      application: titleOf('applicationType', applicationType),
      composition: description,
    };
    const rows = group.rows.flatMap(({ entry, description: note, scale }) => {
      const contents = products.map((product) => technicalContent(product.technicalProperties, group, entry));
      return titledRows(entry, contents).map(({ key, title: rowTitle, contents: own }): ComparedRow => {
        const row = comparedRow({ ...entry, title: rowTitle }, own, basis);
        // Coordinates differ in their last digit, so their difference is shown once, as ΔE00.
        const isCoordinate = isColorRow({ key: entry.code });
        return {
          ...row,
          key,
          description: note,
          scale,
          measured,
          differs: row.differs && !isCoordinate,
          best: bestValues({ ...row, code: entry.code, scale }),
          role: isCoordinate ? 'coordinate' : undefined,
        };
      });
    });
    return { key: `${medium}|${applicationType}`, medium, title, description, isMedium: true, rows };
  });
}
