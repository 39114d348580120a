import { expect, test } from 'vitest';
import type { ProductHit } from '../../../../src/domain/search/search-hit.ts';
import { clearProduct } from '../../../../widgets/safety-sheet-finder/rules/clear-product.ts';

const hit = (id: string, prd: string, product_name: string) =>
  ({
    id,
    prd,
    product_name,
    resultType: 'pigments',
    industries: [],
    isActive: true,
    isInternal: false,
  }) as ProductHit;

const red = hit('p-1', '400312', 'Rubelis Red 254');
const grade = hit('p-2', '400313', 'Rubelis Red 254 HT');
const blue = hit('p-3', '400314', 'Cyanor Blue');
const namesake = hit('p-4', '400315', 'Cyanor Blue');

test.each<[string, string, ProductHit[], number, ProductHit | undefined]>([
  ['nothing found', 'x', [], 0, undefined],
  ['the only one, whatever it was found by', 'PR254', [red], 1, red],
  ['one of many, of which the service gives only one', 'red', [red], 12, undefined],
  ['several', 'PR254', [red, grade], 2, undefined],
  ['the name of one, in other letters', 'rubelis RED 254 ', [red, grade], 2, red],
  ['the product code of one', '400313', [red, grade], 2, grade],
  ['the id of one', 'p-2', [red, grade], 14, grade],
  ['a name that two have', 'Cyanor Blue', [blue, namesake], 2, undefined],
])('takes a product where there is no doubt: %s', (_, term, found, total, expected) => {
  expect(clearProduct(term, { found, total })).toBe(expected);
});
