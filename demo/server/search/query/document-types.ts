import { type AssetType, assetTypes, documentCategories } from '../../../data/assets/asset-types.ts';
import type { Viewer } from '../../base/context.ts';
import { isOpenType } from '../../catalogue/open-manifest.ts';

/** Every type of document and image. */
export const everyType: ReadonlySet<AssetType> = new Set(Object.keys(assetTypes) as AssetType[]);

/** The types that searches list (spec P§9). */
export const searchableTypes: ReadonlySet<AssetType> = new Set(
  [...everyType].filter((type) => assetTypes[type].availableInSearch),
);

/** Types of documents that are allowed: those chosen, and those of the categories chosen. */
export function allowedTypes(
  types: readonly string[],
  categories: readonly string[],
): ReadonlySet<AssetType> {
  if (types.length + categories.length === 0) return searchableTypes;
  const isChosen = (type: AssetType) =>
    types.includes(type) || categories.includes(assetTypes[type].category);
  return new Set([...searchableTypes].filter(isChosen));
}

/** The values of a document facet with the types that each stands for; those of internal types are for staff. */
export function documentFacetValues(
  facet: string,
  viewer: Viewer,
): { key: string; title: string; types: AssetType[] }[] {
  const types = [...searchableTypes];
  if (facet === 'asset_category') {
    return Object.entries(documentCategories)
      .map(([key, title]) => ({
        key,
        title,
        types: types.filter((type) => assetTypes[type].category === key),
      }))
      .filter((value) => value.types.length > 0);
  }
  return types
    .filter((type) => isOpenType(type, viewer))
    .map((type) => ({ key: type, title: assetTypes[type].title, types: [type] }));
}
