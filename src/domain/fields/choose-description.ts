const CODES = ['product_industry_description', 'product_description_long', 'product_description_short'];

/**
 * Returns the code of the field that describes the product: the industry's text, else the long one, else the short one
 * (spec P§2); `null` if it has none.
 *
 * @param fields by code; the industry's values override the product's own
 */
export function chooseDescription(fields: Readonly<Record<string, unknown>>): string | null {
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
  return CODES.find((code) => isText(fields[code])) ?? null;
}
