import { type AssetType, assetTypes } from '../assets/asset-types.ts';
import { industryCodes } from '../industries.ts';
import { accessIn, type ManifestEntry } from './manifest-entry.ts';

/** The asset types. Halal and vegan documents are public in the food industry. */
export const documentManifest: readonly ManifestEntry[] = Object.entries(assetTypes).map(
  ([code, { title, category, availableInSearch, accessLevel }]) => ({
    code,
    title,
    dataType: 'document',
    informationType: null,
    documentCategory: category,
    availableInSearch,
    accessLevel: accessIn(industryCodes, accessLevel).map((access) =>
      isOpenForFood(code as AssetType) && access.industry === 'food-pharma'
        ? { ...access, code: 'public', weight: 40 }
        : access,
    ),
  }),
);

function isOpenForFood(type: AssetType): boolean {
  return type === 'halal' || type === 'vegan' || type === 'coa';
}
