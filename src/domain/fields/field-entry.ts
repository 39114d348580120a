/** What a field of products is called and how it is shown (spec P§3 "Field manifest entry"). */
export interface FieldEntry {
  code: string;
  title: string;
  dataType?: string | undefined;
  /** Section of the product page, such as `product_detail`. */
  informationType?: string | null | undefined;
  /** Titles of the values that the field may hold, in the order in which they are shown. */
  options?: readonly { key: string; title: string }[] | undefined;
  unit?: string | undefined;
  /** Access by industry. */
  accessLevel?: readonly { industry: string; code: string }[] | undefined;
}

/** Sections whose fields are running text with a place of its own, not data to be put into rows. */
const TEXT_SECTIONS: readonly unknown[] = ['description', 'contact'];

/** The field is data: it is shown as a row of title and value. */
export function isDataField({ dataType, informationType }: FieldEntry): boolean {
  return dataType !== 'document' && dataType !== 'html' && !TEXT_SECTIONS.includes(informationType);
}

/** In this industry the field is for internal eyes, which a lock marks (spec P§6). */
export function isInternalField({ accessLevel }: FieldEntry, industry: string): boolean {
  return accessLevel?.some((access) => access.industry === industry && access.code === 'internal') ?? false;
}
