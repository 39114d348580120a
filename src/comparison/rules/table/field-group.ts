import type { FieldEntry } from '../../../domain/fields/field-entry.ts';

/** Groups of fields in the order in which a formulator decides; colours come before them. */
export const FIELD_GROUPS = [
  'fastness',
  'application',
  'identity',
  'specific_requirements',
  'sustainability',
  'regulatory_info',
  'other',
  'internal_info',
] as const;

/** Code of a group of fields. */
export type FieldGroupCode = (typeof FIELD_GROUPS)[number];

/** Codes of resistances, of products as of technical properties. */
export const FASTNESS: ReadonlySet<string> = new Set([
  'light_fastness',
  'light_fastness_astm',
  'weather_fastness',
  'fastness',
  'heat_stability',
  'migration_resistance',
]);

/** What the product is, whatever it is used for. */
const IDENTITY: ReadonlySet<string> = new Set([
  'color_space',
  'product_group',
  'brand',
  'color_index',
  'constitution_number',
  'composition',
  'cas_number',
  'chemistry',
  'chemical_class',
  'tag',
  'topic',
]);

/** Where the product may be sold. */
const REGIONS: ReadonlySet<string> = new Set(['availableRegions', 'regional_marketing_advice']);

/** Returns the group of a field: by its code where its kind is too wide, else by its kind. */
export function fieldGroupOf({ code, informationType }: FieldEntry): FieldGroupCode {
  if (FASTNESS.has(code)) return 'fastness';
  if (IDENTITY.has(code)) return 'identity';
  if (REGIONS.has(code)) return 'regulatory_info';
  if (informationType === 'product_detail' || informationType === 'technical_info') return 'application';
  return FIELD_GROUPS.find((group) => group === informationType) ?? 'other';
}
