import { type InternalRows, tableForReader } from '../../../domain/fields/table-for-reader.ts';
import type { FieldWords } from '../../../domain/fields/text-of-content.ts';
import { dataTable, type TableText } from '../../../lib/file/table-text.ts';
import { colorLines } from './color-lines.ts';
import type { TableContent } from './comparison-for-customers.ts';
import { fieldLines } from './field-lines.ts';
import { LEADS, type Lead, type TableLine } from './table-line.ts';
import { withoutColors } from './without-colors.ts';

/** A comparison for copying or saving. */
interface ComparisonTable extends TableContent {
  products: readonly {
    product_name: string;
    prd?: string | null | undefined;
    isInternal?: boolean | undefined;
  }[];
  /** What customers get of it. */
  customers: TableContent;
  internal: InternalRows;
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
  customers,
  internal,
  reference,
  words,
  titles: { colors: colorGroup, media: mediaGroup, hex: hexTitle, heads },
  ...all
}: ComparisonTable): TableText {
  const names = products.map(({ product_name, prd, isInternal }) =>
    [
      prd ? `${product_name} (${prd})` : product_name,
      ...(isInternal && internal.isIncluded ? [internal.mark] : []),
    ].join(', '),
  );
  const tableOf = (content: TableContent): TableText => ({
    columns: LEADS.map((lead) => heads[lead]),
    rows: linesOf(content).map((line) => [...LEADS.map((lead) => line[lead] ?? ''), ...line.values]),
  });
  const table = tableForReader(tableOf(all), tableOf(customers), internal);
  const width = table.columns.length;
  const leads = dataTable({ ...table, rows: table.rows.map((cells) => cells.slice(0, width)) });
  const hasInternalProduct = internal.isIncluded && products.some(({ isInternal }) => isInternal);
  return {
    ...leads,
    columns: [...leads.columns, ...names],
    rows: leads.rows.map((cells, at) => [...cells, ...(table.rows[at]?.slice(width) ?? [])]),
    ...(hasInternalProduct && { isInternal: true }),
  };

  function linesOf({ media, groups }: TableContent): TableLine[] {
    return [
      ...media.flatMap((medium) => colorLines(medium, { reference, names, group: colorGroup, hexTitle })),
      ...withoutColors(groups, media).flatMap((group) => fieldLines(group, words, mediaGroup)),
    ].filter(({ values }) => values.some(Boolean));
  }
}
