const FIELDS = ['name', 'street', 'zipCode', 'city', 'country'] as const;

type Field = (typeof FIELDS)[number];

/** Returns an address in which what is not known is empty, as forms need it. */
export function fullAddress(address: Readonly<Record<Field, string | null>>): Record<Field, string> {
  const entries = FIELDS.map((field) => [field, address[field] ?? '']);
  return Object.fromEntries(entries) as Record<Field, string>;
}
