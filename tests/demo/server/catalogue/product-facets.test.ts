import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { productFacets } from '../../../../demo/server/catalogue/product-facets.ts';

const { product } = catalogueMaker();

it('finds no product by a use that it is not recommended for', () => {
  const markets = productFacets(product(310), []).get('c_i') ?? [];
  expect(markets.length).toBeGreaterThan(0);
  expect(markets.map(({ key }) => key)).not.toContain('marine');
});

it('offers no code that nothing names', () => {
  const of = (form: string) => {
    const red = product(0);
    return productFacets({ ...red, fields: { ...red.fields, form }, byIndustry: {} }, []).get('f');
  };
  expect(of('new_slurry')).toEqual([]);
  expect(of('Slurry of 40 %')).toEqual([{ key: 'Slurry of 40 %', title: 'Slurry of 40 %' }]);
});

it('finds a product without fields by its industry alone', () => {
  const held = [...productFacets(product(300), [])].filter(([, values]) => values.length > 0);
  expect(held).toEqual([['i', [{ key: 'coatings', title: 'Coatings' }]]]);
});
