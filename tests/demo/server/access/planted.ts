import type { Asset } from '../../../../demo/data/assets/asset.ts';
import type { CatalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import type { CompetitorProduct } from '../../../../demo/data/competitors/competitor-products.ts';
import type { Fields } from '../../../../demo/data/fields/values.ts';
import type { GuideFormulation } from '../../../../demo/data/formulations/guide-formulations.ts';
import type { Product } from '../../../../demo/data/product.ts';
import type { RelatedRecords } from '../../../../demo/data/related-records.ts';
import { accessOfAsset } from '../../../../demo/server/catalogue/access-of-asset.ts';

/** Words that stand in the test's catalogue only, by who may read them. */
export const planted = {
  /** Of internal products and documents; plants and advice of all products. */
  staff: [
    ...['zqname', 'zqcode', 'zqtext', 'zqbrand', 'zqclass', 'zqindex', 'zqtopic', 'zqpurpose'],
    ...['zqplant', 'zqadvice', 'zqlabel', 'zqchange'],
  ],
  /** Of formulations. */
  validated: ['zqmaterial', 'zqrecipe', 'zqmethod'],
  /** What competitors offer in place of our products. */
  rivals: ['zqmaker', 'zqrival'],
  /** Products of competitors. */
  competitors: ['zqcompany'],
} as const;

/** An open, inactive product whose successor is internal. */
export const WITH_SUCCESSOR = 'p-0314';

/** Internal products of the demo's catalogue. */
export const internalIds = ['p-0086', 'p-0140', 'p-0150', 'p-0163', 'p-0197', 'p-0232', 'p-0295'];

/** Pigments that are in internal products only. */
const ONLY_INTERNAL = new Set(['PR185', 'PR255', 'PB15:4', 'FX-SM-07']);

/** The catalogue with words planted in all that is not for everybody. */
export function plantedMaker(make: CatalogueMaker): CatalogueMaker {
  return {
    product: (index) => plantedProduct(make.product(index)),
    assets: (product) => make.assets(product).map((asset) => plantedAsset(asset, product)),
  };
}

function plantedProduct(product: Product): Product {
  const fields: Fields = {
    ...product.fields,
    production_plants: [...listOf(product.fields.production_plants), 'zqplant'],
    competitor: [{ key: 'zqmaker', value: 'Zqrival Red 1' }],
    regional_marketing_advice: { europe: 'Zqadvice: offer it first.' },
  };
  const known = { ...product, fields };
  if (product.id === WITH_SUCCESSOR)
    return { ...known, successor: { id: 'p-0086', product_name: 'Zqname Yellow 86' } };
  return product.isInternal ? asSecret(known) : known;
}

function asSecret(product: Product): Product {
  const number = product.id.slice(-2);
  const application = [{ key: 'zqpurpose', hierarchy: 'recommended' as const }];
  const named = (text: string) => `${text.replaceAll(product.name, `Zqname ${number}`)} Zqtext.`;
  return {
    ...product,
    prd: `zqcode${number}`,
    name: `Zqname ${product.name.split(' ')[1]} ${number}`,
    shortDescription: named(product.shortDescription),
    longDescription: named(product.longDescription),
    brandDescription: named(product.brandDescription),
    fields: {
      ...product.fields,
      brand: 'Zqbrand',
      chemical_class: 'Zqclass',
      ...(ONLY_INTERNAL.has(product.base) ? { color_index: 'C.I. Zqindex 1' } : {}),
      topic: ['zqtopic'],
    },
    byIndustry: Object.fromEntries(
      Object.entries(product.byIndustry).map(([code, own]) => {
        const text = named(String(own.product_industry_description));
        return [code, { ...own, product_industry_description: text, application }];
      }),
    ),
  };
}

function plantedAsset(asset: Asset, { isInternal }: Product): Asset {
  if (!isInternal && accessOfAsset(asset) !== 'internal') return asset;
  return {
    ...asset,
    label: `${asset.label} Zqlabel`,
    filename: `zqlabel-${asset.filename}`,
    changelog: `Zqchange. ${asset.changelog}`,
  };
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Raw materials and recipes with planted words. */
export function plantedGuides<
  Guides extends { rawMaterials: Record<string, { title: string }>; guideFormulations: GuideFormulation[] },
>(guides: Guides): Guides {
  const materials = Object.entries(guides.rawMaterials).map(([key, material]) => [
    key,
    { ...material, title: `${material.title} zqmaterial` },
  ]);
  return {
    ...guides,
    rawMaterials: Object.fromEntries(materials),
    guideFormulations: guides.guideFormulations.map((guide) => ({
      ...guide,
      title: `${guide.title} zqrecipe`,
      method: guide.method.map(([title, text]) => [title, `${text} Zqmethod.`]),
    })),
  };
}

/** Records in which an internal product has got among the others. */
export function plantedRecords(records: RelatedRecords, products: readonly Product[]): RelatedRecords {
  const secret = products.find(({ isInternal }) => isInternal);
  if (!secret) throw new Error('No product of the catalogue is internal.');
  return {
    ...records,
    advancedComparisons: records.advancedComparisons.map((each, place) => {
      if (place % 4 !== 0) return each;
      const title = `${each.title}, ${secret.name}`;
      const content = `${each.content}<p>${secret.name} is best.</p>`;
      return { ...each, title, content, productIds: [...each.productIds.slice(0, 3), secret.id] };
    }),
    formulations: records.formulations.map((each, place) => {
      const [first, ...others] = each.parts;
      if (place % 8 !== 0 || !first) return each;
      const part = { ...first, key: secret.id, productId: secret.id, title: secret.name };
      return { ...each, title: `${each.title} and ${secret.name}`, parts: [part, ...others] };
    }),
  };
}

export function plantedCompetitors(products: readonly CompetitorProduct[]): CompetitorProduct[] {
  return products.map((product) => ({ ...product, company: 'Zqcompany' }));
}
