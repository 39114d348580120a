type Fields = Readonly<Record<string, unknown>>;

/**
 * Merges a product's fields for one industry into its own; empty ones override nothing (decision B12). The objects with
 * the fields of the industries are left out.
 *
 * @param industries codes of the product's industries
 * @param industry code; ignored if it is not one of the product's (decision B4)
 */
export function fieldsOfIndustry(
  fields: Fields,
  industries: readonly string[],
  industry: string | null,
): Fields {
  const entries = Object.entries(fields);
  const own = entries.filter(([code]) => !industries.includes(code));
  const [, added] = entries.find(([code]) => code === industry && industries.includes(code)) ?? [];
  const filled = isRecord(added) ? Object.entries(added).filter(([, value]) => value != null) : [];
  return Object.fromEntries([...own, ...filled]);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
