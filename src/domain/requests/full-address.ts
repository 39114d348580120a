const FIELDS = ['name', 'street', 'zipCode', 'city', 'country'] as const;

type Field = (typeof FIELDS)[number];

/** Postal address as services know it, perhaps in part; the country is a code. */
export type KnownAddress = Readonly<Record<Field, string | null>>;

/** Returns an address in which what is not known is empty, as forms need it. */
export function fullAddress(address: KnownAddress): Record<Field, string> {
  const entries = FIELDS.map((field) => [field, address[field] ?? '']);
  return Object.fromEntries(entries) as Record<Field, string>;
}
