/** A possible value of a field. */
export interface FieldOption {
  key: string;
  title: string;
  unit?: string | undefined;
}

/** Title and display of a product field (spec P§3 "Field manifest entry"). */
export interface FieldEntry {
  code: string;
  title: string;
  dataType?: string | undefined;
  /** Section of the product page, such as `product_detail`. */
  informationType?: string | null | undefined;
  /** Titles of the field's possible values, in display order. */
  options?: readonly FieldOption[] | undefined;
  unit?: string | undefined;
  /** Number of decimals to which numbers are padded; they are never rounded. */
  decimals?: number | undefined;
  /** Leaves out values that the options do not name: their codes say nothing to customers. @default false */
  hidesCodes?: boolean | undefined;
  /** Access by industry. */
  accessLevel?: readonly { industry: string; code: string }[] | undefined;
}

/** Sections whose fields are running text, shown elsewhere rather than in rows. */
const TEXT_SECTIONS: readonly unknown[] = ['description', 'contact'];

/** Whether the field is data, shown as a row of title and value. */
export function isDataField({ dataType, informationType }: FieldEntry): boolean {
  return dataType !== 'document' && dataType !== 'html' && !TEXT_SECTIONS.includes(informationType);
}

/**
 * Whether the field is internal in this industry, which a lock icon marks (spec P§6).
 *
 * @param industry code; `null` for any industry
 */
export function isInternalField(
  { accessLevel }: Pick<FieldEntry, 'accessLevel'>,
  industry: string | null,
): boolean {
  return (
    accessLevel?.some(
      (access) => access.code === 'internal' && (industry === null || access.industry === industry),
    ) ?? false
  );
}
