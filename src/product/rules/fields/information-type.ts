/** Kinds of information shown as rows of title and value (spec P§3 "Field manifest entry"). */
export const INFORMATION_TYPES = [
  'product_detail',
  'specific_requirements',
  'sustainability',
  'regulatory_info',
  'technical_info',
  'internal_info',
  'contact',
] as const;

/** A kind of information. */
export type InformationType = (typeof INFORMATION_TYPES)[number];
