import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../demo/data/catalogue-maker.ts';
import { variantAt } from '../../../demo/data/fields/variant.ts';
import { readBases } from '../../../demo/data/pigments/bases.ts';
import type { Product } from '../../../demo/data/product.ts';
import { productId, productName, productNumber } from '../../../demo/data/product-name.ts';
import { makeRelatedRecords } from '../../../demo/data/related-records.ts';
import { technicalProperties } from '../../../demo/data/technical/technical-properties.ts';
import { canonicalJson } from './canonical-json.ts';
import { firstProducts } from './first-products.ts';

const maker = catalogueMaker();
const products = firstProducts(300);
const industryTextsOf = ({ byIndustry }: Product) =>
  Object.values(byIndustry).map((fields) => String(fields.product_industry_description));

/** Of the first 300 products all, of the rest every tenth: they are made alike, and the test stays quick. */
function fingerprint(scale: number): string {
  const hash = createHash('sha256');
  for (let index = 0; index < scale; index += index < 300 ? 1 : 10) {
    const product = maker.product(index);
    hash.update(canonicalJson([product, maker.assets(product)]));
    if (index % 50 === 0) hash.update(canonicalJson(technicalProperties(product)));
  }
  hash.update(canonicalJson(makeRelatedRecords(products, scale)));
  return hash.digest('hex');
}

describe('catalogue', () => {
  it('is the same on every machine, 300 products', () => {
    expect(fingerprint(300)).toMatchInlineSnapshot(
      `"35ee54be4e4cd500f98f0b94623396a9bccc954e6e167cdac2b126933eefcb97"`,
    );
  });

  it('is the same on every machine, 30,000 products', { timeout: 60_000 }, () => {
    expect(fingerprint(30_000)).toMatchInlineSnapshot(
      `"78b798e5bfeb9d4380e3b55e83b7f04c86c9fd8d676457c5c6957447043e95ed"`,
    );
  });

  it('names and numbers no two products alike', () => {
    const bases = readBases();
    const all = Array.from({ length: 30_000 }, (_, index) => index);
    const names = new Set(all.map((index) => productName(variantAt(index, bases))));
    const numbers = new Set(all.map(productNumber));
    expect([names.size, numbers.size]).toEqual([30_000, 30_000]);
    expect([...numbers].every((number) => /^\d{6}$/.test(number))).toBe(true);
    expect([productId(0), productId(9999)]).toEqual(['p-0001', 'p-10000']);
  });

  it('holds no placeholder in its texts', () => {
    for (const product of products) {
      const { shortDescription, brandDescription } = product;
      for (const text of [shortDescription, brandDescription, ...industryTextsOf(product)]) {
        expect(text, product.id).not.toMatch(/undefined|null|NaN|\{|\}|<| {2}|\.\./);
        expect(text, product.id).toMatch(/\.$/);
      }
    }
  });

  it('describes products in words of their own', () => {
    expect(new Set(products.map(({ longDescription }) => longDescription)).size).toBe(300);
    const industryTexts = products.flatMap(industryTextsOf);
    // Products share sentences, as product literature does, but hardly ever whole texts.
    expect(new Set(industryTexts).size / industryTexts.length).toBeGreaterThan(0.98);
  });
});
