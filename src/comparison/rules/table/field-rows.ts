import type { FieldContent } from '../../../domain/fields/field-content.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import { bestValues } from './best-values.ts';
import { type ComparedRow, comparedRow, type RowBasis } from './compared-row.ts';
import { listRows } from './list-rows.ts';

/**
 * Returns the row of a field. A list that differs between products counts its values, and has a row for each of them.
 *
 * @param values by product
 */
export function fieldRows(entry: FieldEntry, values: readonly unknown[], basis: RowBasis): ComparedRow[] {
  const contents = values.map((value) => readFieldContent(value, entry));
  const plain = comparedRow(entry, contents, basis);
  const row = { ...plain, best: bestValues({ ...plain, code: entry.code }) };
  const items = listRows(contents, entry);
  if (items.length === 0) return [row];
  const counts = contents.map((content) => countOf(content, items.length));
  const itemRows = items.map((item): ComparedRow => {
    const row = comparedRow({ ...entry, title: item.title }, item.contents, basis);
    return { ...row, key: `${entry.code}.${item.title}`, role: 'item' };
  });
  return [{ ...row, contents: counts, role: 'list' }, ...itemRows];
}

/** Number of listed values that a product has, such as `6 of 11`. */
function countOf(content: FieldContent | null, count: number): FieldContent | null {
  if (content?.form !== 'list') return content;
  return { form: 'text', text: `${content.items.length} of ${count}` };
}
