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
      `"2c28af0623990bfef7836e81b517b6df7f8ea492c9295749d9ad18a914475b9b"`,
    );
  });

  it('is the same on every machine, 30,000 products', { timeout: 60_000 }, () => {
    expect(fingerprint(30_000)).toMatchInlineSnapshot(
      `"ae83d1fe955c31a5e1609fe53477aaff74757aa5bf476ebdb845dab08bb81101"`,
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
