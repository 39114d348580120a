import { FIELD_GROUPS, fieldGroupOf } from '../../../comparison/rules/table/field-group.ts';
import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { type FieldEntry, isDataField, isInternalField } from '../../../domain/fields/field-entry.ts';
import { orderFields } from '../../../domain/fields/order-fields.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';
import { type FieldWords, textOfContent } from '../../../domain/fields/text-of-content.ts';

/** A field in which grades differ. */
export interface GradeRow {
  entry: FieldEntry;
  /** By product; `null` where it is not stated. */
  contents: readonly (FieldContent | null)[];
}

/** Labels and topics: they promote a product, and say nothing of its grade. */
const PROMOTION: ReadonlySet<string> = new Set(['tag', 'topic']);

/**
 * Lists the fields in which grades of one pigment differ, in the order in which a formulator decides. Internal ones are left
 * out for everyone: the table is there to be passed on.
 *
 * @param industry code
 */
export function gradeRows(
  products: readonly { fields: Readonly<Record<string, unknown>> }[],
  manifest: readonly FieldEntry[],
  { industry, words }: { industry: string; words: FieldWords },
): GradeRow[] {
  const open = manifest.filter(
    (entry) => isDataField(entry) && !isInternalField(entry, industry) && !PROMOTION.has(entry.code),
  );
  return orderFields(open)
    .map((entry) => ({
      entry,
      contents: products.map(({ fields }) => readFieldContent(fields[entry.code], entry)),
    }))
    .filter(({ contents }) => new Set(contents.map((content) => textIn(content, words))).size > 1)
    .toSorted((one, other) => rankOf(one.entry) - rankOf(other.entry));
}

function textIn(content: FieldContent | null, words: FieldWords): string {
  return content ? textOfContent(content, words) : '';
}

function rankOf(entry: FieldEntry): number {
  return FIELD_GROUPS.indexOf(fieldGroupOf(entry));
}
