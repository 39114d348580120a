import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { type FieldEntry, isInternalField } from '../../../domain/fields/field-entry.ts';
import { orderFields } from '../../../domain/fields/order-fields.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';

/** One field of a product with its value. */
export interface FieldRow {
  entry: FieldEntry;
  content: FieldContent;
  /** Marked by a lock (spec P§6). */
  isInternal: boolean;
}

/** The product's fields, and the viewer. */
export interface FieldFacts {
  manifest: readonly FieldEntry[];
  /** By code; the industry's values override the product's own. */
  fields: Readonly<Record<string, unknown>>;
  /** Code; `null` for all industries. */
  industry: string | null;
  isInternalUser: boolean;
}

/**
 * Lists the filled fields of one section of the product page, in their order (spec P§9).
 *
 * @param informationType such as `product_detail`
 */
export function fieldRows(
  informationType: string,
  { manifest, fields, industry, isInternalUser }: FieldFacts,
): FieldRow[] {
  const own = manifest.filter((entry) => entry.informationType === informationType);
  return orderFields(own).flatMap((entry) => {
    const content = readFieldContent(fields[entry.code], entry);
    const isInternal = isInternalField(entry, industry);
    return content && (isInternalUser || !isInternal) ? { entry, content, isInternal } : [];
  });
}
