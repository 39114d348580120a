import { describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { measuredIn } from '../../../../demo/data/technical/technical-properties.ts';
import { fullShade } from '../../../../demo/server/catalogue/full-shade.ts';

const maker = catalogueMaker();
const products = Array.from({ length: 300 }, (_, index) => maker.product(index));

describe('fullShade', () => {
  it('is the masstone that the page of the product shows for its first medium', () => {
    const [first] = products;
    if (!first) throw new Error('no product');
    const shown = measuredIn(first, 'coatings', 'alkyd').filter(
      ({ applicationType }) => applicationType === 'masstone',
    );
    const at = (type: string) => shown.find(({ propertyType }) => propertyType === type)?.value;
    expect(fullShade(first)).toEqual({ L: at('lightness'), a: at('a'), b: at('b') });
  });

  it('is none of effect pigments, and none of products for printing alone', () => {
    const effects = products.filter(({ isEffect }) => isEffect);
    expect(effects.length).toBeGreaterThan(0);
    for (const product of effects) expect(fullShade(product)).toBeUndefined();
    const [pigment] = products;
    if (pigment) expect(fullShade({ ...pigment, industries: ['printing'] })).toBeUndefined();
  });
});
