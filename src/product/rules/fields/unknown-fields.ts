import type { FieldContent } from '../../../domain/fields/field-content.ts';
import type { FieldEntry } from '../../../domain/fields/field-entry.ts';
import { readFieldContent } from '../../../domain/fields/read-field-content.ts';

/** Parts of a product that the page shows separately, and so without a manifest entry. */
const KNOWN_FIELDS = new Set([
  ...['id', 'uid', 'prd', 'product_name', 'isActive', 'isInternal', 'createdDate', 'industries', 'brand'],
  ...['assets', 'color_values', 'stackPreviewImage', 'ul_prospector_link', 'successor', 'grades'],
  ...['technicalProperties', 'advancedComparisons', 'brand_description', 'product_description_short'],
  ...['product_description_long', 'product_industry_description'],
]);

/** A field unknown to the manifest. */
export interface UnknownField {
  code: string;
  content: FieldContent;
}

/**
 * Lists the filled fields without a manifest entry, by code. Report them, and show them to internal users only: other
 * users' manifests omit internal fields.
 *
 * @param fields by code; the industry's values override the product's own
 */
export function unknownFields(
  fields: Readonly<Record<string, unknown>>,
  manifest: readonly Pick<FieldEntry, 'code'>[],
): UnknownField[] {
  const known = new Set(manifest.map(({ code }) => code));
  return Object.keys(fields)
    .filter((code) => !known.has(code) && !KNOWN_FIELDS.has(code))
    .toSorted()
    .flatMap((code) => {
      const content = readFieldContent(fields[code], { code });
      return content ? { code, content } : [];
    });
}
