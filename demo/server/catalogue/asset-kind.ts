import type { AccessLevel, Asset } from '../../data/assets/asset.ts';
import type { AssetType } from '../../data/assets/asset-types.ts';
import { accessOfAsset } from './access-of-asset.ts';

/** Facts that decide who finds a document and by which filters, except for product and date. */
export interface AssetKind {
  type: AssetType;
  accessLevel: AccessLevel;
  /** Codes; none means all. */
  industries: readonly string[];
}

/** An asset's kind as text, such as `brochure/public/coatings,plastics`: half a million assets share some 300. */
export function kindOfAsset(asset: Asset): string {
  return [asset.type, accessOfAsset(asset), asset.industries.join(',')].join('/');
}

/** Reads a kind from its text. */
export function readKind(text: string): AssetKind {
  const [type, accessLevel, industries = ''] = text.split('/');
  return {
    type: type as AssetType,
    accessLevel: accessLevel as AccessLevel,
    industries: industries.split(',').filter(Boolean),
  };
}
