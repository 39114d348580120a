import { type FieldEntry, isDataField } from '../../../domain/fields/field-entry.ts';
import { orderFields } from '../../../domain/fields/order-fields.ts';
import type { TechnicalEntry, TechnicalProperty } from '../../../domain/technical/technical-property.ts';
import type { ColorMedium } from '../colors/color-media.ts';
import { type ComparedGroup, type ComparedRow, filledGroups, type RowBasis } from './compared-row.ts';
import { FASTNESS, FIELD_GROUPS, type FieldGroupCode, fieldGroupOf } from './field-group.ts';
import { fieldRows } from './field-rows.ts';
import { type MediumGroup, mediumGroups } from './medium-groups.ts';
import { withoutColors } from './without-colors.ts';

/** The compared part of a product: its fields by code. The industry's values replace its own. */
export interface ComparedProduct {
  technicalProperties: readonly TechnicalProperty[];
  fields: Readonly<Record<string, unknown>>;
}

/** What describes the fields, and what is shown before them. */
export interface ComparisonBasis extends RowBasis {
  manifest: readonly FieldEntry[];
  technicalEntries: readonly TechnicalEntry[];
  /** Media whose colours are shown above the fields; the first one's fastness stands among the fields. */
  media: readonly ColorMedium[];
  /** Titles of the groups. */
  titles: Readonly<Record<FieldGroupCode, string>>;
}

/**
 * Lists the products side by side: the data fields in groups, each in their order (spec P§9), and the technical
 * properties per medium. Each value is listed once: fastness in the first medium is with that of the products, and colours
 * that are shown above are left out, as are rows without any value.
 */
export function comparisonGroups(
  products: readonly ComparedProduct[],
  { manifest, technicalEntries, media, titles, ...basis }: ComparisonBasis,
): ComparedGroup[] {
  const measured = mediumGroups(products, technicalEntries, basis);
  const main = media[0]?.key ?? measured[0]?.medium;
  const isMain = ({ medium }: MediumGroup) => medium === main;
  const fastness = fastnessOf(measured.filter(isMain));
  const others = measured.map((group) =>
    isMain(group) ? { ...group, rows: group.rows.filter((row) => !isFastness(row)) } : group,
  );
  const fields = orderFields(manifest.filter(isDataField));
  const groups = FIELD_GROUPS.map((key): ComparedGroup => {
    const rows = fields
      .filter((entry) => fieldGroupOf(entry) === key)
      .flatMap((entry) =>
        fieldRows(
          entry,
          products.map((product) => product.fields[entry.code]),
          basis,
        ),
      );
    const title = titles[key];
    return key === 'fastness'
      ? { ...fastness, key, title, rows: [...fastness.rows, ...rows] }
      : { key, title, rows };
  });
  return filledGroups([...groups, ...withoutColors(others, media)]);
}

/** The fastness rows of a medium; they name the application where there are several. */
function fastnessOf(groups: readonly MediumGroup[]): Pick<ComparedGroup, 'rows' | 'description'> {
  const found = groups
    .map((group) => ({ ...group, rows: group.rows.filter(isFastness) }))
    .filter(({ rows }) => rows.length > 0);
  const rows = found.flatMap((group) =>
    group.rows.map((row) => ({
      ...row,
      key: `${group.key}|${row.key}`,
      title: found.length > 1 ? `${row.title}, ${row.measured?.application}` : row.title,
    })),
  );
  const { medium, composition } = rows[0]?.measured ?? {};
  return { rows, description: [medium, composition].filter(Boolean).join(' · ') || undefined };
}

/** Titled values have keys such as `fastness.Acid`. */
function isFastness({ key }: ComparedRow): boolean {
  return FASTNESS.has(key.split('.', 1)[0] ?? '');
}
