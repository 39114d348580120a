const CODES = ['product_industry_description', 'product_description_long', 'product_description_short'];

/**
 * Returns the code of the field that describes the product: the industry's text, else the long one, else the short one
 * (spec P§2); `null` if it has none.
 *
 * @param fields by code; the industry's values override the product's own
 */
export function chooseDescription(fields: Readonly<Record<string, unknown>>): string | null {
  return CODES.find((code) => isText(fields[code])) ?? null;
}

/** Returns the short description for a product's head; `null` if it is the only one, which describes the product below. */
export function leadOf(fields: Readonly<Record<string, unknown>>): string | null {
  const { product_description_short: short } = fields;
  return isText(short) && chooseDescription(fields) !== 'product_description_short' ? short : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
