type Fields = Readonly<Record<string, unknown>>;

/**
 * Lays a product's fields of one industry over its own; what the industry leaves empty overwrites nothing (decision
 * B12). The objects that hold the fields of the single industries are left out.
 *
 * @param industries codes of the product's industries
 * @param industry code; no industry's fields are laid over where it is none of the product's (decision B4)
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
