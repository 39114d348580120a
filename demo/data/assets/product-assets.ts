import { between, chance, pick } from '../base/draw.ts';
import { daysBeforeEpoch } from '../base/epoch.ts';
import { randomOf } from '../base/rng.ts';
import type { IndustryCode } from '../industries.ts';
import type { Product } from '../product.ts';
import type { Asset } from './asset.ts';
import { type AssetType, angles, assetTypes } from './asset-types.ts';
import { changelogOf } from './changelog.ts';

/** Features that distinguish an asset from the others of its product. */
export interface AssetPlan {
  type: AssetType;
  locale?: string;
  industries?: IndustryCode[];
  angle?: (typeof angles)[number];
}

/** The current documents and images of a product, 10 to 25 of them. */
export function assetsOf(product: Product): Asset[] {
  return planAssets(product).map((plan, index) => makeAsset(product, plan, index));
}

/** Generates the asset at an index among those of a product. */
export function makeAsset(product: Product, plan: AssetPlan, index: number): Asset {
  const { type, locale = 'en', industries = [], angle } = plan;
  const random = randomOf('asset', product.index, `${index}`);
  const isImage = type === 'image_color_chip' || type === 'image_angle';
  const version = isImage || chance(random, 0.35) ? 1 : between(random, 1.5, 4.4);
  const age = between(random, 5, 1400);
  const { title, size } = assetTypes[type];
  return {
    id: `a-${product.id.slice(2)}-${String(index + 1).padStart(2, '0')}`,
    type,
    label: angle ? `${title} ${angle === 'as15' ? '−15' : angle}°` : title,
    version,
    locale,
    filename: filenameOf(product, plan),
    industries,
    isRootVersion: version === 1,
    size: Math.round(size * (0.97 + random() * 0.06)),
    createdDate: daysBeforeEpoch(age),
    changelog: changelogOf(type, version, randomOf('asset', product.index, `${index}.changelog`)),
    accessLevel: chance(random, 0.7) ? assetTypes[type].accessLevel : null,
    angle: angle ?? null,
  };
}

function filenameOf(product: Product, { type, locale = 'en', angle, industries }: AssetPlan): string {
  if (angle) return `${product.prd}_${angle}.png`;
  if (type === 'image_color_chip') return `${product.prd}_chip.png`;
  if (type === 'image_application') return `${product.prd}_drawdown.png`;
  if (type === 'color_data') return `COLOR_DATA_${product.prd}.csv`;
  return `${[type.toUpperCase(), product.prd, ...(industries ?? []), locale].join('_')}.pdf`;
}

function planAssets(product: Product): AssetPlan[] {
  const random = randomOf('product', product.index, 'assets');
  const has = (field: string) =>
    Object.values(product.byIndustry).some((fields) => fields[field] !== undefined);
  const always: AssetType[] = ['virtual_msds', 'reach', 'svhc', 'rohs', 'heavy_metals', 'coa'];
  const where: [AssetType, boolean][] = [
    ['food_contact', has('food_contact')],
    ['halal', has('halal')],
    ['vegan', has('vegan')],
    ['iso_16128', has('natural_origin')],
    ['zdhc', has('zdhc')],
    ['test_report', chance(random, 0.25)],
  ];
  return [
    { type: 'image_color_chip' },
    { type: 'tds', locale: 'en' },
    { type: 'tds', locale: 'de' },
    ...(chance(random, 0.3) ? [{ type: 'tds' as const, locale: pick(random, ['zh', 'pt', 'es']) }] : []),
    ...always.map((type) => ({ type })),
    ...where.filter(([, holds]) => holds).map(([type]) => ({ type })),
    ...product.industries
      .filter(() => chance(random, 0.5))
      .slice(0, 2)
      .map((code) => ({ type: 'processing_guide' as const, industries: [code] })),
    { type: 'brochure', industries: product.industries.filter(() => chance(random, 0.6)) },
    ...(product.isEffect ? angles.map((angle) => ({ type: 'image_angle' as const, angle })) : []),
  ];
}
