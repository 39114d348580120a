import { dataTable, type TableText } from '../../lib/table-text.ts';
import type { FieldWords } from '../fields/text-of-content.ts';
import { colorLines } from './color-lines.ts';
import type { ColorMedium } from './color-media.ts';
import type { ComparedGroup, ComparedRow } from './compared-row.ts';
import type { ComparisonParts } from './comparison-for-customers.ts';
import { fieldLines } from './field-lines.ts';
import { LEADS, type Lead } from './table-line.ts';
import { withoutColors } from './without-colors.ts';

/** A comparison for copying or saving. */
interface ComparisonTable {
  products: readonly {
    product_name: string;
    prd?: string | null | undefined;
    isInternal?: boolean | undefined;
  }[];
  media: readonly ColorMedium[];
  groups: readonly ComparedGroup[];
  /** What customers get of it, and the mark of all else; absent if all is for customers. */
  internal?: (ComparisonParts & { mark: string }) | undefined;
  /** Index of the reference among the products. */
  reference: number;
  words: FieldWords;
  titles: { colors: string; media: string; hex: string; heads: Readonly<Record<Lead, string>> };
}

/**
 * Returns the comparison as data: a column for each product with its code in the head, unit and conditions in columns of
 * their own, no value twice. The colours of every medium with their differences come first, then all fields.
 */
export function comparisonTable({
  products,
  media,
  groups,
  internal,
  reference,
  words,
  titles: { colors: part, media: mediaPart, hex: hexTitle, heads },
}: ComparisonTable): TableText {
  const names = products.map(({ product_name, prd, isInternal }) =>
    [
      prd ? `${product_name} (${prd})` : product_name,
      ...(isInternal && internal ? [internal.mark] : []),
    ].join(', '),
  );
  const referenceName = names[reference] ?? '';
  const lines = [
    ...media.flatMap((medium) =>
      colorLines(medium, { reference, referenceName, part, hexTitle }).map((line) => ({
        ...line,
        access: internal && !internal.media.some(({ key }) => key === medium.key) ? internal.mark : undefined,
      })),
    ),
    ...withoutColors(groups, media).flatMap(({ rows, ...group }) =>
      rows.flatMap((row) =>
        fieldLines({ ...group, rows: [row] }, words, mediaPart).map((line) => ({
          ...line,
          access: internal && isMissing(row, group.key, internal.groups) ? internal.mark : undefined,
        })),
      ),
    ),
  ].filter(({ values }) => values.some(Boolean));
  const leads = dataTable({
    columns: LEADS.map((lead) => heads[lead]),
    rows: lines.map((line) => LEADS.map((lead) => line[lead] ?? '')),
  });
  const isInternal =
    internal && (products.some((each) => each.isInternal) || lines.some(({ access }) => access));
  return {
    columns: [...leads.columns, ...names],
    rows: leads.rows.map((cells, at) => [...cells, ...(lines[at]?.values ?? [])]),
    ...(isInternal && { isInternal: true as const }),
  };
}

function isMissing({ key }: ComparedRow, group: string, groups: readonly ComparedGroup[]): boolean {
  return !groups.some((each) => each.key === group && each.rows.some((row) => row.key === key));
}
