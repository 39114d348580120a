import { expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { identityOf, productHit } from '../../../../demo/server/catalogue/product-hit.ts';

const red = catalogueMaker().product(0);
const withFields = (fields: object) => ({ ...red, fields: { ...red.fields, ...fields } });

it('calls options by their titles, and leaves out codes that nothing names', () => {
  expect(identityOf(red).transparency_title).toBe('Semi-opaque');
  expect(identityOf(withFields({ transparency: 'half_way' }))).not.toHaveProperty('transparency_title');
  expect(productHit(withFields({ product_group: 'new_group' }), [])).not.toHaveProperty(
    'product_group_title',
  );
});
