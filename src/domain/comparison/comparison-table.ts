import { dataTable, type TableText } from '../../lib/table-text.ts';
import type { FieldWords } from '../fields/text-of-content.ts';
import { colorLines } from './color-lines.ts';
import type { ColorMedium } from './color-media.ts';
import type { ComparedGroup } from './compared-row.ts';
import { fieldLines } from './field-lines.ts';
import { LEADS, type Lead } from './table-line.ts';
import { withoutColors } from './without-colors.ts';

/** A comparison for copying or saving. */
interface ComparisonTable {
  products: readonly { product_name: string; prd?: string | null | undefined }[];
  media: readonly ColorMedium[];
  groups: readonly ComparedGroup[];
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
  reference,
  words,
  titles: { colors: part, media: mediaPart, hex: hexTitle, heads },
}: ComparisonTable): TableText {
  const names = products.map(({ product_name, prd }) => (prd ? `${product_name} (${prd})` : product_name));
  const referenceName = names[reference] ?? '';
  const lines = [
    ...media.flatMap((medium) => colorLines(medium, { reference, referenceName, part, hexTitle })),
    ...withoutColors(groups, media).flatMap((group) => fieldLines(group, words, mediaPart)),
  ].filter(({ values }) => values.some(Boolean));
  const leads = dataTable({
    columns: LEADS.map((lead) => heads[lead]),
    rows: lines.map((line) => LEADS.map((lead) => line[lead] ?? '')),
  });
  return {
    columns: [...leads.columns, ...names],
    rows: leads.rows.map((cells, at) => [...cells, ...(lines[at]?.values ?? [])]),
  };
}
