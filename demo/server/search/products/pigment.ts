import { labToRgb } from '../../../data/base/color.ts';
import type { Fields } from '../../../data/fields/values.ts';
import type { IndustryCode } from '../../../data/industries.ts';
import { internalFields } from '../../../data/manifest/field-manifest.ts';
import type { Product } from '../../../data/product.ts';
import { fullShadeIn } from '../../../data/product-color.ts';
import { technicalProperties } from '../../../data/technical/technical-properties.ts';
import { isInternal } from '../../base/access.ts';
import type { Viewer } from '../../base/context.ts';
import type { StoredAsset } from '../../catalogue/stored-asset.ts';

/** Inputs of a pigment's response. */
export interface PigmentSources {
  product: Product;
  /** Those that the viewer may see. */
  assets: readonly StoredAsset[];
  viewer: Viewer;
  /** Address of an asset by its id. */
  urlOf: (assetId: string) => string;
  industry: IndustryCode | undefined;
}

/**
 * A product as the product page gets it (spec P§3 "Pigment"): fields of one industry lie under
 * its code. Fields that the viewer may not see are left out.
 */
export function pigmentOf(sources: PigmentSources): Record<string, unknown> {
  const { product, viewer, industry } = sources;
  const visible = assetsFor(industry, sources.assets);
  const preview = visible.find(({ angle }) => angle === '15');
  const internal = isInternal(viewer);
  return {
    id: product.id,
    uid: `pigments::${product.id}`,
    prd: product.prd,
    product_name: product.name,
    isActive: product.isActive,
    isInternal: product.isInternal,
    createdDate: product.createdDate,
    industries: product.industries,
    ...openFields(product.fields, internal),
    ...(product.brandDescription ? { brand_description: product.brandDescription } : {}),
    ...(product.shortDescription ? { product_description_short: product.shortDescription } : {}),
    ...(product.longDescription ? { product_description_long: product.longDescription } : {}),
    ...(industry
      ? { product_industry_description: product.byIndustry[industry]?.product_industry_description }
      : {}),
    ...(product.ulProspectorLink ? { ul_prospector_link: product.ulProspectorLink } : {}),
    ...(product.color ? { color_values: colorValues(product, visible, industry) } : {}),
    ...(product.successor ? { successor: product.successor } : {}),
    ...(preview ? { stackPreviewImage: { url: sources.urlOf(preview.id) } } : {}),
    assets: visible,
    technicalProperties: technicalProperties(product, industry),
    ...Object.fromEntries(
      Object.entries(product.byIndustry).map(([code, fields]) => [code, openFields(fields, internal)]),
    ),
  };
}

/** The same with the fields of one industry laid over the product's own; null overwrites nothing (decision B12). */
export function flatPigmentOf(sources: PigmentSources & { industry: IndustryCode }): Record<string, unknown> {
  const { product, industry, viewer } = sources;
  const own = Object.entries(openFields(product.byIndustry[industry] ?? {}, isInternal(viewer)));
  const pigment = Object.entries(pigmentOf(sources)).filter(
    ([key]) => !Object.hasOwn(product.byIndustry, key),
  );
  return Object.fromEntries([...pigment, ...own.filter(([, value]) => value !== null)]);
}

/** The full shade of a product, with the asset of its chip. */
export function colorValues(
  product: Product,
  assets: readonly StoredAsset[],
  industry: IndustryCode | undefined,
): Record<string, unknown> {
  const chip = assets.find(({ type }) => type === 'image_color_chip');
  return { ...labToRgb(fullShadeIn(product, industry)), image: chip?.id ?? null };
}

/** The assets of an industry, or of all. */
export function assetsFor(industry: IndustryCode | undefined, assets: readonly StoredAsset[]): StoredAsset[] {
  return assets.filter(
    ({ industries }) => !industry || industries.length === 0 || industries.includes(industry),
  );
}

function openFields(fields: Fields, internal: boolean): Fields {
  if (internal) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([code]) => !internalFields.has(code)));
}
