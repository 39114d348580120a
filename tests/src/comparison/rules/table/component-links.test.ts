import { expect, test } from 'vitest';
import { componentLinks } from '../../../../../src/comparison/rules/table/component-links.ts';

const place = { productPage: '/product/{id}', industry: 'coatings', page: 'https://portal.example/compare' };
const linksOf = (link?: string) =>
  componentLinks([{ uid: 'pigments::p-1', productName: 'Violet', link }], place);

test("the editors' link is taken where it stays on this site (decision B25)", () => {
  expect(linksOf('/violet')).toEqual([
    { key: 'pigments::p-1', href: 'https://portal.example/violet', title: 'Violet' },
  ]);
});

test.each([undefined, 'https://evil.example/', 'javascript:alert(1)'])(
  '%s leads to the product instead',
  (link) => expect(linksOf(link)[0]?.href).toBe('/product/p-1?i=coatings'),
);
