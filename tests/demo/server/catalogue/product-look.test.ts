import { describe, expect, it } from 'vitest';
import { catalogueMaker, DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import { technicalCatalogue } from '../../../../demo/data/technical/property-catalogue.ts';
import { technicalProperties } from '../../../../demo/data/technical/technical-properties.ts';
import { productLooks } from '../../../../demo/server/catalogue/product-look.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { mainColors } from '../../../../src/product/rules/colors/main-colors.ts';

describe('productLooks', () => {
  it('shows the colours that the product page shows, in each industry', () => {
    const maker = catalogueMaker();
    let checked = 0;
    for (let index = 0; index < DEFAULT_SCALE; index++) {
      const product = maker.product(index);
      const looks = productLooks(product);
      expect(Object.keys(looks)).toEqual(product.industries);
      for (const industry of product.industries) {
        const main = mainColors(technicalProperties(product, industry), technicalCatalogue);
        const { medium, masstone, tint, lab } = looks[industry] ?? {};
        const { L, a, b } = main?.masstone.measured ?? {};
        expect({ medium, masstone, tint, lab }, `${product.id} in ${industry}`).toEqual({
          medium: main?.medium,
          masstone: main && hexNotation(main.masstone.color),
          tint: main?.tint && hexNotation(main.tint.color),
          lab: product.isEffect || L === undefined ? undefined : { L, a, b },
        });
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  it('gives the fastness measured there, and an effect pigment’s colours by angle', () => {
    const { product } = catalogueMaker();
    expect(productLooks(product(0)).coatings).toMatchObject({ light_fastness: '8', heat_stability: 280 });
    expect(productLooks(product(0)).coatings).not.toHaveProperty('angles');
    expect(productLooks(product(8)).coatings?.angles).toHaveLength(5);
    expect(productLooks(product(8)).coatings).not.toHaveProperty('lab');
  });
});
