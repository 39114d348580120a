import type { AccessLevel } from '../assets/asset.ts';
import type { DocumentCategory } from '../assets/asset-types.ts';

/** Sections of the product page that a field may belong to. */
export const informationTypes = [
  'product_detail',
  'specific_requirements',
  'regulatory_info',
  'sustainability',
  'technical_info',
  'internal_info',
  'description',
  'contact',
] as const;

/** How a field's values are to be read. */
export const dataTypes = [
  'string',
  'number',
  'boolean',
  'list',
  'ranked_list',
  'nested_list',
  'map',
  'range',
  'html',
] as const;

/** Access to a field or asset type in one industry; the lowest weight is the most restrictive. */
export interface ManifestAccess {
  industry: string;
  code: AccessLevel;
  weight: number;
}

/** Title and presentation of a field or asset type (spec P§3 "Field manifest entry"). */
export interface ManifestEntry {
  code: string;
  title: string;
  dataType: (typeof dataTypes)[number] | 'document';
  informationType: (typeof informationTypes)[number] | null;
  documentCategory?: DocumentCategory;
  availableInSearch: boolean;
  accessLevel: ManifestAccess[];
  options?: { key: string; title: string }[];
  /** Names of the options' properties for key and unit. */
  optionsConfig?: { code: string; unit: string | null };
  unit?: string;
}

const weights: Record<AccessLevel, number> = {
  internal: 10,
  restricted: 20,
  public_restricted: 30,
  public: 40,
};

/** Returns the same access for all industries. */
export function accessIn(codes: readonly string[], code: AccessLevel): ManifestAccess[] {
  return codes.map((industry) => ({ industry, code, weight: weights[code] }));
}
