import { expect, it } from 'vitest';
import { readProps } from '../../../../../../demo/server/pages/gallery/set-up/read-props.ts';
import { propFields } from '../../../../../../scripts/schema/prop-fields.ts';
import { contracts } from '../../../../../../widgets/contracts.ts';

const island = (name: string) => {
  const found = contracts.find((contract) => contract.name === name);
  if (!found) throw new Error(name);
  return found;
};
const listing = island('search-listing');
const read = (query: string, of = listing) => readProps(of, propFields(of), new URLSearchParams(query));

it('reads each kind of field', () => {
  expect(
    read(
      'p.mode=sheets&p.title= Red &p.types=&p.types=assets&p.types=pigments&p.facets=c, i&p.size=12&p.url=false&p.filters={"i":"coatings"}',
    ),
  ).toEqual({
    props: {
      ...{ mode: 'sheets', title: 'Red', types: ['assets', 'pigments'], facets: ['c', 'i'] },
      ...{ size: 12, url: false, filters: { i: 'coatings' } },
    },
    faults: {},
  });
});

it('leaves out what stands at its default, and empty fields', () => {
  expect(read('p.mode=search&p.types=&p.types=pigments&p.size=24&p.title=&p.filters={}&p.sort=')).toEqual({
    props: {},
    faults: {},
  });
});

it.each([
  ['p.size=2400', 'size', 'Must be at most 1000, but is 2400.'],
  ['p.size=many', 'size', 'Must be a number, but is “many”.'],
  ['p.types=', 'types', 'Must be of length at least 1, but is 0.'],
  ['p.view=tiles', 'view', 'Must be ("list" | "grid" | "table"), but is "tiles".'],
  ['p.productPage=/product', 'productPage', 'Must be text with "{id}" in it, but is "/product".'],
  ['p.filters={"i":1}', 'filters', 'Must be (string | Array) at filters.i, but is 1.'],
])('names what is wrong with %s, and leaves it out', (query, name, fault) => {
  const { props, faults } = read(`p.title=Kept&${query}`);
  expect(props).toEqual({ title: 'Kept' });
  expect(faults).toEqual({ [name]: fault });
});

it('says where JSON breaks', () => {
  expect(read('p.filters={"i":').faults.filters).toMatch(/^Must be JSON: /);
});

it('says that a prop is required', () => {
  expect(read('', island('product-detail')).faults).toEqual({ productId: 'This prop is required.' });
});
