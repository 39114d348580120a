import { assetTypes, type DocumentCategory, documentCategories } from '../../../data/assets/asset-types.ts';
import { isOpenType } from '../../catalogue/open-manifest.ts';
import { assetTypeList } from '../../catalogue/packed-assets.ts';
import type { Viewer } from '../../context.ts';

/** Bits of the asset types that searches list (spec P§9). */
export const searchableTypes = bitsOf(assetTypeList.filter((type) => assetTypes[type].availableInSearch));

/** One bit per asset type, by its number. */
export function bitsOf(types: readonly string[]): number {
  return types.reduce((bits, type) => bits | (1 << assetTypeList.indexOf(type as never)), 0);
}

/** Bits of the types in any of the categories. */
export function bitsOfCategories(categories: readonly string[]): number {
  return bitsOf(assetTypeList.filter((type) => categories.includes(assetTypes[type].category)));
}

/** The values of a document facet with the types that each stands for; those of internal types are for staff. */
export function assetFacetValues(
  facet: string,
  viewer: Viewer,
): { key: string; title: string; types: number }[] {
  if (facet === 'asset_category') {
    return Object.entries(documentCategories)
      .map(([key, title]) => ({
        key,
        title,
        types: bitsOfCategories([key as DocumentCategory]) & searchableTypes,
      }))
      .filter(({ types }) => types !== 0);
  }
  return assetTypeList
    .filter((type) => assetTypes[type].availableInSearch && isOpenType(type, viewer))
    .map((type) => ({ key: type, title: assetTypes[type].title, types: bitsOf([type]) }));
}
